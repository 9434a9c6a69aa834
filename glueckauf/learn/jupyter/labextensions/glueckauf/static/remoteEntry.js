// The door by which JupyterLab comes in. It expects what a bundler would have made: an object with `init`, which is given
// the modules that JupyterLab shares, and `get`, which gives a factory of the extension. Nothing here is built: the
// modules beside this file are loaded as they are.

(() => {
  const here = document.currentScript.src;
  let scope;

  // A module of JupyterLab's own. Other extensions may bring copies; the one that runs is JupyterLab's.
  async function shared(name) {
    const versions = Object.values(scope[name]);
    const own = versions.find((version) => version.from.startsWith("@jupyterlab/application-top")) ?? versions[0];
    return (await own.get())();
  }

  window._JUPYTERLAB = window._JUPYTERLAB || {};
  window._JUPYTERLAB.glueckauf = {
    init(given) {
      scope = given;
    },
    async get() {
      const { makePlugin } = await import(new URL("plugin.js", here));
      const plugin = await makePlugin(shared);
      return () => ({ __esModule: true, default: plugin });
    },
  };
})();

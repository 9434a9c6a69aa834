// Soft tones, and whether they are wanted.

const SOUND = "glueckauf-sound"; // in the browser's own storage: whether it is wanted

/** Soft tones, only where they are wanted. */
class Chimes {
  constructor() {
    this.wanted = stored(SOUND) === "on";
  }

  toggle() {
    this.wanted = !this.wanted;
    store(SOUND, this.wanted ? "on" : "off");
    if (this.wanted) this.play([660]);
  }

  play(tones) {
    const Context = window.AudioContext;
    if (!this.wanted || !Context) return;
    this.context ??= new Context();
    tones.forEach((tone, n) => {
      const start = this.context.currentTime + n * 0.14;
      const [source, loudness] = [this.context.createOscillator(), this.context.createGain()];
      source.type = "sine";
      source.frequency.value = tone;
      loudness.gain.setValueAtTime(0.0001, start);
      loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      source.connect(loudness).connect(this.context.destination);
      source.start(start);
      source.stop(start + 0.55);
    });
  }

  stop() {
    this.context?.close();
  }
}

/** The browser may refuse to remember things; then it is asked anew each time. */
function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // it lasts as long as the page
  }
}

## The design lab

// The games there are, by the names of their packages. App and command have lists of their own, of what they know of each.

export const GAMES = ['bear', 'limanowa'];

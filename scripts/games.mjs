// The games, by their packages' names. The app and the command have lists of their own, of what they know about each.

export const GAMES = ['bear', 'limanowa'];

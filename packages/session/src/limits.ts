/**
 * What the file of a match may hold, and so what a match may grow to: nine times the longest sentence and forty times the
 * longest match that random players came to. A `word` is the name of a game, a hash or a seed.
 */
export const LIMITS = { entries: 20_000, entry: 1_000, seats: 20, word: 200 } as const;

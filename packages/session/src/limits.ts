/**
 * What the file of a match may hold, and so what a match may grow to: nine times the longest sentence and forty times the
 * longest match that random players came to.
 */
export const LIMITS = { entries: 20_000, entry: 1_000 } as const;

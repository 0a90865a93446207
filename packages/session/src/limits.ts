/**
 * What a file of a match may hold, and so what a match may grow to: the longest match that random players fought has a
 * tenth of these entries, their longest sentence a third of these characters.
 */
export const LIMITS = { file: 5_000_000, entries: 20_000, entry: 1_000 } as const;

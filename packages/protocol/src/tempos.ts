import type { Pace } from './pace.ts';

// Without a schema: pages import these, and must not load the schemas with them.

/** How soon someone wants a match: at once, within the day, or over days. */
export const TEMPOS = ['live', 'today', 'days'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** The clock that each of them means. */
export const TEMPO_PACES: Readonly<Record<Tempo, Pace>> = {
  live: { kind: 'live', minutes: 15, increment: 5 },
  today: { kind: 'bank', days: 1, more: 0 },
  days: { kind: 'bank', days: 7, more: 1 },
};

/** In seconds, from the moment an opponent is found. */
export const START_SECONDS = 5;

export const REPORT_REASONS = ['insults', 'name', 'cheating', 'stalling', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

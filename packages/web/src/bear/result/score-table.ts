import { type Score, type ScoreReason, scoresOf, type Seen, type Side } from '@sandtable/bear';
import type { ToldEntry } from './told-entry.ts';

/** All that one side or both scored for one reason. */
export interface ScoreRow {
  readonly reason: ScoreReason;
  readonly vp: Readonly<Record<Side, number>>;
}

/** What was scored, by reason, the weightiest first; the sums are the score. */
export function scoreTable(seen: Seen, entries: readonly ToldEntry[]): ScoreRow[] {
  const rows = new Map<ScoreReason, Record<Side, number>>();
  for (const { reason, side, vp } of entries.flatMap(({ events }): Score[] => scoresOf(seen, events))) {
    const row = rows.get(reason) ?? { german: 0, soviet: 0 };
    row[side] += vp;
    rows.set(reason, row);
  }
  const weight = ({ vp }: ScoreRow): number => Math.abs(vp.german) + Math.abs(vp.soviet);
  return [...rows].map(([reason, vp]) => ({ reason, vp })).sort((a, b) => weight(b) - weight(a));
}

import type { ScoreReason, Side } from '@sandtable/bear';
import type { ToldEntry } from './told-entry.ts';

/** All that one side or both scored for one reason. */
export interface ScoreRow {
  readonly reason: ScoreReason;
  readonly vp: Readonly<Record<Side, number>>;
}

/** What was scored, by reason, the weightiest first; the sums are the score. */
export function scoreTable(entries: readonly ToldEntry[]): ScoreRow[] {
  const rows = new Map<ScoreReason, Record<Side, number>>();
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.key !== 'scored') continue;
    const row = rows.get(event.why) ?? { german: 0, soviet: 0 };
    row[event.side] += event.vp;
    rows.set(event.why, row);
  }
  const weight = ({ vp }: ScoreRow): number => Math.abs(vp.german) + Math.abs(vp.soviet);
  return [...rows].map(([reason, vp]) => ({ reason, vp })).sort((a, b) => weight(b) - weight(a));
}

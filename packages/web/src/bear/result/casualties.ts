import { isRumor, type Seen, type Side, sideOf, typeOf, unitName } from '@sandtable/bear';
import type { ToldEntry } from './told-entry.ts';
import { roundsOf } from './rounds.ts';

/** One that was destroyed: when, and how it was called. */
export interface Casualty {
  readonly seq: number;
  readonly round: number;
  readonly name: string;
}

export interface Losses {
  readonly lost: readonly Casualty[];
  /** Still on the map, or to come. */
  readonly left: number;
}

/** Who fell on either side, in that order, and how many are left. */
export function lossesOf(seen: Seen, entries: readonly ToldEntry[]): Readonly<Record<Side, Losses>> {
  const lost: Record<Side, Casualty[]> = { german: [], soviet: [] };
  const roundAt = roundsOf(entries);
  for (const { seq, events } of entries)
    for (const event of events) {
      if (event.key !== 'destroyed' || isRumor(typeOf(seen, event.unit))) continue;
      lost[sideOf(seen, event.unit)].push({ seq, round: roundAt(seq), name: unitName(seen, event.unit) });
    }
  const left = (side: Side): number =>
    seen.view.roster.filter((unit) => sideOf(seen, unit) === side && !isRumor(typeOf(seen, unit))).length;
  return {
    german: { lost: lost.german, left: left('german') },
    soviet: { lost: lost.soviet, left: left('soviet') },
  };
}

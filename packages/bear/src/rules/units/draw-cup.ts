import { sideOf, unitOf } from '../../model/battle.ts';
import type { Seen } from '../../model/state.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { aiSide } from './ai-side.ts';

// G5.6: AI of a generated mission that enter from an edge lie in a cup of their own.

/** G5.6a: does it lie there, now or from its round on? The truck does not (G6.2f). */
export function isForDrawCup(seen: Seen, unit: UnitId): boolean {
  const generated = seen.view.terms.solo?.generated ?? null;
  if (generated?.drawCup !== true || generated.truck?.unit === unit) return false;
  const { fate, entry } = unitOf(seen, unit);
  return fate === 'waiting' && seen.view.terms.entries[entry] !== undefined && sideOf(seen, unit) === aiSide(seen);
}

/** G5.6a, G5.6c: its round has come. */
export function isInDrawCup(seen: Seen, unit: UnitId): boolean {
  const { terms, round } = seen.view;
  return isForDrawCup(seen, unit) && (terms.entries[unitOf(seen, unit).entry]?.round ?? Infinity) <= round;
}

/** Those that can be drawn: whoever is carried comes with its carrier. */
export function drawCup(seen: Seen): UnitId[] {
  if (seen.view.terms.solo?.generated?.drawCup !== true) return [];
  return seen.view.roster.filter((unit) => unitOf(seen, unit).carrier === NONE && isInDrawCup(seen, unit));
}

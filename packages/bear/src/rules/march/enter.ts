import { unless, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { hasEnemyIn, sideOf, unitOf } from '../../model/battle.ts';
import type { Seen } from '../../model/state.ts';
import { type GroupMove, judgeGroupStep, type MoveVerbKey } from './move-group.ts';
import { bansOnUnit } from '../ground/bans.ts';
import { type MoveKey, refuse } from '../ground/reasons.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** B5.5b: so far along the edge entry may shift where an enemy stands in the way. */
const FARTHEST_SHIFT = 2;

/** B5.5: is it one that may come in by now? */
export function judgeArrival(seen: Seen, unit: UnitId): Verdict<undefined, MoveKey> {
  const { fate, entry } = unitOf(seen, unit);
  const terms = seen.view.terms.entries[entry];
  if (fate !== 'waiting' || terms === undefined) return refuse('notWaiting', { unit });
  if (terms.round > seen.view.round) return refuse('notYet', { unit, amount: terms.round });
  return unless(bansOnUnit(seen, unit));
}

/** B5.5, B5.5b: the hexes where it may come in, those beside an enemy that the viewer sees on one of them too. */
export function arrivalHexes(seen: Seen, unit: UnitId): ReadonlySet<number> {
  const side = sideOf(seen, unit);
  const hexes = new Set(seen.view.terms.entries[unitOf(seen, unit).entry]?.hexes ?? []);
  for (const hex of [...hexes]) {
    if (hasEnemyIn(seen, side, hex)) for (const other of alongTheEdge(seen, hex)) hexes.add(other);
  }
  return hexes;
}

/** The hexes at the rim of the map within so many steps along it. */
function alongTheEdge({ map }: Seen, start: number): Set<number> {
  const { neighbours } = map.ground.area;
  const beside = (hex: HexId): number[] => [...neighbours.slice(6 * hex, 6 * hex + 6)];
  const found = new Set([start]);
  for (let shift = 0; shift < FARTHEST_SHIFT; shift++) {
    for (const hex of [...found])
      for (const next of beside(hex)) if (next !== -1 && beside(next).includes(-1)) found.add(next);
  }
  return found;
}

/** May the last of a group come in here, or go on to here, and can all be paid for? B9.1.4: they come in side by side. */
export function judgeEntering(seen: Seen, group: GroupMove, to: HexId): Verdict<undefined, MoveVerbKey> {
  const others = [...group.goers];
  const last = others.pop();
  if (last === undefined) throw new Error('a group of nobody');
  if (last.path.length === 0) {
    if (!arrivalHexes(seen, last.unit).has(to)) return refuse('noEntryHex', { at: to, unit: last.unit });
    const isNear = others.some(({ path: [first = -1] }) => distanceBetween(seen.tables, first, to) <= 1);
    if (others.length > 0 && !isNear) return refuse('apartFromEntry', { at: to });
  }
  return judgeGroupStep(seen, group, to);
}

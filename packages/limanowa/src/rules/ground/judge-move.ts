import { deny, grant, type Reason, reasonOf, type Verdict } from '@sandtable/kernel';
import { rangeTo, terrainAt } from '../../board/map.ts';
import { areEnemies, heldUnit, typeOf } from '../../model/battle.ts';
import type { FieldEvent } from '../../model/event.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../../model/state.ts';
import { placeIn, type Places, standingAt } from './places.ts';
import { canReach, canReachByRoad, PLAIN, type Stride, strideOf } from './reach.ts';

/** Reasons against a move, and the terms of one that is granted. */
export const MOVE_KEYS = [
  'standsThere',
  'enemyThere',
  'taken',
  'gunsOffRoad',
  'tooFar',
  'wayBarred',
  'printedMove',
  'riding',
  'byRoad',
  'marching',
  'forced',
] as const;
export type MoveKey = (typeof MOVE_KEYS)[number];

/** L7a, L7b, L2.1b, L2.2e: may the unit end its move there? */
export function judgeMove(
  seen: Seen,
  unit: UnitId,
  to: HexId,
  places: Places,
  stride: Stride = PLAIN,
): Verdict<undefined, MoveKey> {
  if (canReach(seen, unit, to, places, stride)) return grant();
  const from = placeIn(places, unit);
  const other = standingAt(places, to);
  if (from === to) return deny('L7a', 'standsThere', { unit, at: to });
  if (other !== NONE)
    return areEnemies(seen, unit, other)
      ? deny('L7b', 'enemyThere', { unit: other, at: to })
      : deny('L2.2e', 'taken', { unit: other, at: to });
  const type = typeOf(seen, unit);
  const steps = strideOf(seen, type, stride);
  const far = rangeTo(seen.map, from, to);
  if (far <= steps && type.arm === 'artillery' && terrainAt(seen.map, to) === 'forest')
    return deny('L2.1b', 'gunsOffRoad', { unit, at: to });
  return far > steps
    ? deny('L7a', 'tooFar', { unit, at: to, amount: steps })
    : deny('L7b', 'wayBarred', { unit, at: to, amount: steps });
}

export function moveTerms(
  seen: Seen,
  unit: UnitId,
  to: HexId,
  places: Places,
  { extra, freely }: Stride = PLAIN,
): readonly Reason<MoveKey>[] {
  const { move, traits } = typeOf(seen, unit);
  const { ridingBonus, roadBonus, marchBonus } = seen.pack.ruleset;
  const terms: Reason<MoveKey>[] = [];
  const add = (rule: string, key: MoveKey, amount: number): number => terms.push(reasonOf(rule, key, { unit, amount }));
  add('L7a', 'printedMove', move);
  if (traits.includes('riding')) add('L3n', 'riding', ridingBonus);
  if (freely) add('L4e', 'marching', marchBonus);
  const forced = extra - (freely ? marchBonus : 0);
  if (forced > 0) add('L10n', 'forced', forced);
  if (canReachByRoad(seen, unit, to, places, { extra, freely })) add('L2.1e', 'byRoad', roadBonus);
  return terms;
}

type MovedAs = Extract<FieldEvent, { readonly key: 'moved' }>['as'];

export function moveUnit(held: Held, unit: UnitId, to: HexId, as: MovedAs, rule: string, io: LimanowaIo): void {
  const moving = heldUnit(held, unit);
  const from = moving.at;
  moving.at = to;
  io.emit({ rule, key: 'moved', unit, from, to, as });
}

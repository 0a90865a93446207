import { deny, grant, type Slot, type Verdict } from '@sandtable/kernel';
import { placeOf, terrainAt } from '../board/map.ts';
import { corpsOf, typeOf, unitOf } from '../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { LimanowaWord } from '../model/word.ts';
import { isNextToEnemy, placesOf, standingAt } from '../rules/ground/places.ts';
import { hexKind, unitKind } from '../rules/word-kinds.ts';
import type { PlanKey } from './reasons.ts';

// L10f: a lost core unit comes back with 1 RP to a free hex of its side's edges, not next to an enemy (L12c).

function judgeReturning(seen: Seen, unit: UnitId): Verdict<undefined, PlanKey> {
  const { corps, at } = unitOf(seen, unit);
  if (corps !== seen.view.turn.corps) return deny('L6a', 'notYours', { unit });
  if (at !== NONE) return deny('L10f', 'notLost', { unit });
  return typeOf(seen, unit).rank === 'core' ? grant() : deny('L10f', 'notCore', { unit });
}

function judgeEdge(seen: Seen, unit: UnitId, hex: HexId): Verdict<undefined, PlanKey> {
  const places = placesOf(seen);
  if (!isOnEdge(seen, unit, hex)) return deny('L10f', 'notOnEdge', { at: hex });
  if (standingAt(places, hex) !== NONE) return deny('L10f', 'notFree', { at: hex });
  if (isNextToEnemy(seen, unit, hex, places)) return deny('L12c', 'nextToEnemy', { at: hex });
  const isGunInForest = typeOf(seen, unit).arm === 'artillery' && terrainAt(seen.map, hex) === 'forest';
  return isGunInForest && !hasRoad(seen, hex) ? deny('L2.1b', 'gunsInForest', { unit, at: hex }) : grant();
}

function isOnEdge(seen: Seen, unit: UnitId, hex: HexId): boolean {
  const { map } = seen;
  const [column, row] = placeOf(map, hex);
  const at = {
    north: row === 0,
    south: row === map.plan.rows.length - 1,
    west: column === 0,
    east: column === map.columns - 1,
  };
  return map.plan.edges[corpsOf(seen, unitOf(seen, unit).corps).side].some((edge) => at[edge]);
}

function hasRoad({ map }: Seen, hex: HexId): boolean {
  return map.roads.subarray(6 * hex, 6 * hex + 6).includes(1);
}

function edgesFor(seen: Seen, unit: UnitId): readonly HexId[] {
  const hexes: HexId[] = [];
  for (let hex = 0; hex < seen.map.terrain.length; hex++) if (judgeEdge(seen, unit, hex).granted) hexes.push(hex);
  return hexes;
}

function lostUnits({ view }: Seen): UnitId[] {
  const { units, turn } = view;
  return units.flatMap(({ corps, at }, unit) => (corps === turn.corps && at === NONE ? [unit] : []));
}

export const returningSlot: Slot<Seen, object, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: lostUnits,
  judge: (seen, _said, unit) => judgeReturning(seen, unit),
  leadsOn: (seen, _said, unit) => (edgesFor(seen, unit).length > 0 ? grant() : deny('L10f', 'noRoom', { unit })),
};

export const edgeSlot: Slot<Seen, { readonly returning: UnitId }, HexId, LimanowaWord> = {
  kind: hexKind,
  among: (seen, { returning }) => edgesFor(seen, returning),
  judge: (seen, { returning }, hex) => judgeEdge(seen, returning, hex),
  isExact: true,
};

/** Is there anybody who could come back? */
export function judgeReinforcement(seen: Seen): Verdict<unknown, PlanKey> {
  for (const unit of lostUnits(seen))
    if (judgeReturning(seen, unit).granted && edgesFor(seen, unit).length > 0) return grant();
  return deny('L10f', 'nobodyToMove');
}

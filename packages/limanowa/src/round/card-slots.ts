import { deny, grant, madeOnce, type Slot, type Verdict } from '@sandtable/kernel';
import { placeOf, terrainAt } from '../board/map.ts';
import type { BattleMap } from '../model/battle-map.ts';
import { isBattery, sideOf, typeOf, unitOf } from '../model/battle.ts';
import type { Side } from '../model/forces.ts';
import { type HexId, hexId, NONE, type UnitId, unitId } from '../model/ids.ts';
import type { LimanowaWord } from '../model/speech.ts';
import type { Seen } from '../model/state.ts';
import { areAdjacent, isNextToEnemy, placesOf, standingAt } from '../rules/ground/places.ts';
import { freeNeighbours } from '../rules/ground/reach.ts';
import { gradeAt } from '../rules/objectives/victory.ts';
import { hexKind, unitKind } from '../rules/word-kinds.ts';
import type { PlanKey } from './plan.ts';
import { enemyUnits, judgeEnemy, judgeOwn, ownUnits } from './sides.ts';

// L10d Deceit, L10e Perturbation: the card moves an enemy unit.

type DisplaceRule = 'L10d' | 'L10e';

/** Infantry or cavalry, not on a Strategic Objective. L10d: core or elite. L10e: attacked by this corps. */
function judgeDisplaced(seen: Seen, by: DisplaceRule, unit: UnitId): Verdict<undefined, PlanKey> {
  const enemy = judgeEnemy(seen, unit, by);
  if (!enemy.granted) return enemy;
  if (isBattery(seen, unit)) return deny(by, 'notFighter', { unit });
  if (by === 'L10d' && typeOf(seen, unit).rank === 'officer') return deny(by, 'tooHighRank', { unit });
  const { at } = unitOf(seen, unit);
  if (gradeAt(seen, at) === 'strategic') return deny(by, 'onStrategic', { unit, at });
  const isAttacked = seen.view.turn.attacks.some(({ target, made }) => made && target === unit);
  return by === 'L10d' || isAttacked ? enemy : deny(by, 'notAttackedByYou', { unit });
}

function hexesFor(seen: Seen, unit: UnitId): readonly HexId[] {
  return freeNeighbours(seen, unit, placesOf(seen)).filter((hex) => gradeAt(seen, hex) === null);
}

function judgeHex(seen: Seen, by: DisplaceRule, unit: UnitId, hex: HexId): Verdict<undefined, PlanKey> {
  if (!areAdjacent(seen, unitOf(seen, unit).at, hex)) return deny(by, 'notNext', { unit, at: hex });
  if (standingAt(placesOf(seen), hex) >= 0) return deny(by, 'notFree', { at: hex });
  return gradeAt(seen, hex) === null ? grant() : deny(by, 'intoObjective', { at: hex });
}

export function displacedSlot(by: DisplaceRule): Slot<Seen, object, UnitId, LimanowaWord> {
  return {
    kind: unitKind,
    among: enemyUnits,
    judge: (seen, _said, unit) => judgeDisplaced(seen, by, unit),
    leadsOn: (seen, _said, unit) => (hexesFor(seen, unit).length > 0 ? grant() : deny(by, 'noRoom', { unit })),
  };
}

export function displacedToSlot<So extends object>(
  by: DisplaceRule,
  unitOfSaid: (said: So) => UnitId,
): Slot<Seen, So, HexId, LimanowaWord> {
  return {
    kind: hexKind,
    among: (seen, said) => hexesFor(seen, unitOfSaid(said)),
    judge: (seen, said, hex) => judgeHex(seen, by, unitOfSaid(said), hex),
    isExact: true,
  };
}

export function judgeDisplacement(seen: Seen, by: DisplaceRule): Verdict<unknown, PlanKey> {
  for (const unit of enemyUnits(seen))
    if (judgeDisplaced(seen, by, unit).granted && hexesFor(seen, unit).length > 0) return grant();
  return deny(by, 'nobodyToMove');
}

// L10f, L12c: a lost core unit returns with 1 RP to a free hex of its side's edges, not next to an enemy.

function judgeReturning(seen: Seen, unit: UnitId): Verdict<undefined, PlanKey> {
  const { corps, at } = unitOf(seen, unit);
  if (corps !== seen.view.turn.corps) return deny('L6a', 'notYours', { unit });
  if (at !== NONE) return deny('L10f', 'notLost', { unit });
  return typeOf(seen, unit).rank === 'core' ? grant() : deny('L10f', 'notCore', { unit });
}

function judgeEdge(seen: Seen, unit: UnitId, hex: HexId): Verdict<undefined, PlanKey> {
  return edgeHexes(seen, unit).includes(hex) ? judgeFreeEdge(seen, unit, hex) : deny('L10f', 'notOnEdge', { at: hex });
}

function judgeFreeEdge(seen: Seen, unit: UnitId, hex: HexId): Verdict<undefined, PlanKey> {
  const places = placesOf(seen);
  if (standingAt(places, hex) !== NONE) return deny('L10f', 'notFree', { at: hex });
  if (isNextToEnemy(seen, unit, hex, places)) return deny('L12c', 'nextToEnemy', { at: hex });
  const isGunInForest = typeOf(seen, unit).arm === 'artillery' && terrainAt(seen.map, hex) === 'forest';
  return isGunInForest && !hasRoad(seen, hex) ? deny('L2.1b', 'gunsInForest', { unit, at: hex }) : grant();
}

/** The map-edge hexes of each side, in order. */
const edgesOf = madeOnce((map: BattleMap): Readonly<Record<Side, readonly HexId[]>> => {
  const hexes = Array.from(map.terrain, (_terrain, hex) => hexId(hex));
  const along = (side: Side): readonly HexId[] =>
    hexes.filter((hex) => {
      const [column, row] = placeOf(map, hex);
      const at = {
        north: row === 0,
        south: row === map.plan.rows.length - 1,
        west: column === 0,
        east: column === map.columns - 1,
      };
      return map.plan.edges[side].some((edge) => at[edge]);
    });
  return { austria: along('austria'), russia: along('russia') };
});

function edgeHexes(seen: Seen, unit: UnitId): readonly HexId[] {
  return edgesOf(seen.map)[sideOf(seen, unit)];
}

function hasRoad({ map }: Seen, hex: HexId): boolean {
  return map.roads.subarray(6 * hex, 6 * hex + 6).includes(1);
}

function edgesFor(seen: Seen, unit: UnitId): readonly HexId[] {
  return edgeHexes(seen, unit).filter((hex) => judgeFreeEdge(seen, unit, hex).granted);
}

function lostUnits({ view }: Seen): UnitId[] {
  const { units, turn } = view;
  return units.flatMap(({ corps, at }, place) => (corps === turn.corps && at === NONE ? [unitId(place)] : []));
}

export const returningSlot: Slot<Seen, object, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: lostUnits,
  judge: (seen, _said, unit) => judgeReturning(seen, unit),
  leadsOn: (seen, _said, unit) =>
    edgeHexes(seen, unit).some((hex) => judgeFreeEdge(seen, unit, hex).granted)
      ? grant()
      : deny('L10f', 'noRoom', { unit }),
};

export const edgeSlot: Slot<Seen, { readonly returning: UnitId }, HexId, LimanowaWord> = {
  kind: hexKind,
  among: (seen, { returning }) => edgesFor(seen, returning),
  judge: (seen, { returning }, hex) => judgeEdge(seen, returning, hex),
  isExact: true,
};

export function judgeReinforcement(seen: Seen): Verdict<unknown, PlanKey> {
  for (const unit of lostUnits(seen))
    if (judgeReturning(seen, unit).granted && edgesFor(seen, unit).length > 0) return grant();
  return deny('L10f', 'nobodyToMove');
}

/** L10s, L3s: a unit of this corps that has lost RP and is not next to an enemy. */
function judgeDressed(seen: Seen, unit: UnitId): Verdict<undefined, PlanKey> {
  const own = judgeOwn(seen, unit);
  if (!own.granted) return own;
  const { at, rp } = unitOf(seen, unit);
  if (rp >= typeOf(seen, unit).rp) return deny('L3s', 'unhurt', { unit });
  return isNextToEnemy(seen, unit, at, placesOf(seen)) ? deny('L10s', 'nextToEnemy', { unit, at }) : own;
}

export const dressedSlot: Slot<Seen, object, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: ownUnits,
  judge: (seen, _said, unit) => judgeDressed(seen, unit),
};

export function judgeDressing(seen: Seen): Verdict<unknown, PlanKey> {
  const isSome = ownUnits(seen).some((unit) => judgeDressed(seen, unit).granted);
  return isSome ? grant() : deny('L10s', 'nobodyToDress');
}

import { once } from './once.ts';
import { distanceBetween } from '../../board/tables.ts';
import { markerIn, typeOf } from '../../model/battle/battle.ts';
import { hasInArc } from '../../rules/fire/reach.ts';
import { dmThere } from './defense.ts';
import { type Aim, hexesTo, hexUnder, type Mind, nearestUnit } from './mind.ts';
import { type Rung } from './pick.ts';
import type { MoveManner } from './ways.ts';
import { isAtRisk, isFree } from './zones.ts';
import { type HexId, hexId, type UnitId } from '../../model/ids.ts';

/** S5.2a: of the hexes it may end in, those that are nearer; else those as near, in the flank or in cover. */
export function hexesTowards(mind: Mind, going: MoveManner, aim: Aim, ends: readonly HexId[]): readonly HexId[] {
  const { seen } = mind;
  const apart = hexesTo(mind, hexUnder(seen, going.ai), aim);
  const nearer = ends.filter((hex) => hexesTo(mind, hex, aim) < apart);
  if (nearer.length > 0) return nearer;
  const beside = ends.filter((hex) => hexesTo(mind, hex, aim) === apart && hex !== hexUnder(seen, going.ai));
  const flanking = aim.kind === 'unit' ? beside.filter((hex) => isFlanking(mind, going, aim.place, hex)) : [];
  return flanking.length > 0 ? flanking : beside.filter((hex) => dmThere(seen, going.ai, hex) > 0);
}

/** In the target's flank; an objective has none. R-210: at low risk in a fire zone, nearer to the flank is enough. */
function isFlanking(mind: Mind, { ai, lowRisk }: MoveManner, unit: UnitId, hex: HexId): boolean {
  if (isInFlank(mind, unit, hex)) return true;
  const isStepThree = lowRisk && isAtRisk(mind, ai);
  return isStepThree && toFlank(mind, unit, hex) < toFlank(mind, unit, hexUnder(mind.seen, ai));
}

/** the unit whose flank counts. */
function flankedUnit(mind: Mind, ai: UnitId, aim: Aim): UnitId | undefined {
  return aim.kind === 'unit' ? aim.place : nearestUnit(mind, hexUnder(mind.seen, ai));
}

function isInFlank({ seen }: Mind, unit: UnitId, hex: HexId): boolean {
  return !hasInArc(seen, unit, hex);
}

/** the distance to the nearest hex in the unit's flank. */
function toFlank(mind: Mind, unit: UnitId, hex: HexId): number {
  const { tables } = mind.seen;
  const places = Array.from({ length: tables.size }, (_one, place) => hexId(place));
  const flank = knownFlanks(mind.seen, unit, () => places.filter((each) => isInFlank(mind, unit, each)));
  return Math.min(...flank.map((each) => distanceBetween(tables, hex, each)));
}

const knownFlanks = once<readonly HexId[]>();

function flankRung(mind: Mind, unit: UnitId | undefined): Rung<HexId> {
  return { rung: 'flank', figure: (hex) => (unit === undefined ? 0 : toFlank(mind, unit, hex)) };
}

function safetyRungs(mind: Mind, ai: UnitId): [Rung<HexId>, Rung<HexId>] {
  return [
    { rung: 'outOfZones', figure: (hex) => (isFree(mind, ai, hex) ? 0 : 1) },
    { rung: 'highestDm', figure: (hex) => -dmThere(mind.seen, ai, hex) },
  ];
}

/** mines do not matter to pioneers. */
function mineRung({ seen }: Mind, ai: UnitId): Rung<HexId> {
  const isSafe = typeOf(seen, ai).pioneer;
  return { rung: 'noMine', figure: (hex) => (markerIn(seen, 'mine', hex) === undefined || isSafe ? 0 : 1) };
}

/** S5.3; S5.3.2, GT-39: at low risk a free hex comes first. */
export function hexRungs(mind: Mind, { ai, lowRisk }: MoveManner, aim: Aim): Rung<HexId>[] {
  const nearer: Rung<HexId> = { rung: 'fewerHexes', figure: (hex) => hexesTo(mind, hex, aim) };
  const [free, ...cover] = safetyRungs(mind, ai);
  return [
    ...(lowRisk ? [free, nearer] : [nearer, free]),
    ...cover,
    flankRung(mind, flankedUnit(mind, ai, aim)),
    mineRung(mind, ai),
  ];
}

/** S4.1.2a, S4.1.2b: away from the enemy. */
export function disengagingRungs(mind: Mind, ai: UnitId): Rung<HexId>[] {
  const { seen, objectives } = mind;
  return [
    ...safetyRungs(mind, ai),
    {
      rung: 'nearObjective',
      figure: (hex) => Math.min(...objectives.map((objective) => hexesTo(mind, hex, objective))),
    },
    flankRung(mind, nearestUnit(mind, hexUnder(seen, ai))),
    mineRung(mind, ai),
  ];
}

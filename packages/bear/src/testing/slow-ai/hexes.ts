import { distanceBetween } from '../../board/tables.ts';
import { markerIn, typeOf } from '../../model/battle.ts';
import { hasInArc } from '../../rules/fire/reach.ts';
import { dmThere } from './defense.ts';
import { type Aim, hexesTo, hexUnder, type Mind, nearestUnit } from './mind.ts';
import { type Rung } from './pick.ts';
import { type Going, neighbours, priceTo } from './step.ts';
import { isFree } from './zones.ts';

function standsAt({ seen }: Mind, { ai, path }: Going): number {
  return path.at(-1) ?? hexUnder(seen, ai);
}

/** The hexes it can go to that are nearer to the aim than where it has got. */
export function nearerHexes(mind: Mind, going: Going, aim: Aim): number[] {
  const at = standsAt(mind, going);
  return neighbours(mind, at).filter(
    (hex) => hexesTo(mind, hex, aim) < hexesTo(mind, at, aim) && priceTo(mind, going, hex) !== null,
  );
}

/** S5.2a: as near, in the target's flank, which an objective has not; or if there are none, in cover. */
export function sidewaysHexes(mind: Mind, going: Going, aim: Aim, fits: (hex: number) => boolean): number[] {
  const at = standsAt(mind, going);
  const beside = neighbours(mind, at).filter(
    (hex) => hexesTo(mind, hex, aim) === hexesTo(mind, at, aim) && priceTo(mind, going, hex) !== null && fits(hex),
  );
  const inFlank = aim.kind === 'unit' ? beside.filter((hex) => isInFlank(mind, aim.place, hex)) : [];
  return inFlank.length > 0 ? inFlank : beside.filter((hex) => dmThere(mind.seen, going.ai, hex) > 0);
}

/** whose flank it is about. */
function flankedUnit(mind: Mind, ai: number, aim: Aim): number | undefined {
  return aim.kind === 'unit' ? aim.place : nearestUnit(mind, hexUnder(mind.seen, ai));
}

function isInFlank({ seen }: Mind, unit: number, hex: number): boolean {
  return !hasInArc(seen, unit, hex);
}

/** how far it is from there to the nearest hex in the unit's flank. */
function toFlank(mind: Mind, unit: number, hex: number): number {
  const { tables } = mind.seen;
  const flank = Array.from({ length: tables.size }, (_one, place) => place).filter((each) =>
    isInFlank(mind, unit, each),
  );
  return Math.min(...flank.map((each) => distanceBetween(tables, hex, each)));
}

function flankRung(mind: Mind, unit: number | undefined): Rung<number> {
  return { rung: 'flank', figure: (hex) => (unit === undefined ? 0 : toFlank(mind, unit, hex)) };
}

function safetyRungs(mind: Mind, ai: number): Rung<number>[] {
  return [
    { rung: 'outOfZones', figure: (hex) => (isFree(mind, ai, hex) ? 0 : 1) },
    { rung: 'highestDm', figure: (hex) => -dmThere(mind.seen, ai, hex) },
  ];
}

/** pioneers need not mind them. */
function mineRung({ seen }: Mind, ai: number): Rung<number> {
  const isSafe = typeOf(seen, ai).pioneer;
  return { rung: 'noMine', figure: (hex) => (markerIn(seen, 'mine', hex) === undefined || isSafe ? 0 : 1) };
}

/** S5.3 */
export function hexRungs(mind: Mind, ai: number, aim: Aim): Rung<number>[] {
  return [
    { rung: 'fewerHexes', figure: (hex) => hexesTo(mind, hex, aim) },
    ...safetyRungs(mind, ai),
    flankRung(mind, flankedUnit(mind, ai, aim)),
    mineRung(mind, ai),
  ];
}

/** S4.1.2a, S4.1.2b: away from the enemy. */
export function disengagingRungs(mind: Mind, ai: number): Rung<number>[] {
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

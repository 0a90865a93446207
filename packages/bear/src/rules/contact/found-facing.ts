import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { choose, type Rung } from '@sandtable/kernel';
import { bearingTo, distanceBetween } from '../../board/tables.ts';
import { type Battle, sideOf, unitOf } from '../../model/battle/battle.ts';
import { type HexId, hexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import { isAhead } from '../fire/reach.ts';
import { eyesOf, sees } from '../special/sight.ts';
import { unitsOnMap } from '../units/ai-side.ts';
import { rangeOf } from '../units/figures.ts';

/** An AI unit found, and how: if attacked, it considers its fire zone first (S6.2.2). */
interface FoundUnit {
  readonly found: UnitId;
  readonly at: HexId;
  readonly by: 'sight' | 'attack';
  /** S6.2.1: the hex it has been ordered to attack; -1 if none. */
  readonly target: HexId;
}

/**
 * S6.2: faces the closest unit, with as many units in arc as possible; of equal facings, the one turned least from the
 * closest unit.
 */
export function foundFacing(seen: Seen, finding: FoundUnit, tie: (of: number) => number): Facing {
  const { at, by, target } = finding;
  const { tables } = seen;
  const hexes = unitsOnMap(seen).map((unit) => unitOf(seen, unit).at);
  const nearest = Math.min(...hexes.map((hex) => distanceBetween(tables, at, hex)));
  const closest = hexes.filter((hex) => distanceBetween(tables, at, hex) === nearest);
  const inArc = (rung: Rung<Facing>['rung'], wanted: readonly HexId[]): Rung<Facing> => ({
    rule: by === 'attack' ? 'S6.2.2' : 'S6.2',
    rung,
    figure: (facing) => -wanted.filter((hex) => isAhead(tables, at, facing, hex)).length,
  });
  const straightest: Rung<Facing> = {
    rule: 'S6.2',
    rung: 'smallestTurn',
    figure: (facing) => Math.min(...closest.map((hex) => turnTo(bearingTo(tables, at, hex), facing))),
  };
  const rungs = [
    ...(by === 'attack' ? [inArc('mostInZone', hexes.filter(inReach(seen, finding)))] : []),
    inArc('closestInArc', closest),
    ...(target === NONE ? [] : [inArc('targetInArc', [target])]),
    inArc('mostInArc', hexes),
    straightest,
  ];
  return choose(
    { tie, traced: false },
    EVERY_FACING,
    rungs,
    (facing) => facing,
    () => {},
  );
}

/** B6.2: in sight and within normal range. */
function inReach(seen: Seen, { found, at }: FoundUnit): (hex: HexId) => boolean {
  const { min, max } = rangeOf(seen, found);
  const eyes = eyesOf(seen, sideOf(seen, found));
  return (hex) => {
    const apart = distanceBetween(seen.tables, at, hex);
    return apart >= min && apart <= max && sees(eyes, at, hex);
  };
}

const DIAL = 12;

/** The angle between a bearing and a facing, in twelfths of a turn. */
function turnTo(bearing: number, facing: Facing): number {
  const off = Math.abs(bearing - 2 * facing) % DIAL;
  return bearing === -1 ? 0 : Math.min(off, DIAL - off);
}

/** This hex if it fits, otherwise the nearest that does; of several the lowest index. */
export function nearestHex({ tables }: Battle, at: HexId, fits: (hex: HexId) => boolean): HexId | undefined {
  let nearest: HexId | undefined;
  let apart = Infinity;
  for (let hex = hexId(0); hex < tables.size; hex++) {
    const away = distanceBetween(tables, at, hex);
    if (away >= apart || !fits(hex)) continue;
    nearest = hex;
    apart = away;
  }
  return nearest;
}

import { EVERY_FACING, type Facing } from '@sandtable/hex';
import type { HexId } from '../../model/ids.ts';
import { type Piece, type Way, waysOf, lies } from './road.ts';
import { apart, dmOf, facingsAt, isInFront, isInZoneOf, most, type Scenery, toFlank, turnOf } from './zone.ts';

/** An order that sends one vehicle towards units or towards the player's Control Marker. */
export interface Errand {
  readonly to: 'unit' | 'objective';
  readonly lowRisk: boolean;
  readonly isCommand: boolean;
}

export interface Traffic extends Scenery {
  readonly driver: Piece;
  readonly enemies: readonly Piece[];
  /** Other AI; none of them may act. */
  readonly friends: readonly Piece[];
  /** The player's Control Marker, if there is one. */
  readonly objective: HexId | undefined;
}

/** What the vehicle may do: only a die tells between several. An empty way: it pivots where it is. */
export interface Drives {
  readonly ways: readonly (readonly HexId[])[];
  readonly facingsAt: (at: HexId) => readonly Facing[];
  /** For a count of what was met. */
  readonly why: string;
}

interface Aim {
  readonly at: HexId;
  readonly unit: Piece | undefined;
}

/** What the order comes to; undefined if the vehicle cannot execute it. */
export function driveOf(traffic: Traffic, errand: Errand): Drives | undefined {
  const { driver, enemies, objective } = traffic;
  const aims: readonly Aim[] =
    errand.to === 'unit'
      ? enemies.map((unit) => ({ at: unit.at, unit }))
      : objective === undefined
        ? []
        : [{ at: objective, unit: undefined }];
  const able = aims.flatMap((aim) => {
    const drives = towards(traffic, errand, aim);
    return drives === undefined ? [] : [{ aim, drives }];
  });
  if (able.length === 0) return undefined;
  // S5.0.1b, S5.2.2
  const best = most(able, [
    ({ aim }) => -apart(traffic, driver.at, aim.at),
    ({ aim }) => (aim.unit?.isSpent === true ? 1 : 0),
    ({ aim }) => (aim.unit?.hit === undefined ? 0 : 1),
    ({ aim }) => (objective === undefined ? 0 : -apart(traffic, aim.at, objective)),
  ]);
  const [first] = best;
  if (first === undefined) return undefined;
  return best.length === 1
    ? first.drives
    : {
        ways: best.flatMap(({ drives }) => drives.ways),
        facingsAt: (at) => best.flatMap(({ drives }) => drives.facingsAt(at)),
        why: 'several aims',
      };
}

function towards(traffic: Traffic, { lowRisk, isCommand }: Errand, aim: Aim): Drives | undefined {
  const { driver, enemies, friends, objective } = traffic;
  const { colour } = driver.type.front;
  const isFree = (at: HexId): boolean => !enemies.some((unit) => isInZoneOf(traffic, unit, at, colour));
  const isHeld = (at: HexId): boolean => enemies.some((unit) => unit.at === at);
  const far = (at: HexId): number => apart(traffic, at, aim.at);
  const here = far(driver.at);
  const isThreatened = !isFree(driver.at);
  /** the target's flank; for an objective that of the unit nearest to the vehicle. */
  const flanked = aim.unit ?? nearestTo(traffic, enemies, driver.at);
  const mayEnter = (at: HexId, isLast: boolean): boolean => {
    if (!lowRisk)
      return (
        !isHeld(at) ||
        (isLast &&
          !isPoor(
            driver,
            enemies.filter((unit) => unit.at === at),
          ))
      );
    return (
      !isHeld(at) && !enemies.some((unit) => apart(traffic, unit.at, at) === 1 && isInZoneOf(traffic, unit, at, colour))
    );
  };
  const ways = waysOf(traffic, driver, (at) => !isHeld(at)).filter(
    ({ hexes, cost }) =>
      (isCommand || cost <= 7) && hexes.every((hex, place) => mayEnter(hex, place === hexes.length - 1)),
  );
  const passes = (at: HexId): boolean => {
    if (at === driver.at || friends.some((other) => other.at === at)) return false;
    if (!lowRisk || isFree(at)) return true;
    return isThreatened ? dmOf(traffic, at) >= dmOf(traffic, driver.at) : dmOf(traffic, at) > 0;
  };
  const ends = ways.filter(({ hexes }) => passes(endOf(hexes)));
  // on its objective it stays, and may turn.
  const isThere = aim.unit === undefined && here === 0;
  const level = isThere ? [] : ends.filter(({ hexes }) => far(endOf(hexes)) === here);
  const flankOf = (at: HexId): number => (aim.unit === undefined ? 0 : toFlank(traffic, aim.unit, at));
  const groups: readonly (readonly [string, readonly Way[]])[] = [
    ['closer', isThere ? [] : ends.filter(({ hexes }) => far(endOf(hexes)) < here)],
    ['into the flank', aim.unit === undefined ? [] : level.filter(({ hexes }) => flankOf(endOf(hexes)) === 0)],
    [
      'toward the flank',
      aim.unit === undefined || !lowRisk || !isThreatened
        ? []
        : level.filter(({ hexes }) => flankOf(endOf(hexes)) < flankOf(driver.at)),
    ],
    ['into cover', level.filter(({ hexes }) => dmOf(traffic, endOf(hexes)) > 0)],
  ];
  const face = (at: HexId): readonly Facing[] =>
    facingsAt(traffic, driver, at, enemies, aim.unit === undefined ? aim.at : objective);
  for (const [why, group] of groups) {
    if (group.length === 0) continue;
    const best = most(group, [
      ({ hexes }) => (lowRisk && isFree(endOf(hexes)) ? 1 : 0),
      ({ hexes }) => -far(endOf(hexes)),
      ({ hexes }) => (isFree(endOf(hexes)) ? 1 : 0),
      ({ hexes }) => dmOf(traffic, endOf(hexes)),
      ({ hexes }) => (flanked === undefined ? 0 : -toFlank(traffic, flanked, endOf(hexes))),
      ({ hexes }) => (lies(traffic, 'mine', endOf(hexes)) ? 0 : 1),
    ]);
    // R-205, for each end by itself.
    const chosen = [...new Set(best.map(({ hexes }) => endOf(hexes)))].flatMap((end) =>
      most(
        best.filter(({ hexes }) => endOf(hexes) === end),
        [({ cost }) => -cost, ({ hexes }) => -hexes.filter((hex) => !isFree(hex)).length, ({ hexes }) => -hexes.length],
      ),
    );
    return { ways: chosen.map(({ hexes }) => hexes), facingsAt: face, why };
  }
  return pivot(traffic, face, lowRisk, aim.unit === undefined ? aim.at : objective);
}

function endOf(hexes: readonly HexId[]): HexId {
  const end = hexes.at(-1);
  if (end === undefined) throw new Error('a way without hexes');
  return end;
}

function nearestTo(traffic: Traffic, enemies: readonly Piece[], at: HexId): Piece | undefined {
  return most(enemies, [(unit) => -apart(traffic, unit.at, at)])[0];
}

/** S5.1, R-108: in the colour of the flank DR it would attack. */
function isPoor({ type }: Piece, there: readonly Piece[]): boolean {
  return there.some(({ type: { flank } }) => type.kind === 'transport' || type.whiteBox[flank.colour]);
}

/** S5.2a, S5.3.2: only to another facing; with Low Risk only towards a flanker. */
function pivot(
  traffic: Traffic,
  face: (at: HexId) => readonly Facing[],
  lowRisk: boolean,
  objective: HexId | undefined,
): Drives | undefined {
  const { driver, enemies } = traffic;
  if (driver.hit?.mayMove === false) return undefined;
  const { at, facing } = driver;
  if (!lowRisk) {
    const facings = face(at);
    return facings.some((each) => turnOf(facing, each) > 0) ? { ways: [[]], facingsAt: face, why: 'pivot' } : undefined;
  }
  const flankers = enemies.filter(
    (unit) => isInZoneOf(traffic, unit, at, driver.type.front.colour) && !isInFront(traffic, at, facing, unit.at),
  );
  if (flankers.length === 0) return undefined;
  const among = EVERY_FACING.filter((each) => flankers.some((unit) => isInFront(traffic, at, each, unit.at)));
  return {
    ways: [[]],
    facingsAt: () => facingsAt(traffic, driver, at, enemies, objective, among),
    why: 'pivot to a flanker',
  };
}

import { distance, type Hex, hexAt, hexOf, indexOf, qOf, rOf } from '@sandtable/hex';
import type { Ground } from '../board/ground.ts';
import type { Smoke } from '../board/sight.ts';
import type { SightOptions } from '../board/sight-options.ts';
import { type HexId, hexId } from '../model/ids.ts';

/** The line of sight, sentence by sentence from B6.0 to B6.0.7, slow and obvious: the oracle for the fast versions. */
export interface SlowSight {
  readonly isClear: boolean;
  readonly veils: number;
  /** The blocking hexes, or those that veil a clear line. */
  readonly because: readonly number[];
}

/** A hex between the ends, on the map or off it. */
interface Between {
  readonly index: number;
  readonly ground: number;
  readonly hasTerrain: boolean;
  readonly smoke: number;
}

type Effect = 'clear' | 'veiled' | 'hard';

export function slowSight(ground: Ground, smoke: Smoke, options: SightOptions, from: HexId, to: HexId): SlowSight {
  const a = hexOf(ground.area, from);
  const b = hexOf(ground.area, to);
  if (distance(a, b) <= 1) return { isClear: true, veils: 0, because: [] };
  const steps = stepsOf(a, b).map((hexes) => hexes.map((hex) => whatLies(ground, smoke, hex)));
  const levels = [ground.levels[from] ?? 0, ground.levels[to] ?? 0] as const;
  const judged = steps.map((step, i) =>
    step.map((hex) => ({ index: hex.index, effect: effectOf(hex, steps, i, levels, options) })),
  );
  const hard = judged.filter((step) => step.every(({ effect }) => effect === 'hard'));
  const veiled = judged.filter(
    (step) => !hard.includes(step) && step.every(({ effect }) => effect === 'veiled' || effect === 'hard'),
  );
  // Steps of two hexes of which one is hard, by its side.
  const alternating = [0, 1].map((side) =>
    judged.filter((step) => step.length === 2 && !hard.includes(step) && step[side]?.effect === 'hard'),
  );
  const anyTwo = options.alternatingSides === 'anyTwo' && alternating.every((side) => side.length > 0);
  const indexesOf = (chosen: typeof judged, wanted: Effect): number[] =>
    chosen.flat().flatMap(({ index, effect }) => (effect === wanted ? [index] : []));
  const blocking = [
    ...indexesOf(hard, 'hard'),
    ...(anyTwo ? indexesOf(alternating.flat(), 'hard') : []),
    ...(veiled.length >= 2 ? indexesOf(veiled, 'veiled') : []),
  ];
  if (blocking.length > 0) return { isClear: false, veils: veiled.length, because: blocking };
  return { isClear: true, veils: veiled.length, because: indexesOf(veiled, 'veiled') };
}

const CORNERS = [
  [2, -1],
  [1, 1],
  [-1, 2],
  [-2, 1],
  [-1, -1],
  [1, -2],
] as const;

/** Lines that differ only by translation are computed once: tests ask for all pairs of a map. */
function stepsOf(a: Hex, b: Hex): Hex[][] {
  const [q, r] = [qOf(b) - qOf(a), rOf(b) - rOf(a)];
  let steps = known.get(`${q},${r}`);
  if (steps === undefined) {
    steps = stepsBetween(hexAt(0, 0), hexAt(q, r));
    known.set(`${q},${r}`, steps);
  }
  return steps.map((hexes) => hexes.map((hex) => hexAt(qOf(hex) + qOf(a), rOf(hex) + rOf(a))));
}

const known = new Map<string, Hex[][]>();

/** B6.0.1, B6.0.2: finds for every hex nearby on which sides of the line its corners lie. */
function stepsBetween(a: Hex, b: Hex): Hex[][] {
  const [dq, dr] = [qOf(b) - qOf(a), rOf(b) - rOf(a)];
  const steps: { hexes: Hex[]; along: number }[] = [];
  for (const hex of candidates(a, b)) {
    const [q, r] = [3 * (qOf(hex) - qOf(a)), 3 * (rOf(hex) - rOf(a))];
    const sides = CORNERS.map(([cq, cr]) => Math.sign(dq * (r + cr) - dr * (q + cq)));
    const isLeft = sides.includes(-1);
    const isCrossed = isLeft && sides.includes(1);
    const isBeside = !isCrossed && sides.filter((side) => side === 0).length === 2;
    if (isCrossed || isBeside) {
      // The position along the line: the scalar product, for axes at 60 degrees.
      const along = 2 * dq * q + 2 * dr * r + dq * r + dr * q;
      const mirrored = isBeside ? steps.find((step) => step.along === along) : undefined;
      if (mirrored === undefined) steps.push({ hexes: [hex], along });
      else if (isLeft) mirrored.hexes.unshift(hex);
      else mirrored.hexes.push(hex);
    }
  }
  return steps.sort((x, y) => x.along - y.along).map(({ hexes }) => hexes);
}

function candidates(a: Hex, b: Hex): Hex[] {
  const apart = distance(a, b);
  const found: Hex[] = [];
  for (let q = Math.min(qOf(a), qOf(b)) - 1; q <= Math.max(qOf(a), qOf(b)) + 1; q++) {
    for (let r = Math.min(rOf(a), rOf(b)) - 1; r <= Math.max(rOf(a), rOf(b)) + 1; r++) {
      const hex = hexAt(q, r);
      if (hex !== a && hex !== b && distance(hex, a) < apart && distance(hex, b) < apart) found.push(hex);
    }
  }
  return found;
}

/** Open ground of level 0. */
const OUTSIDE: Between = { index: -1, ground: 0, hasTerrain: false, smoke: 0 };

function whatLies(ground: Ground, smoke: Smoke, hex: Hex): Between {
  const index = indexOf(ground.area, hex);
  if (index === -1) return OUTSIDE;
  return {
    index,
    ground: ground.levels[index] ?? 0,
    hasTerrain: ground.heights[index] === 1,
    smoke: smoke.get(hexId(index)) ?? 0,
  };
}

/** B6.0.5 to B6.0.7 for one hex of a step. */
function effectOf(
  hex: Between,
  steps: readonly (readonly Between[])[],
  place: number,
  levels: readonly [number, number],
  options: SightOptions,
): Effect {
  const isLevel = levels[0] === levels[1];
  const low = Math.min(...levels);
  const nextToLow = levels[0] < levels[1] ? 0 : steps.length - 1;
  const isDip = (step: readonly Between[]): boolean => step.every((other) => other.ground < hex.ground);

  const reaches = (height: number, what: 'terrain' | 'smoke'): boolean => {
    const top = hex.ground + height;
    const high = Math.max(...levels);
    if (isLevel && high > 0 && what === 'terrain' && top === high) return options.woodsBelowHill === 'blocks';
    if (isLevel ? top >= Math.max(high, 1) : top >= high) return true;
    return !isLevel && place === nextToLow && top > low;
  };
  const bareGroundBlocks = (): boolean => {
    if (isLevel && hex.ground === levels[0] && hex.ground > 0) return options.sameLevelPlateau === 'blocked';
    if (isLevel) return hex.ground > levels[0];
    if (hex.ground >= Math.max(...levels)) return true;
    if (options.hillBlindSpot === 'never' || place !== nextToLow || hex.ground <= low) return false;
    return steps.some((step, other) => other !== place && isDip(step));
  };

  if (bareGroundBlocks()) return 'hard';
  if (hex.hasTerrain && reaches(1, 'terrain')) return 'hard';
  if (hex.smoke >= 2 && reaches(hex.smoke, 'smoke')) return 'hard';
  return hex.smoke === 1 && reaches(1, 'smoke') ? 'veiled' : 'clear';
}

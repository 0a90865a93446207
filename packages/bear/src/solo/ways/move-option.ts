import { grant } from '@sandtable/kernel';
import { unitOf } from '../../model/battle/battle.ts';
import type { HexId } from '../../model/ids.ts';
import { hexDm } from '../../rules/fire/defense.ts';
import type { MoveCost } from '../../rules/ground/cost.ts';
import { type Assignment, hexesTo, hexesToFlank, isInFlank } from '../thought/aims.ts';
import { isUnderFire } from '../thought/thought.ts';
import type { AiKey, AiVerdict, HexTrace, WhyReason } from '../thought/trace.ts';
import type { AiReach } from './reach.ts';

export interface MoveStep extends MoveCost {
  readonly hex: HexId;
}

/** A further condition on a hex, such as that the AI can fire from there. */
export type HexTest = (hex: HexId) => AiVerdict;

const ANY_HEX: HexTest = () => grant();

interface StepOptions {
  readonly test?: HexTest;
  /** Collects every hex considered, for the trace. */
  readonly hexes?: HexTrace[] | null;
  /** Stop at the first hex that qualifies. */
  readonly any?: boolean;
}

/**
 * S5.2a, R-103: the hexes nearer to the aim; if none can be entered, those equally near in its flank or, at low risk
 * under fire, those nearer to its flank; failing that, those in cover.
 */
export function stepsTowards(
  assignment: Assignment,
  reach: AiReach,
  { test = ANY_HEX, hexes = null, any = false }: StepOptions = {},
): MoveStep[] {
  const { thought, order, ai, aim } = assignment;
  const { seen } = thought;
  const { at } = unitOf(seen, ai);
  const now = hexesTo(thought, at, aim.hexes);
  const nearer: NearHex[] = [];
  const asNear: HexId[] = [];
  for (const hex of reach.hexes) {
    const apart = hexesTo(thought, hex, aim.hexes);
    if (apart < now) nearer.push({ hex, apart });
    else if (apart === now) asNear.push(hex);
    else hexes?.push({ hex, can: false, why: [{ rule: 'S5.2a', key: 'farther', amount: apart }] });
  }
  const enter = (wanted: readonly HexId[]): MoveStep[] => {
    const steps: MoveStep[] = [];
    for (const hex of wanted) {
      const step = stepInto(reach, hex, test, hexes);
      if (step !== null) steps.push(step);
      if (any && steps.length > 0) break;
    }
    return steps;
  };
  const refuse = (unwanted: readonly HexId[], key: AiKey): void => {
    for (const hex of unwanted) hexes?.push({ hex, can: false, why: [{ rule: 'S5.2a', key }] });
  };
  const closer = levelsOf(nearer, order.lowRisk || hexes !== null).reduce<MoveStep[]>(
    (found, level) => (found.length > 0 ? found : enter(level)),
    [],
  );
  if (closer.length > 0) {
    refuse(asNear, 'notCloser');
    return closer;
  }
  if (asNear.length === 0) return [];
  const isFlank = flankTest(assignment);
  const others = asNear.filter((hex) => !isFlank(hex));
  const inFlank = enter(asNear.filter((hex) => !others.includes(hex)));
  if (inFlank.length > 0) {
    refuse(others, 'notInFlank');
    return inFlank;
  }
  const inCover = others.filter((hex) => hexDm(seen, ai, hex) > 0);
  refuse(
    others.filter((hex) => !inCover.includes(hex)),
    'neitherFlankNorCover',
  );
  return enter(inCover);
}

interface NearHex {
  readonly hex: HexId;
  readonly apart: number;
}

/**
 * The hexes by distance, nearest first: S5.3 prefers the nearest, so the search stops at the first level with a result.
 * All in one level for the trace and at low risk, where the nearest need not be best (S5.3.2).
 */
function levelsOf(nearer: readonly NearHex[], together: boolean): (readonly HexId[])[] {
  const distances = together ? [Infinity] : [...new Set(nearer.map(({ apart }) => apart))].sort((a, b) => a - b);
  return distances.map((distance) => nearer.flatMap(({ hex, apart }) => (together || apart === distance ? [hex] : [])));
}

/** at low risk under fire, coming nearer to the flank is enough. */
function flankTest({ thought, order, ai, aim }: Assignment): (hex: HexId) => boolean {
  const { seen } = thought;
  if (aim.kind !== 'unit' || !order.lowRisk || !isUnderFire(thought, ai)) return (hex) => isInFlank(seen, hex, aim);
  const now = hexesToFlank(seen, unitOf(seen, ai).at, aim);
  return (hex) => isInFlank(seen, hex, aim) || hexesToFlank(seen, hex, aim) < now;
}

/** The price of that hex, noted in `hexes`; null if it may not be entered. */
function stepInto(reach: AiReach, hex: HexId, test: HexTest, hexes: HexTrace[] | null): MoveStep | null {
  const price = reach.enter(hex);
  const verdict = price.granted ? test(hex) : price;
  hexes?.push({ hex, can: verdict.granted, why: verdict.granted ? [] : verdict.reasons });
  return price.granted && verdict.granted ? { hex, cost: price.value.cost, dice: price.value.dice } : null;
}

export function stepsWithin(reach: AiReach, hexes: HexTrace[] | null): MoveStep[] {
  return reach.hexes.flatMap((hex) => stepInto(reach, hex, ANY_HEX, hexes) ?? []);
}

/** The reasons against the hexes, each with its hex. `farther` is left out as obvious. */
export function refusalsOf(hexes: readonly HexTrace[]): WhyReason[] {
  return hexes.flatMap(({ hex, why }) =>
    why.filter(({ key }) => key !== 'farther').map((reason) => ({ ...reason, into: hex })),
  );
}

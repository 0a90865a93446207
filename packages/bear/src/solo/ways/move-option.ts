import type { AiOrder } from '../../model/ai-order.ts';
import { unitOf } from '../../model/battle.ts';
import type { HexId, UnitId } from '../../model/ids.ts';
import { hexDm } from '../../rules/fire/defense.ts';
import type { MoveCost } from '../../rules/ground/cost.ts';
import { type Aim, hexesTo, hexesToFlank, isInFlank } from '../thought/aims.ts';
import { isUnderFire, type Thought } from '../thought/thought.ts';
import type { AiKey, HexTrace, Why } from '../thought/trace.ts';
import type { AiReach } from './reach.ts';

/** A hex that an AI may go to. */
export interface MoveStep extends MoveCost {
  readonly hex: HexId;
}

/** What more is asked of a hex, such as that the AI can fire from there. */
export type HexTest = (hex: HexId, why: Why) => boolean;

const ANY_HEX: HexTest = () => true;

interface StepOptions {
  readonly test?: HexTest;
  /** All that were looked at, for the record. */
  readonly hexes?: HexTrace[] | null;
  /** One will do: it is only asked whether there is any. */
  readonly any?: boolean;
}

/**
 * S5.2a, R-103: the hexes nearer to the aim; only if none can be entered, those as near that lie in its flank, or at low risk
 * under fire nearer to it; only if there is none either, those in cover.
 */
export function stepsTowards(
  thought: Thought,
  { lowRisk }: Pick<AiOrder, 'lowRisk'>,
  ai: UnitId,
  aim: Aim,
  reach: AiReach,
  { test = ANY_HEX, hexes = null, any = false }: StepOptions = {},
): MoveStep[] {
  const { seen } = thought;
  const { at } = unitOf(seen, ai);
  const now = hexesTo(thought, at, aim.hexes);
  const nearer: Near[] = [];
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
  const closer = levelsOf(nearer, lowRisk || hexes !== null).reduce<MoveStep[]>(
    (found, level) => (found.length > 0 ? found : enter(level)),
    [],
  );
  if (closer.length > 0) {
    refuse(asNear, 'notCloser');
    return closer;
  }
  if (asNear.length === 0) return [];
  const isFlank = flankTest(thought, lowRisk, ai, aim);
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

interface Near {
  readonly hex: HexId;
  readonly apart: number;
}

/**
 * S5.3 puts the nearest first, so none behind a level that will do need be looked at, but for the record; at low risk the
 * nearest need not be the best (S5.3.2).
 */
function levelsOf(nearer: readonly Near[], together: boolean): (readonly HexId[])[] {
  const distances = together ? [Infinity] : [...new Set(nearer.map(({ apart }) => apart))].sort((a, b) => a - b);
  return distances.map((distance) => nearer.flatMap(({ hex, apart }) => (together || apart === distance ? [hex] : [])));
}

/** under fire, an AI that goes at low risk is content to come nearer to the flank. */
function flankTest(thought: Thought, lowRisk: boolean, ai: UnitId, aim: Aim): (hex: HexId) => boolean {
  const { seen } = thought;
  if (aim.kind !== 'unit' || !lowRisk || !isUnderFire(thought, ai)) return (hex) => isInFlank(seen, hex, aim);
  const now = hexesToFlank(seen, unitOf(seen, ai).at, aim);
  return (hex) => isInFlank(seen, hex, aim) || hexesToFlank(seen, hex, aim) < now;
}

function stepInto(reach: AiReach, hex: HexId, test: HexTest, hexes: HexTrace[] | null): MoveStep | null {
  const why: Why = hexes === null ? null : [];
  const price = reach.enter(hex, why);
  const can = price !== null && test(hex, why);
  hexes?.push({ hex, can, why: why ?? [] });
  return can ? { hex, cost: price.cost, dice: price.dice } : null;
}

/** Why it cannot go where it would, each reason with its hex. That it goes nowhere farther off goes without saying. */
export function pushRefusals(why: Why, hexes: readonly HexTrace[]): void {
  for (const { hex, why: refused } of hexes) {
    const told = refused.filter(({ key }) => key !== 'farther');
    why?.push(...told.map((reason) => ({ ...reason, into: hex })));
  }
}

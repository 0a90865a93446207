import { unitOf } from '../model/battle.ts';
import type { AiOrder } from '../model/ai-order.ts';
import type { MoveCost } from '../rules/ground/cost.ts';
import type { AiReach } from './ai-reach.ts';
import { type Aim, hexesTo } from './aims.ts';
import { hexesToFlank, isInFlank } from './flank.ts';
import { isUnderFire } from './leaving.ts';
import type { Thought } from './thought.ts';
import type { AiKey, HexTrace, Why } from './trace.ts';
import { hexDm } from '../rules/fire/defense.ts';
import type { HexId, UnitId } from '../model/ids.ts';

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
  { test = ANY_HEX, hexes = null }: StepOptions = {},
): MoveStep[] {
  const { seen } = thought;
  const { at } = unitOf(seen, ai);
  const now = hexesTo(thought, at, aim.hexes);
  const apartFrom = reach.hexes.map((hex) => ({ hex, apart: hexesTo(thought, hex, aim.hexes) }));
  const enter = (wanted: readonly HexId[]): MoveStep[] => wanted.flatMap((hex) => enterable(reach, hex, test, hexes));
  const refuse = (unwanted: readonly HexId[], key: AiKey): void => {
    for (const hex of unwanted) hexes?.push({ hex, can: false, why: [{ rule: 'S5.2a', key }] });
  };
  for (const { hex, apart } of apartFrom)
    if (apart > now) hexes?.push({ hex, can: false, why: [{ rule: 'S5.2a', key: 'farther', amount: apart }] });
  const asNear = apartFrom.flatMap(({ hex, apart }) => (apart === now ? [hex] : []));
  const closer = enter(apartFrom.flatMap(({ hex, apart }) => (apart < now ? [hex] : [])));
  if (closer.length > 0) {
    refuse(asNear, 'notCloser');
    return closer;
  }
  const isFlank = flankTest(thought, lowRisk, ai, aim);
  const [flank, others] = [asNear.filter((hex) => isFlank(hex)), asNear.filter((hex) => !isFlank(hex))];
  const inFlank = enter(flank);
  if (inFlank.length > 0) {
    refuse(others, 'notInFlank');
    return inFlank;
  }
  refuse(
    others.filter((hex) => hexDm(seen, ai, hex) <= 0),
    'neitherFlankNorCover',
  );
  return enter(others.filter((hex) => hexDm(seen, ai, hex) > 0));
}

/** under fire, an AI that goes at low risk is content to come nearer to the flank. */
function flankTest(thought: Thought, lowRisk: boolean, ai: UnitId, aim: Aim): (hex: HexId) => boolean {
  const { seen } = thought;
  if (aim.kind !== 'unit' || !lowRisk || !isUnderFire(thought, ai)) return (hex) => isInFlank(seen, hex, aim);
  const now = hexesToFlank(seen, unitOf(seen, ai).at, aim);
  return (hex) => isInFlank(seen, hex, aim) || hexesToFlank(seen, hex, aim) < now;
}

function enterable(reach: AiReach, hex: HexId, test: HexTest, hexes: HexTrace[] | null): MoveStep[] {
  const why: Why = hexes === null ? null : [];
  const price = reach.enter(hex, why);
  const can = price !== null && test(hex, why);
  hexes?.push({ hex, can, why: why ?? [] });
  return can ? [{ hex, cost: price.cost, dice: price.dice }] : [];
}

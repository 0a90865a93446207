import { unitOf } from '../model/battle.ts';
import type { AiOrder } from '../model/ai-order.ts';
import type { Seen } from '../model/state.ts';
import { isAhead } from '../rules/fire/reach.ts';
import { facingOf } from '../rules/units/figures.ts';
import type { MoveCost } from '../rules/ground/cost.ts';
import { sideTowards } from '../rules/ground/way.ts';
import { neighboursOf } from '../rules/stealth/stealth.ts';
import { type Aim, hexesTo } from './aims.ts';
import { enterOption } from './enter-option.ts';
import { standing } from './standing.ts';
import type { Thought } from './thought.ts';
import type { HexTrace, Why } from './trace.ts';
import { hexDm } from '../rules/fire/defense.ts';

/** A hex that an AI may go to. */
export interface MoveStep extends MoveCost {
  readonly hex: number;
}

/** What more is asked of a hex, such as that the AI can fire from there. */
export type HexTest = (hex: number, way: readonly number[], why: Why) => boolean;

const ANY_HEX: HexTest = () => true;

interface StepOptions {
  readonly test?: HexTest;
  /** All that were looked at, for the record. */
  readonly hexes?: HexTrace[] | null;
  /** It is on its way already. */
  readonly hasMoved?: boolean;
}

/**
 * S5.2a, R-103: the hexes nearer to the aim; only if none can be entered, those as near that lie in its flank; only if
 * there is none either, those in cover.
 */
export function stepsTowards(
  thought: Thought,
  { lowRisk }: Pick<AiOrder, 'lowRisk'>,
  ai: number,
  aim: Aim,
  { test = ANY_HEX, hexes = null, hasMoved = false }: StepOptions = {},
): MoveStep[] {
  const { seen } = thought;
  const { at } = unitOf(seen, ai);
  const now = hexesTo(thought, at, aim.hexes);
  const around = neighboursOf(seen, at).map((hex) => ({ hex, apart: hexesTo(thought, hex, aim.hexes) }));
  const enter = (wanted: (near: { readonly hex: number; readonly apart: number }) => boolean): MoveStep[] =>
    around.flatMap((near) =>
      wanted(near)
        ? enterable(hasMoved ? facing(thought, ai, near.hex) : thought, lowRisk, ai, near.hex, test, hexes)
        : [],
    );
  for (const { hex, apart } of around)
    if (apart > now) hexes?.push({ hex, can: false, why: [{ rule: 'S5.2a', key: 'farther', amount: apart }] });
  const closer = enter(({ apart }) => apart < now);
  if (closer.length > 0) return closer;
  const inFlank = enter(({ hex, apart }) => apart === now && isInFlank(seen, hex, aim));
  if (inFlank.length > 0) return inFlank;
  return enter(({ hex, apart }) => apart === now && !isInFlank(seen, hex, aim) && hexDm(seen, ai, hex) > 0);
}

/** B5.1: after a hex it faces as it likes, so no further hex lies behind it. */
function facing(thought: Thought, ai: number, hex: number): Thought {
  const { seen } = thought;
  const { at } = unitOf(seen, ai);
  return { ...thought, seen: standing(seen, ai, at, sideTowards(seen.map.ground, at, hex) ?? 0) };
}

function enterable(
  thought: Thought,
  lowRisk: boolean,
  ai: number,
  hex: number,
  test: HexTest,
  hexes: HexTrace[] | null,
): MoveStep[] {
  const why: Why = hexes === null ? null : [];
  const price = enterOption(thought, lowRisk, ai, [], hex, why);
  const can = price !== null && test(hex, [], why);
  hexes?.push({ hex, can, why: why ?? [] });
  return can ? [{ hex, cost: price.cost, dice: price.dice }] : [];
}

/** outside the front arc of the unit it goes towards; an objective has no flank. */
export function isInFlank(seen: Seen, hex: number, { kind, place, hexes }: Aim): boolean {
  const [at] = hexes;
  if (kind !== 'unit' || at === undefined || at === hex) return false;
  return !isAhead(seen.tables, at, facingOf(seen, place), hex);
}

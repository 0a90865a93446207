import type { AiOrder } from '../model/ai-order.ts';
import { typeOf } from '../model/battle.ts';
import { hasSymbols } from '../rules/ground/symbols.ts';
import { neighboursOf } from '../rules/stealth/stealth.ts';
import { type Aim, hexesTo } from './aims.ts';
import { enterOption } from './enter-option.ts';
import { movementLadder } from './hex-ladder.ts';
import type { PlanNotes } from './action-rule.ts';
import type { HexTest } from './move-option.ts';
import type { Thought } from './thought.ts';
import { chooseStep, type Way } from './way.ts';

/** a vehicle goes on by its bonus hexes, as long as each is nearer to the aim and nothing else speaks against it. */
export function lengthen(
  thought: Thought,
  { lowRisk }: AiOrder,
  ai: number,
  aim: Aim,
  first: Way,
  notes: PlanNotes,
  test: HexTest = () => true,
): Way {
  if (!hasSymbols(typeOf(thought.seen, ai))) return first;
  let way = first;
  for (;;) {
    const { path } = way;
    const last = path.at(-1) ?? -1;
    const now = hexesTo(thought, last, aim.hexes);
    const steps = neighboursOf(thought.seen, last).flatMap((hex) => {
      if (hexesTo(thought, hex, aim.hexes) >= now) return [];
      const price = enterOption(thought, lowRisk, ai, path, hex, null);
      return price === null || !test(hex, path, null) ? [] : [{ hex, cost: price.cost, dice: price.dice }];
    });
    if (steps.length === 0) return way;
    const { hex, cost, dice } = chooseStep(thought, steps, movementLadder(thought, ai, aim), notes);
    way = { path: [...path, hex], cost, dice };
  }
}

import { choose } from '@sandtable/kernel';
import { typeOf, unitOf } from '../model/battle/battle.ts';
import type { BearIo, Held } from '../model/battle/state.ts';
import { isCombatCounter } from '../model/pack/unit-type.ts';
import { makeSpent } from '../rules/payment/purchase.ts';
import { hexesTo } from './aims.ts';
import { thinkOf } from './card.ts';
import { bestRating } from './figures.ts';
import type { AiNote } from './trace.ts';
import type { PlayerId } from '../model/ids.ts';

/** G5.3.4c: the fresh unit of highest FP closest to an AI is spent. False if there is none. */
export function confuseUnit(held: Held, player: PlayerId, io: BearIo): boolean {
  const thought = thinkOf(held, player, true, io);
  const { seen, ai, units } = thought;
  const fresh = units.filter((unit) => !unitOf(seen, unit).spent && isCombatCounter(typeOf(seen, unit)));
  if (fresh.length === 0 || ai.length === 0) return false;
  const aiHexes = ai.map((each) => unitOf(seen, each).at);
  const confused = choose(
    thought,
    fresh,
    [
      { rule: 'S7.2', rung: 'highestRating', figure: (unit) => -bestRating(seen, unit, ai) },
      { rule: 'S7.2', rung: 'closestToAi', figure: (unit) => hexesTo(thought, unitOf(seen, unit).at, aiHexes) },
    ],
    (unit) => unit,
    (chosen) => io.trace?.({ note: 'eventChoice', what: 'confusion', chosen } satisfies AiNote),
  );
  makeSpent(held, [confused], 'S7.2', io);
  return true;
}

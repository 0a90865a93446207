import { type Deed, makeDeed } from '../model/deed.ts';
import type { AiOrderFrame } from '../model/ai-frame.ts';
import type { BearIo, Held } from '../model/state.ts';
import { asSeenBy } from '../rules/order/as-seen.ts';
import { fireOption } from './fire-option.ts';
import { revealRumor } from '../rules/contact/rumor-reveal.ts';
import { makeThought } from './thought.ts';

/** S6.2.1: the Rumored Enemy is revealed; an AI that is found completes the attack if all limits allow it. Null if not. */
export function unmask(held: Held, { player, order, command, deed }: AiOrderFrame, io: BearIo): Deed | null {
  const { action, target } = deed;
  const found = revealRumor(held, deed.unit, io);
  if (found < 0) return null;
  const thought = makeThought(asSeenBy(held, player), { command, tie: () => 1, traced: false });
  const grouped = action === 'groupFire';
  const option = fireOption(thought, { ...order, grouped }, found, target, null);
  if (option === null) return null;
  const { at, supporters, cost } = option;
  return makeDeed({ unit: found, action, target, at, supporters, cost });
}

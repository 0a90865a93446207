import { type AiOrderFrame, type Deed, makeDeed } from '../model/solo/turn.ts';
import type { BearIo, Held } from '../model/battle/state.ts';
import { asSeenBy } from '../rules/order/turn-order.ts';
import { judgeFire } from '../rules/fire/odds.ts';
import { makeLine, PLAIN } from '../rules/fire/shot.ts';
import { supportBans } from '../rules/fire/support.ts';
import { thinkOf } from './card.ts';
import { fireOption, fireOptions } from './fire-option.ts';
import { revealRumor } from '../rules/contact/rumor.ts';
import { chooseShot, tellSpot } from './shot-choice.ts';
import type { AiNote, WhyReason } from './trace.ts';

/** S6.2.1: the Rumored Enemy is revealed; an AI that is found completes the attack if all limits allow it. Null if not. */
export function unmask(held: Held, { player, order, command, deed }: AiOrderFrame, io: BearIo): Deed | null {
  const { action, target } = deed;
  const found = revealRumor(held, deed.unit, io);
  if (found < 0) return null;
  const thought = thinkOf(held, player, command, io);
  const attacking = { ...order, grouped: action === 'groupFire' };
  const options = fireOptions(thought, attacking, found, target);
  if (options.length === 0) {
    const why: WhyReason[] = [];
    if (io.trace !== null) fireOption(thought, attacking, found, target, why);
    io.trace?.({ note: 'calledOff', unit: found, target, why } satisfies AiNote);
    return null;
  }
  const { at, spot, supporters, cost } = chooseShot(thought, options, found, tellSpot(io, found));
  return makeDeed({ unit: found, action, target, at, spot, supporters, cost });
}

/** all Rumored Enemies among the supporters are revealed: whoever may support now does, the others stand by. */
export function regroup(held: Held, { player, deed }: AiOrderFrame): Deed {
  const { unit, target, at, spot, supporters } = deed;
  const seen = asSeenBy(held, player);
  const manner = { ...PLAIN, spot };
  const odds = judgeFire(seen, unit, target, [], manner);
  if (!odds.granted) throw new Error('a group attack that its leader cannot make was joined');
  const line = makeLine(seen, unit, at, manner);
  const helping = supporters.filter((each) => supportBans(line, each, odds.value.colour, [target]).length === 0);
  return makeDeed({ ...deed, supporters: helping });
}

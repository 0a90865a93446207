import { grant, type Verb, verb, type Verdict } from '@sandtable/kernel';
import { canSee, distanceBetween } from '../board/tables.ts';
import { type Battle, hasEnemyIn, sideOf, smokeOf, unitOf } from '../model/battle.ts';
import type { TurnFrame } from '../model/frame.ts';
import type { Bear, Held } from '../model/state.ts';
import { isConcealed } from '../rules/fire/reach.ts';
import { hiddenUnits } from '../rules/contact/hidden.ts';
import { swiftSlot } from '../rules/order/order.ts';
import type { Payment } from '../model/payment.ts';
import { revealUnits } from '../rules/order/reveal.ts';
import { type CardKey, refuse } from './card-key.ts';
import { cardPaymentSlot, judgeCardPayable } from './card-price.ts';
import { beginCard, type Leading, mayPlay, ownSlot, type Play } from './play.ts';

// Card 30:  c30 g03 caps:0

interface Scouting extends Play, Leading {
  readonly payment: Payment;
}

const ID = 'c30';
const FARTHEST = 2;

/** B7.7.3b, B17.0a: who is carried or has an enemy in his hex sees nothing outside. */
function judgeScout(battle: Battle, unit: number): Verdict<undefined, CardKey> {
  const { at, carrier } = unitOf(battle, unit);
  if (carrier !== -1) return refuse('carried', { unit });
  return hasEnemyIn(battle, sideOf(battle, unit), at) ? refuse('enemyInHex', { at }) : grant();
}

const leaderSlot = ownSlot((seen, { frame }, unit) => {
  const scout = judgeScout(seen, unit);
  return scout.granted ? judgeCardPayable(seen, ID, frame, [unit]) : scout;
});

export const scoutByCard: Verb<Bear> = verb<Bear, TurnFrame, Scouting>(ID, {
  says: (phrase) =>
    phrase
      .word(ID, mayPlay(ID, leaderSlot))
      .slot('leader', leaderSlot)
      .maybe('swift', swiftSlot)
      .slot(
        'payment',
        cardPaymentSlot(ID, ({ leader }: Leading) => [leader]),
      ),
  resolve: (held, said, io) => {
    beginCard(held, ID, said, [said.leader], io);
    revealUnits(held, foundBy(held, said.leader), io);
  },
});

/** Hidden enemies within two hexes and in sight, in cover or not; B6.0.8 is heeded. */
function foundBy(held: Held, scout: number): number[] {
  const { at: from } = unitOf(held, scout);
  const side = sideOf(held, scout);
  const smoke = smokeOf(held);
  return hiddenUnits(held).filter((unit) => {
    const { at } = unitOf(held, unit);
    if (sideOf(held, unit) === side || distanceBetween(held.tables, from, at) > FARTHEST) return false;
    return canSee(held.tables, smoke, from, at) && !isConcealed(held, from, at);
  });
}

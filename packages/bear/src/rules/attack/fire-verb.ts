import { deny, grant, judgedSlot, type Verb, verb } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/frame.ts';
import { typeOf } from '../../model/battle.ts';
import { isWeaponCard, type Means } from '../../model/means.ts';
import type { Bear, Seen, BearSlot } from '../../model/state.ts';
import { ownUnits } from '../order/actor.ts';
import {
  aimingSlot,
  type Attack,
  type AttackVerdict,
  enemiesIn,
  firstOf,
  givenBy,
  helpersOf,
  judgeAfford,
  judgeFirer,
  judgeJoining,
  type Leading,
  purchaseOf,
  resolveAttack,
  type Supported,
} from './attack-order.ts';
import { attackOdds } from './attack-odds.ts';
import { hexesToFireAt, judgeHex, judgeHexSupport } from './fire-hex.ts';
import { makeLine, type Manner, PLAIN } from '../fire/shot.ts';
import { fortsIn } from '../fire/forts.ts';
import { isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { paymentSlot } from '../payment/payment.ts';
import { type Throwing, throwing, thrownSlot } from './throw-support.ts';
import { hexKind, memberKind, unitKind } from '../order/word-kinds.ts';

// B7, B9.1.2:  g09 fire F12 +g03 grenades:g04 c09 caps:1;  and with other means:  g16 flame E10 caps:0;  g03 grenades E10 command

interface Fire extends Attack {
  readonly at: number;
}

type FireSaid = Supported & Pick<Fire, 'at'>;

/** B7.5.1: an attack on another hex and everybody in it, by one means. */
function fireBy(word: string, means: Means): Verb<Bear> {
  const manner: Manner = { ...PLAIN, means };
  const judgeAt = (seen: Seen, said: Leading, at: number): AttackVerdict => judgeHex(seen, said, at, manner);

  /** Is there anything it can fire at, and pay for? */
  const judgeLeading = (seen: Seen, order: Order, leader: number): AttackVerdict => {
    const affords = isWeaponCard(means) ? grant() : judgeAfford(seen, order, leader, typeOf(seen, leader).attackCost);
    if (!affords.granted) return affords;
    const hexes = hexesToFireAt(seen, leader, manner);
    return firstOf(
      hexes,
      (at) => judgeAt(seen, { frame: order.frame, card: order.card, leader }, at),
      deny('B7.0', 'nobodyInReach', { unit: leader }),
    );
  };

  const leaderSlot: BearSlot<Order, 'unit'> = judgedSlot(
    unitKind,
    ownUnits,
    (seen: Seen, { frame }: Order, unit) => judgeFirer(seen, frame, unit, means),
    judgeLeading,
  );

  const supporterSlot: BearSlot<FireSaid, 'member'> = judgedSlot(
    memberKind,
    ownUnits,
    (seen: Seen, said: FireSaid, unit) => {
      const line = makeLine(seen, said.leader, said.at, manner);
      return judgeJoining(seen, line, said, unit, () => judgeHexSupport(seen, line, unit));
    },
  );

  const throwingSlot = thrownSlot(manner, (seen: Seen, { leader, at }: FireSaid & Throwing) => ({
    at,
    targets: enemiesIn(seen, leader, at),
  }));

  return verb<Bear, TurnFrame, Fire>(word, {
    says: (phrase) =>
      throwing(
        givenBy(phrase, means, leaderSlot)
          .slot('leader', leaderSlot)
          .word(word)
          .slot(
            'at',
            judgedSlot(hexKind, (seen, { leader }) => hexesToFireAt(seen, leader, manner), judgeAt),
          )
          .list('supporters', supporterSlot),
        means,
        throwingSlot,
      )
        .list('aimed', aimingSlot)
        .maybe('swift', swiftSlot)
        .slotIf(
          'payment',
          isPaidFor,
          paymentSlot((seen, said) =>
            purchaseOf(makeLine(seen, said.leader, said.at, manner), said, helpersOf(said.supporters, said.thrown)),
          ),
        ),
    figures: (seen, { leader, at, supporters = [], thrown = [], aimed = [] }) => {
      if (leader === undefined || at === undefined) return grant({});
      const line = makeLine(seen, leader, at, { ...manner, thrown, aimed: aimed.length });
      return attackOdds(seen, line, enemiesIn(seen, leader, at), fortsIn(seen, at, null), supporters);
    },
    resolve: (held, said, io) => resolveAttack(held, said, { at: said.at, only: -1, fort: null }, manner, io),
  });
}

export const fire = fireBy('fire', 'weapons');
export const flameHex = fireBy('flame', 'flame');
export const grenadesHex = fireBy('grenades', 'grenades');
export const molotovHex = fireBy('molotov', 'molotov');

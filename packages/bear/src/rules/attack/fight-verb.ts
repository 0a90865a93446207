import { deny, grant, judgedSlot, type Verb, verb } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/frame.ts';
import type { Means } from '../../model/means.ts';
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
  hexOf,
  judgeArmed,
  judgeJoining,
  judgePaid,
  type Leading,
  purchaseOf,
  resolveAttack,
  type Supported,
} from './attack-order.ts';
import { attackOdds } from './attack-odds.ts';
import { judgeFire } from '../fire/odds.ts';
import { type Line, makeLine, type Manner, PLAIN } from '../fire/shot.ts';
import { fortsOf } from '../fire/forts.ts';
import { isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { paymentSlot } from '../payment/payment.ts';
import { type Throwing, throwing, thrownSlot } from './throw-support.ts';
import { memberKind, unitKind } from '../order/word-kinds.ts';

// B7.7.3:  g03 fight s05 +g04 command;  and with other means:  g16 flame s05 caps:0;  g03 tellermine s48 caps:0

interface Fight extends Attack {
  readonly target: number;
}

type FightSaid = Supported & Pick<Fight, 'target'>;

/** B7.7.3: an attack on one enemy in the own hex, by one means. */
function fightBy(name: string, word: string, means: Means): Verb<Bear> {
  const manner: Manner = { ...PLAIN, means };
  const lineOf = (seen: Seen, leader: number): Line => makeLine(seen, leader, hexOf(seen, leader), manner);
  const judgeOdds = (seen: Seen, leader: number, target: number, supporters: readonly number[]): AttackVerdict => {
    const odds = judgeFire(seen, leader, target, supporters, manner);
    return odds.granted ? grant() : odds;
  };

  const judgeTarget = (seen: Seen, said: Leading, target: number): AttackVerdict => {
    if (hexOf(seen, target) !== hexOf(seen, said.leader)) return deny('B7.7.3', 'nobodyThere', { unit: target });
    const odds = judgeOdds(seen, said.leader, target, []);
    return odds.granted ? judgePaid(seen, lineOf(seen, said.leader), said) : odds;
  };

  const targetsOf = (seen: Seen, leader: number): number[] => enemiesIn(seen, leader, hexOf(seen, leader));

  const judgeLeader = (seen: Seen, { frame, card }: Order, leader: number): AttackVerdict => {
    const armed = judgeArmed(seen, frame, leader, means);
    if (!armed.granted) return armed;
    return firstOf(
      targetsOf(seen, leader),
      (target) => judgeTarget(seen, { frame, card, leader }, target),
      deny('B7.0', 'nobodyInReach', { unit: leader }),
    );
  };

  const leaderSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, ownUnits, judgeLeader);

  const supporterSlot: BearSlot<FightSaid, 'member'> = judgedSlot(
    memberKind,
    ownUnits,
    (seen: Seen, said: FightSaid, unit) =>
      judgeJoining(seen, lineOf(seen, said.leader), said, unit, () =>
        judgeOdds(seen, said.leader, said.target, [unit]),
      ),
  );

  const throwingSlot = thrownSlot(manner, (seen: Seen, { leader, target }: FightSaid & Throwing) => ({
    at: hexOf(seen, leader),
    targets: [target],
  }));

  return verb<Bear, TurnFrame, Fight>(name, {
    says: (phrase) =>
      throwing(
        givenBy(phrase, means, leaderSlot)
          .slot('leader', leaderSlot)
          .word(word)
          .slot(
            'target',
            judgedSlot(unitKind, (seen, { leader }) => targetsOf(seen, leader), judgeTarget),
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
            purchaseOf(lineOf(seen, said.leader), said, helpersOf(said.supporters, said.thrown)),
          ),
        ),
    figures: (seen, { leader, target, supporters = [], thrown = [], aimed = [] }) => {
      if (leader === undefined || target === undefined) return grant({});
      const line = makeLine(seen, leader, hexOf(seen, leader), { ...manner, thrown, aimed: aimed.length });
      return attackOdds(seen, line, [target], fortsOf(seen, target), supporters);
    },
    resolve: (held, said, io) =>
      resolveAttack(held, said, { at: hexOf(held, said.target), only: said.target, fort: null }, manner, io),
  });
}

export const fight = fightBy('fight', 'fight', 'weapons');
export const flameUnit = fightBy('flameFight', 'flame', 'flame');
export const grenadesUnit = fightBy('grenadesFight', 'grenades', 'grenades');
export const molotovUnit = fightBy('molotovFight', 'molotov', 'molotov');
export const tellermine = fightBy('tellermineFight', 'tellermine', 'tellermine');

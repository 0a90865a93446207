import { choiceKind, deny, grant, judgedSlot, type Verb, verb } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/frame.ts';
import { HEX_FORTS, type HexFort } from '../../model/marker.ts';
import type { Bear, Seen, BearSlot } from '../../model/state.ts';
import { ownUnits } from '../order/actor.ts';
import {
  aimingSlot,
  type Attack,
  type AttackVerdict,
  firstOf,
  hexOf,
  judgeArmed,
  judgeJoining,
  judgePaid,
  type Leading,
  purchaseOf,
  resolveAttack,
  type Supported,
} from '../attack/attack-order.ts';
import { attackOdds } from '../attack/attack-odds.ts';
import { lineBans } from '../fire/bans.ts';
import { type Line, makeLine, PLAIN } from '../fire/shot.ts';
import { supportBans } from '../fire/support.ts';
import { harms, hexFortsIn } from '../fire/forts.ts';
import { givingSlotFor, isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { paymentSlot } from '../payment/payment.ts';
import { memberKind, unitKind } from '../order/word-kinds.ts';

// B18.4, B18.3.3d:  g03 raze mine +g04 caps:0, an attack on what lies in the own hex

interface Raze extends Attack {
  readonly fort: HexFort;
}

function lineOf(seen: Seen, leader: number, aimed = 0): Line {
  return makeLine(seen, leader, hexOf(seen, leader), { ...PLAIN, aimed });
}

function judgeFort(seen: Seen, said: Leading, fort: HexFort): AttackVerdict {
  const { leader } = said;
  const line = lineOf(seen, leader);
  if (!hexFortsIn(seen, line.to).includes(fort)) return deny('B18.4', 'nothingToRaze', { at: line.to });
  if (!harms(line, fort)) return deny('B18.4', 'cannotRaze', { unit: leader });
  const bans = lineBans(line, []);
  return bans.length > 0 ? { granted: false, reasons: bans } : judgePaid(seen, line, said);
}

function judgeLeader(seen: Seen, order: Order, leader: number): AttackVerdict {
  const own = judgeArmed(seen, order.frame, leader, 'weapons');
  if (!own.granted) return own;
  const at = hexOf(seen, leader);
  return firstOf(
    hexFortsIn(seen, at),
    (fort) => judgeFort(seen, { ...order, leader }, fort),
    deny('B18.4', 'nothingToRaze', { at }),
  );
}

const leaderSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, ownUnits, judgeLeader);

const supporterSlot: BearSlot<Supported, 'member'> = judgedSlot(
  memberKind,
  ownUnits,
  (seen: Seen, said: Supported, unit) => {
    const line = lineOf(seen, said.leader);
    return judgeJoining(seen, line, said, unit, () => {
      const reasons = supportBans(line, unit, 'red', []);
      return reasons.length > 0 ? { granted: false, reasons } : grant();
    });
  },
);

export const raze: Verb<Bear> = verb<Bear, TurnFrame, Raze>('raze', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(leaderSlot))
      .slot('leader', leaderSlot)
      .word('raze')
      .slot(
        'fort',
        judgedSlot(choiceKind('fort', HEX_FORTS), () => HEX_FORTS, judgeFort),
      )
      .list('supporters', supporterSlot)
      .list('aimed', aimingSlot)
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => purchaseOf(lineOf(seen, said.leader), said, said.supporters)),
      ),
  figures: (seen, { leader, fort, supporters = [], aimed = [] }) => {
    if (leader === undefined || fort === undefined) return grant({});
    return attackOdds(seen, lineOf(seen, leader, aimed.length), [], [{ what: fort, unit: -1 }], supporters);
  },
  resolve: (held, said, io) =>
    resolveAttack(held, said, { at: hexOf(held, said.leader), only: -1, fort: said.fort }, PLAIN, io),
});

import { deny, grant, judgedSlot, type Verb, verb, type Verdict } from '@sandtable/kernel';
import { terrainAt } from '../../board/ground.ts';
import { type Battle, hasEnemyIn, sideOf, typeOf, unitOf } from '../../model/battle.ts';
import type { TurnFrame } from '../../model/frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, type Seen, type BearSlot } from '../../model/state.ts';
import { isFoot } from '../../model/unit-type.ts';
import { beginAction } from '../order/action.ts';
import { type ActorKey, judgeMember, judgeOwn, ownUnits } from '../order/actor.ts';
import { markerOf, shelterOf } from '../units/figures.ts';
import { mineAttacks } from '../contact/mine.ts';
import { type Closing, givingSlotFor, isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { judgePayable, type PayKey, paymentSlot, type Purchase } from '../payment/payment.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { memberKind, unitKind } from '../order/word-kinds.ts';

// B18.1.3, B9.1.4:  g03 dig +g04 caps:0

export type HastyKey = 'onlyFootDigs' | 'hasHasty' | 'inWater' | 'enemyInHex' | 'carried' | 'insideAlready' | 'stunned';
type HastyVerdict = Verdict<undefined, HastyKey | ActorKey | PayKey>;

interface Dig extends Order, Closing {
  readonly leader: number;
  readonly members: readonly number[];
}

type DigSaid = Order & Pick<Dig, 'leader' | 'members'>;

/** B18.1.3, B4.4: could a hasty defense be made for it where it is? Of vehicles too: card 11 asks no more. */
export function judgeDugIn(battle: Battle, unit: number): Verdict<undefined, HastyKey> {
  const { at, hasty, carrier } = unitOf(battle, unit);
  if (hasty) return deny('B18.0', 'hasHasty', { unit });
  if (carrier !== -1) return deny('B17.0a', 'carried', { unit });
  if (shelterOf(battle, unit) !== null) return deny('B18.1.3', 'insideAlready', { unit });
  if (terrainAt(battle.map.ground, at) === 'water') return deny('B4.4', 'inWater', { unit, at });
  return hasEnemyIn(battle, sideOf(battle, unit), at) ? deny('B18.1.3', 'enemyInHex', { at }) : grant();
}

/** B18.1.3: may it dig in by an action of its own? */
export function judgeDigging(battle: Battle, unit: number): Verdict<undefined, HastyKey> {
  if (!isFoot(typeOf(battle, unit))) return deny('B18.1.3', 'onlyFootDigs', { unit });
  if (markerOf(battle, unit)?.kind === 'stunned') return deny('B7.5', 'stunned', { unit });
  return judgeDugIn(battle, unit);
}

export function digIn(held: Held, units: readonly number[], io: BearIo): void {
  for (const unit of units) {
    heldUnit(held, unit).hasty = true;
    io.emit({ rule: 'B18.1.3', key: 'dugIn', unit });
  }
}

function purchaseOf({ view }: Seen, { frame, card }: Order, units: readonly number[]): Purchase {
  return { player: turnPlayer(frame), units, price: Number(view.options.hastyCost), card };
}

function judgeLeader(seen: Seen, order: Order, unit: number): HastyVerdict {
  const own = judgeOwn(seen, order.frame, unit);
  if (!own.granted) return own;
  const digging = judgeDigging(seen, unit);
  return digging.granted ? judgePayable(seen, purchaseOf(seen, order, [unit])) : digging;
}

function judgeJoining(seen: Seen, said: DigSaid, unit: number): HastyVerdict {
  const group = [said.leader, ...said.members];
  const member = judgeMember(seen, said.frame, group, unit);
  if (!member.granted) return member;
  const digging = judgeDigging(seen, unit);
  return digging.granted ? judgePayable(seen, purchaseOf(seen, said, [...group, unit])) : digging;
}

const leaderSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, ownUnits, judgeLeader);
const joiningSlot: BearSlot<DigSaid, 'member'> = judgedSlot(memberKind, ownUnits, judgeJoining);

export const dig: Verb<Bear> = verb<Bear, TurnFrame, Dig>('dig', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(leaderSlot))
      .slot('leader', leaderSlot)
      .word('dig')
      .list('members', joiningSlot)
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => purchaseOf(seen, said, [said.leader, ...said.members])),
      ),
  resolve: (held, said, io) => {
    const units = [said.leader, ...said.members];
    beginAction(held, said, purchaseOf(held, said, units), io);
    digIn(held, units, io);
    for (const at of new Set(units.map((unit) => unitOf(held, unit).at))) mineAttacks(held, units, at, io);
  },
});

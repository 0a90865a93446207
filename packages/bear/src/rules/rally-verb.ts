import { deny, finish, type FrameKind, grant, judgedSlot, type Slot, verb, type Verdict } from '@sandtable/kernel';

import type { RallyFrame, TurnFrame } from '../model/frame.ts';
import { type Bear, type BearIo, type Held, pushFrame, type Seen } from '../model/state.ts';
import { beginAction } from './action.ts';
import { type ActorKey, judgeMember, judgeOwn, ownUnits } from './actor.ts';
import { showMarker, takeMarkerOff } from './hit.ts';
import { type Closing, givingSlot, isPaidFor, type Order, swiftSlot } from './order.ts';
import { judgePayable, type PayKey, paymentSlot, type Purchase } from './payment.ts';
import { judgeRally, RALLY_COST, type RallyKey } from './rally.ts';
import { pushRoll } from './roll.ts';
import { turnPlayer } from './turn-order.ts';
import { memberKind, unitKind } from './word-kinds.ts';

// B7.6, B9.1.3:  g03 rally +g05 caps:2

type RallyVerdict = Verdict<undefined, RallyKey | ActorKey | PayKey>;

interface Rally extends Order, Closing {
  readonly leader: number;
  readonly members: readonly number[];
}

type RallySaid = Order & Pick<Rally, 'leader' | 'members'>;

function purchaseOf({ frame, card, leader, members }: RallySaid): Purchase {
  return { player: turnPlayer(frame), units: [leader, ...members], price: RALLY_COST, card };
}

function judgeLeader(seen: Seen, order: Order, unit: number): RallyVerdict {
  const own = judgeOwn(seen, order.frame, unit);
  if (!own.granted) return own;
  const rallying = judgeRally(seen, unit);
  return rallying.granted ? judgePayable(seen, purchaseOf({ ...order, leader: unit, members: [] })) : rallying;
}

function judgeJoining(seen: Seen, said: RallySaid, unit: number): RallyVerdict {
  const member = judgeMember(seen, said.frame, [said.leader, ...said.members], unit);
  if (!member.granted) return member;
  const rallying = judgeRally(seen, unit);
  return rallying.granted ? judgePayable(seen, purchaseOf({ ...said, members: [...said.members, unit] })) : rallying;
}

const joiningSlot: Slot<Seen, RallySaid, number> = judgedSlot(memberKind, ownUnits, judgeJoining);

export const rally = verb<Bear, TurnFrame, Rally>('rally', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlot)
      .slot('leader', judgedSlot(unitKind, ownUnits, judgeLeader))
      .word('rally')
      .list('members', joiningSlot)
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((_seen, said) => purchaseOf(said)),
      ),
  figures: (seen, { leader }) => {
    const odds = leader === undefined ? deny('B7.6', 'notHit') : judgeRally(seen, leader);
    return odds.granted ? grant({ ...odds.value }, odds.reasons) : grant({});
  },
  resolve: (held, said, io) => {
    beginAction(held, said, purchaseOf(said), io);
    pushRally(held, turnPlayer(said.frame), [said.leader, ...said.members]);
  },
});

/** B9.1.3: what each needs is fixed before the first roll, so members never count as un-hit friends for each other. */
export function pushRally(held: Held, player: number, units: readonly number[]): void {
  const needed = units.map((unit) => {
    const odds = judgeRally(held, unit);
    if (!odds.granted) throw new Error(`${unit} cannot rally`);
    return odds.value.needed;
  });
  pushFrame(held, { kind: 'rally', step: 0, got: null, player, units: [...units], needed, unit: 0 });
}

export const rallyKind: FrameKind<Bear, RallyFrame> = {
  ask: () => null,
  go(held, frame, io) {
    const unit = frame.units[frame.unit];
    if (unit === undefined) return finish(held.view, frame);
    if (frame.step === 0) {
      showMarker(held, unit, io);
      frame.step = 1;
      return pushRoll(held, { player: frame.player, what: 'rally', dice: 2, unit });
    }
    endRally(held, frame, unit, io);
    frame.step = 0;
    frame.unit += 1;
  },
};

function endRally(held: Held, frame: RallyFrame, unit: number, io: BearIo): void {
  const roll = frame.got ?? 0;
  const needed = frame.needed[frame.unit] ?? 0;
  const rallied = roll >= needed;
  if (rallied) takeMarkerOff(held, unit, io);
  io.emit({ rule: 'B7.6', key: rallied ? 'rallied' : 'rallyFailed', unit, roll, needed });
}

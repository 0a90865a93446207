import {
  type Figures,
  finish,
  type FrameKind,
  grant,
  type Granted,
  judgedSlot,
  verb,
  type Verdict,
} from '@sandtable/kernel';
import type { RallyFrame, TurnFrame } from '../../model/frame.ts';
import { type Bear, type BearIo, type Held, pushFrame, type Seen, type BearSlot } from '../../model/state.ts';
import { beginAction } from '../order/action.ts';
import { type ActorKey, judgeMember, judgeOwn, ownUnits } from '../order/actor.ts';
import { asSeenBy } from '../order/as-seen.ts';
import { showMarker, takeMarkerOff } from './hit.ts';
import { type Closing, givingSlotFor, isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { judgePayable, type PayKey, paymentSlot, type Purchase } from '../payment/payment.ts';
import { judgeRally, orderedRally, RALLY_COST, type RallyKey } from './rally.ts';
import { pushRoll } from '../order/roll.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { memberKind, unitKind } from '../order/word-kinds.ts';

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

function judgeLeader(seen: Seen, { frame, card }: Order, unit: number): RallyVerdict {
  const own = judgeOwn(seen, frame, unit);
  if (!own.granted) return own;
  const rallying = judgeRally(seen, unit);
  return rallying.granted ? judgePayable(seen, purchaseOf({ frame, card, leader: unit, members: [] })) : rallying;
}

function judgeJoining(seen: Seen, { frame, card, leader, members }: RallySaid, unit: number): RallyVerdict {
  const member = judgeMember(seen, frame, [leader, ...members], unit);
  if (!member.granted) return member;
  const rallying = judgeRally(seen, unit);
  return rallying.granted
    ? judgePayable(seen, purchaseOf({ frame, card, leader, members: [...members, unit] }))
    : rallying;
}

const joiningSlot: BearSlot<RallySaid, 'member'> = judgedSlot(memberKind, ownUnits, judgeJoining);

const leaderSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, ownUnits, judgeLeader);

export const rally = verb<Bear, TurnFrame, Rally>('rally', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(leaderSlot))
      .slot('leader', leaderSlot)
      .word('rally')
      .list('members', joiningSlot)
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((_seen, said) => purchaseOf(said)),
      ),
  figures: (seen, { leader, members = [] }) =>
    leader === undefined ? grant({}) : rallyFigures(seen, [leader, ...members]),
  resolve: (held, said, io) => {
    beginAction(held, said, purchaseOf(said), io);
    pushRally(held, turnPlayer(said.frame), [said.leader, ...said.members]);
  },
});

/** What each of them needs. */
export function rallyFigures(seen: Seen, units: readonly number[]): Granted<Figures<Bear>> {
  const odds = units.map((unit) => ({ unit, verdict: judgeRally(seen, unit) }));
  return grant(
    { rallies: odds.flatMap(({ unit, verdict }) => (verdict.granted ? [{ unit, ...verdict.value }] : [])) },
    odds.flatMap(({ verdict }) => verdict.reasons),
  );
}

/**
 * B9.1.3: what each needs is fixed before the first roll, so members never count as un-hit friends for each other. An enemy
 * nobody sees keeps nobody from rallying; whoever gave one away in his own hex by acting does not rally any more.
 */
export function pushRally(held: Held, player: number, units: readonly number[]): void {
  pushRolls(held, player, units, judgeRally);
}

/** the same for an AI that was ordered to, whoever is near. */
export function pushOrderedRally(held: Held, player: number, unit: number): void {
  pushRolls(held, player, [unit], orderedRally);
}

function pushRolls(held: Held, player: number, units: readonly number[], judge: typeof judgeRally): void {
  const seen = asSeenBy(held, player);
  const rallying = units.flatMap((unit) => {
    const odds = judge(seen, unit);
    return odds.granted ? [{ unit, needed: odds.value.needed }] : [];
  });
  pushFrame(held, {
    kind: 'rally',
    step: 0,
    got: null,
    player,
    units: rallying.map(({ unit }) => unit),
    needed: rallying.map(({ needed }) => needed),
    unit: 0,
  });
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

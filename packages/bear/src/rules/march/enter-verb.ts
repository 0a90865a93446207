import type { Facing } from '@sandtable/hex';
import { deny, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../../model/battle.ts';
import type { Part, TurnFrame } from '../../model/frame.ts';
import type { Bear, Seen, BearSlot } from '../../model/state.ts';
import type { ActorKey } from '../order/actor.ts';
import { arrivalHexes, judgeArrival, judgeEntering } from './enter.ts';
import { type GroupMove, type MoveVerbKey, movePurchase } from './move-group.ts';
import { insideSlot } from './move-verb.ts';
import { type Closing, givingSlotFor, isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { paymentSlot } from '../payment/payment.ts';
import { neighboursOf } from '../stealth/stealth.ts';
import { beginMove } from './toll.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { hexKind, memberKind, unitKind } from '../order/word-kinds.ts';
import { facingSlot } from '../order/facing-slot.ts';

// B5.5, B9.1.4, over the edge of the map, vehicles with bonus hexes:  g30 enter A10 S +g37 A10 B10 S caps:0

interface Arrival {
  readonly member: number;
  readonly way: readonly number[];
  readonly pose: Facing;
  readonly within: 'inside' | null;
}

interface Enter extends Order, Closing {
  readonly leader: number;
  readonly path: readonly number[];
  readonly facing: Facing;
  readonly inside: 'inside' | null;
  readonly members: readonly Arrival[];
}

type EnterSaid = Order & Pick<Enter, 'leader' | 'path' | 'members'>;
type Arriving = EnterSaid & Pick<Arrival, 'member' | 'way'>;

function groupOf({
  frame,
  card,
  leader,
  path,
  members = [],
}: Order & Pick<Enter, 'leader' | 'path'> & Partial<EnterSaid>): GroupMove {
  const goers = [{ unit: leader, path, turns: false }];
  for (const { member: unit, way } of members) goers.push({ unit, path: way, turns: false });
  return { player: turnPlayer(frame), card, goers };
}

function withMember({ member, way, ...said }: Arriving): GroupMove {
  return groupOf({ ...said, members: [...said.members, { member, way, pose: 0, within: null }] });
}

/** Those of the player whose turn it is that are still to come. */
function awaited({ view }: Seen, { frame }: { readonly frame: TurnFrame }): number[] {
  const player = turnPlayer(frame);
  return view.roster.filter((unit) => view.units[unit]?.owner === player && view.units[unit]?.fate === 'waiting');
}

/** Is there a hex where the last of the group can come in and be paid for? */
function judgeLast(seen: Seen, group: GroupMove, unit: number): Verdict<undefined, MoveVerbKey | ActorKey> {
  if (unitOf(seen, unit).owner !== group.player) return deny('B2.2', 'notYours', { unit });
  const arrival = judgeArrival(seen, unit);
  if (!arrival.granted) return arrival;
  const reasons: Verdict<undefined, MoveVerbKey>['reasons'][number][] = [];
  for (const hex of arrivalHexes(seen, unit)) {
    const entering = judgeEntering(seen, group, hex);
    if (entering.granted) return entering;
    reasons.push(...entering.reasons);
  }
  return { granted: false, reasons };
}

function judgeLeader(seen: Seen, { frame, card }: Order, unit: number): Verdict<undefined, MoveVerbKey> {
  return judgeLast(seen, groupOf({ frame, card, leader: unit, path: [] }), unit);
}

function judgeJoining(seen: Seen, said: EnterSaid, unit: number): Verdict<undefined, MoveVerbKey> {
  if (groupOf(said).goers.some((goer) => goer.unit === unit)) return deny('B9.1', 'twiceInGroup', { unit });
  return judgeLast(seen, withMember({ ...said, member: unit, way: [] }), unit);
}

/** First a hex at the edge, then bonus hexes. */
function stepSlot<So>(groupFor: (so: So) => GroupMove): BearSlot<So, 'hex'> {
  return judgedSlot(
    hexKind,
    (seen: Seen, so: So) => {
      const last = groupFor(so).goers.at(-1);
      if (last === undefined) return [];
      const at = last.path.at(-1);
      return at === undefined ? [...arrivalHexes(seen, last.unit)] : neighboursOf(seen, at);
    },
    (seen: Seen, so: So, to) => judgeEntering(seen, groupFor(so), to),
  );
}

const joiningSlot: BearSlot<EnterSaid, 'member'> = judgedSlot(memberKind, awaited, judgeJoining);

const leaderSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, awaited, judgeLeader);

export const enter = verb<Bear, TurnFrame, Enter>('enter', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(leaderSlot))
      .slot('leader', leaderSlot)
      .word('enter')
      .list(
        'path',
        stepSlot((so: Order & Pick<Enter, 'leader' | 'path'>) => groupOf(so)),
        { least: 1 },
      )
      .slot('facing', facingSlot)
      .maybe(
        'inside',
        insideSlot(({ leader: unit, path }: Pick<Enter, 'leader' | 'path'>) => ({ unit, path })),
      )
      .records<'members', Arrival>('members', (record) =>
        record
          .slot('member', joiningSlot)
          .list(
            'way',
            stepSlot((so: Arriving) => withMember(so)),
            { least: 1 },
          )
          .slot('pose', facingSlot)
          .maybe(
            'within',
            insideSlot(({ member: unit, way: path }: Pick<Arrival, 'member' | 'way'>) => ({ unit, path })),
          ),
      )
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => movePurchase(seen, groupOf(said))),
      ),
  resolve: (held, said, io) => beginMove(held, said, groupOf(said), partsOf(said), io),
});

function partsOf({ leader, path, facing, inside, members }: Enter): Part[] {
  const all = [{ member: leader, way: path, pose: facing, within: inside }, ...members];
  return all.map(({ member: unit, way, pose, within }) => ({
    unit,
    path: [...way],
    facing: pose,
    inside: within !== null,
  }));
}

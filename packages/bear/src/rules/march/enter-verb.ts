import { anyOf, deny, judgedSlot, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../../model/battle.ts';
import type { TurnFrame } from '../../model/frame.ts';
import type { BearSlot, Seen } from '../../model/state.ts';
import { arrivalHexes, judgeArrival, judgeEntering } from './enter.ts';
import {
  joiningWalker,
  leaderInside,
  leadingWalker,
  type Marching,
  type MarchMember,
  marchOrder,
  type MarchWords,
  memberInside,
  stepSlot,
} from './march-order.ts';
import type { GroupMove, MoveVerbKey } from './move-group.ts';
import type { Led, Order } from '../order/order-form.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { memberKind, unitKind } from '../order/word-kinds.ts';
import { facingSlot } from '../order/facing-slot.ts';
import type { UnitId } from '../../model/ids.ts';

// B5.5, B9.1.4, over the edge of the map, vehicles with bonus hexes:  g30 enter A10 S +g37 A10 B10 S caps:0

type Enter = Led & MarchWords;
type EnterSaid = Marching & Pick<Enter, 'members'>;
type Arriving = EnterSaid & Pick<MarchMember, 'member' | 'way'>;

function groupOf({ frame, card, leader, path, members = [] }: Marching & Partial<Pick<Enter, 'members'>>): GroupMove {
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
function judgeLast(seen: Seen, group: GroupMove, unit: UnitId): Verdict<undefined, MoveVerbKey> {
  if (unitOf(seen, unit).owner !== group.player) return deny('B2.2', 'notYours', { unit });
  const arrival = judgeArrival(seen, unit);
  return arrival.granted ? anyOf(arrivalHexes(seen, unit), (hex) => judgeEntering(seen, group, hex)) : arrival;
}

const leaders: BearSlot<Order, 'unit'> = judgedSlot(unitKind, awaited, (seen: Seen, so: Order, unit) =>
  judgeLast(seen, groupOf({ ...so, leader: unit, path: [] }), unit),
);

const joining: BearSlot<EnterSaid, 'member'> = judgedSlot(memberKind, awaited, (seen: Seen, said: EnterSaid, unit) => {
  if (groupOf(said).goers.some((goer) => goer.unit === unit)) return deny('B9.1', 'twiceInGroup', { unit });
  return judgeLast(seen, withMember({ ...said, member: unit, way: [] }), unit);
});

/** First a hex at the edge, then bonus hexes. */
function entrySlot<So>(
  walkerOf: Parameters<typeof stepSlot<So>>[0],
  groupFor: (so: So) => GroupMove,
): BearSlot<So, 'hex'> {
  return stepSlot(
    walkerOf,
    (seen, so, to) => judgeEntering(seen, groupFor(so), to),
    (seen, unit) => [...arrivalHexes(seen, unit)],
  );
}

export const enter = marchOrder<Enter>('enter', {
  leaders,
  says: (phrase) =>
    phrase
      .list('path', entrySlot<Marching>(leadingWalker, groupOf), { least: 1 })
      .slot('facing', facingSlot)
      .maybe('inside', leaderInside)
      .records<'members', MarchMember>('members', (record) =>
        record
          .slot('member', joining)
          .list('way', entrySlot<Arriving>(joiningWalker, withMember), { least: 1 })
          .slot('pose', facingSlot)
          .maybe('within', memberInside),
      ),
  group: groupOf,
});

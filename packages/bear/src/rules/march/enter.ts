import { anyOf, deny, judgedSlot, unless, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { hasEnemyIn, sideOf, unitOf } from '../../model/battle/battle.ts';
import type { TurnFrame } from '../../model/battle/frame.ts';
import { type HexId, hexId, NONE, type UnitId } from '../../model/ids.ts';
import type { BearSlot, Seen } from '../../model/battle/state.ts';
import { bansOnUnit } from '../ground/bans.ts';
import { type MoveKey, refuse } from '../ground/reasons.ts';
import { facingSlot, memberKind, unitKind } from '../order/word-kinds.ts';
import { type LedOrder, type Order, turnPlayer } from '../order/turn-order.ts';
import {
  joiningWalker,
  leaderInside,
  leadingWalker,
  type MarchStart,
  type MarchMember,
  marchOrder,
  type MarchWords,
  memberInside,
  stepSlot,
} from './march-order.ts';
import { type GroupMove, judgeGroupStep, type MoveVerbKey } from './move-group.ts';

/** B5.5b: how far units may enter along the edge to avoid an enemy. */
const FARTHEST_SHIFT = 2;

export function judgeArrival(seen: Seen, unit: UnitId): Verdict<undefined, MoveKey> {
  const { fate, entry } = unitOf(seen, unit);
  const terms = seen.view.terms.entries[entry];
  if (fate !== 'waiting' || terms === undefined) return refuse('notWaiting', { unit });
  if (terms.round > seen.view.round) return refuse('notYet', { unit, amount: terms.round });
  return unless(bansOnUnit(seen, unit));
}

/** B5.5, B5.5b: its entry hexes, and those near an entry hex with a visible enemy in it. */
export function arrivalHexes(seen: Seen, unit: UnitId): ReadonlySet<HexId> {
  const side = sideOf(seen, unit);
  const hexes = new Set(seen.view.terms.entries[unitOf(seen, unit).entry]?.hexes ?? []);
  for (const hex of [...hexes]) {
    if (hasEnemyIn(seen, side, hex)) for (const other of alongTheEdge(seen, hex)) hexes.add(other);
  }
  return hexes;
}

/** The edge hexes within FARTHEST_SHIFT steps along the edge. */
function alongTheEdge({ map }: Seen, start: HexId): Set<HexId> {
  const { neighbours } = map.ground.area;
  const beside = (hex: HexId): HexId[] => Array.from(neighbours.slice(6 * hex, 6 * hex + 6), hexId);
  const found = new Set([start]);
  for (let shift = 0; shift < FARTHEST_SHIFT; shift++) {
    for (const hex of [...found])
      for (const next of beside(hex)) if (next !== -1 && beside(next).includes(NONE)) found.add(next);
  }
  return found;
}

/**
 * Whether the last unit of the group may enter here, or go on to here, and the group can pay. B9.1.4: they enter side
 * by side.
 */
function judgeEntering(seen: Seen, group: GroupMove, to: HexId): Verdict<undefined, MoveVerbKey> {
  const others = [...group.goers];
  const last = others.pop();
  if (last === undefined) throw new Error('a group of nobody');
  if (last.path.length === 0) {
    if (!arrivalHexes(seen, last.unit).has(to)) return refuse('noEntryHex', { at: to, unit: last.unit });
    const isNear = others.some(({ path: [first = NONE] }) => distanceBetween(seen.tables, first, to) <= 1);
    if (others.length > 0 && !isNear) return refuse('apartFromEntry', { at: to });
  }
  return judgeGroupStep(seen, group, to);
}

// B5.5, B9.1.4:  g30 enter A10 S +g37 A10 B10 S caps:0: over the map edge, vehicles with bonus hexes

type Enter = LedOrder & MarchWords;
type EnterSaid = MarchStart & Pick<Enter, 'members'>;
type Arriving = EnterSaid & Pick<MarchMember, 'member' | 'way'>;

function groupOf({ frame, card, leader, path, members = [] }: MarchStart & Partial<Pick<Enter, 'members'>>): GroupMove {
  const goers = [{ unit: leader, path, turns: false }];
  for (const { member: unit, way } of members) goers.push({ unit, path: way, turns: false });
  return { player: turnPlayer(frame), card, goers };
}

function withMember({ member, way, ...said }: Arriving): GroupMove {
  return groupOf({ ...said, members: [...said.members, { member, way, pose: 0, within: null }] });
}

function awaited({ view }: Seen, { frame }: { readonly frame: TurnFrame }): UnitId[] {
  const player = turnPlayer(frame);
  return view.roster.filter((unit) => view.units[unit]?.owner === player && view.units[unit]?.fate === 'waiting');
}

/** Whether there is a hex where the last of the group can enter and the group can pay. */
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

/** First an edge hex, then bonus hexes. */
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
      .list('path', entrySlot<MarchStart>(leadingWalker, groupOf), { least: 1 })
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

import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { type Kind, listedSlot, type Slot, verb, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../model/battle.ts';
import type { Part, TurnFrame } from '../model/frame.ts';
import type { Bear, BearIo, Held, Seen } from '../model/state.ts';
import { beginAction } from './action.ts';
import { judgeMember, judgeOwn, ownUnits } from './actor.ts';
import { type GroupMove, groupPrice, judgeGroupStep, type MoveVerbKey, movePurchase } from './move-group.ts';
import { judgeMobile } from './move-bans.ts';
import { pushMove } from './move-frame.ts';
import { type Closing, givingSlot, isPaidFor, type Order, swiftSlot } from './order.ts';
import { judgePayable, paymentSlot } from './payment.ts';
import { turnPlayer } from './turn-order.ts';
import { facingKind, hexKind, memberKind, unitKind } from './word-kinds.ts';

// B5, B9.1.1, B14.1:  g03 move E09 NE +g11 F09 N +g05 stay caps:0;  s48 move D07 C07 B08 SE command

/** Where a member ends up: with hexes before it the facing there, without any a turn in place, or `stay`. */
type Pose = Facing | 'stay';

interface Member {
  readonly member: number;
  readonly way: readonly number[];
  readonly pose: Pose;
}

interface Move extends Order, Closing {
  readonly leader: number;
  readonly path: readonly number[];
  readonly facing: Facing;
  readonly members: readonly Member[];
}

type MoveSaid = Order & Pick<Move, 'leader' | 'path' | 'facing' | 'members'>;

const poseKind: Kind<unknown, Pose> = {
  name: 'pose',
  read: (seen, word) => (word === 'stay' ? 'stay' : facingKind.read(seen, word)),
  print: (seen, pose) => (pose === 'stay' ? pose : facingKind.print(seen, pose)),
};

/** The group as far as it has been said. */
function groupOf({
  frame,
  card,
  leader,
  path,
  members,
}: Order & Pick<Move, 'leader' | 'path'> & Partial<MoveSaid>): GroupMove {
  const goers = [{ unit: leader, path, turns: false }];
  for (const { member: unit, way, pose } of members ?? [])
    goers.push({ unit, path: way, turns: way.length === 0 && pose !== 'stay' });
  return { player: turnPlayer(frame), card, goers };
}

/** May it lead a move: is there a hex that it can go to and pay for? */
function judgeLeader(seen: Seen, { frame, card }: Order, unit: number): Verdict<undefined, MoveVerbKey> {
  const own = judgeOwn(seen, frame, unit);
  if (!own.granted) return own;
  const mobile = judgeMobile(seen, unit);
  if (!mobile.granted) return mobile;
  const group = groupOf({ frame, card, leader: unit, path: [] });
  const reasons: Verdict<undefined, MoveVerbKey>[] = [];
  for (const to of neighbours(seen, unitOf(seen, unit).at)) {
    const step = judgeGroupStep(seen, group, to);
    if (step.granted) return step;
    reasons.push(step);
  }
  return { granted: false, reasons: reasons.flatMap((denied) => denied.reasons) };
}

function neighbours({ map }: Seen, hex: number): number[] {
  const found: number[] = [];
  const beside = map.ground.area.neighbours;
  for (let side = 0; side < 6; side++) {
    const to = beside[6 * hex + side] ?? -1;
    if (to !== -1) found.push(to);
  }
  return found;
}

/** The hexes that may come next in somebody's path. */
function stepSlot<So>(groupFor: (so: So) => GroupMove): Slot<Seen, So, number> {
  const judge = (seen: Seen, so: So, to: number): Verdict<undefined, MoveVerbKey> =>
    judgeGroupStep(seen, groupFor(so), to);
  return {
    kind: hexKind,
    candidates(seen, so) {
      const group = groupFor(so);
      const last = group.goers.at(-1);
      if (last === undefined) return [];
      const at = last.path.at(-1) ?? unitOf(seen, last.unit).at;
      return neighbours(seen, at).filter((to) => judgeGroupStep(seen, group, to).granted);
    },
    judge,
  };
}

/** B9.1, B9.1.1: it joins if the group can still be paid for with it. */
function judgeJoining(seen: Seen, said: MoveSaid, unit: number): Verdict<undefined, MoveVerbKey> {
  const group = groupOf(said);
  const member = judgeMember(
    seen,
    said.frame,
    group.goers.map((goer) => goer.unit),
    unit,
  );
  if (!member.granted) return member;
  const price = groupPrice(seen, group);
  const joined = { ...group, goers: [...group.goers, { unit, path: [], turns: false }] };
  return judgePayable(seen, movePurchase(seen, joined, price));
}

type SoFar = MoveSaid & Pick<Member, 'member' | 'way'>;

function withMember({ member, way, ...said }: SoFar, pose: Pose): GroupMove {
  return groupOf({ ...said, members: [...said.members, { member, way, pose }] });
}

/** After hexes any facing; without any it stays, or turns if it can and that can be paid for. */
function posesOf(seen: Seen, said: SoFar): readonly Pose[] {
  return said.way.length > 0
    ? EVERY_FACING
    : ['stay', ...EVERY_FACING.filter((facing) => judgeTurn(seen, said, facing).granted)];
}

function judgeTurn(seen: Seen, said: SoFar, pose: Facing): Verdict<undefined, MoveVerbKey> {
  const mobile = judgeMobile(seen, said.member);
  if (!mobile.granted) return mobile;
  const group = withMember(said, pose);
  return judgePayable(seen, movePurchase(seen, group, groupPrice(seen, group)));
}

const NO_POSE = { rule: 'B5.1', key: 'noFacing' };

const joiningSlot: Slot<Seen, MoveSaid, number> = {
  kind: memberKind,
  candidates: (seen, said) => ownUnits(seen, said).filter((unit) => judgeJoining(seen, said, unit).granted),
  judge: judgeJoining,
};

export const move = verb<Bear, TurnFrame, Move>('move', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlot)
      .slot('leader', {
        kind: unitKind,
        candidates: (seen, said) => ownUnits(seen, said).filter((unit) => judgeLeader(seen, said, unit).granted),
        judge: judgeLeader,
      })
      .word('move')
      .list(
        'path',
        stepSlot((so: Order & Pick<Move, 'leader' | 'path'>) => groupOf(so)),
        { least: 1 },
      )
      .slot(
        'facing',
        listedSlot(facingKind, () => EVERY_FACING, NO_POSE),
      )
      .records<'members', Member>('members', (record) =>
        record
          .slot('member', joiningSlot)
          .list(
            'way',
            stepSlot((so: SoFar) => withMember(so, 'stay')),
          )
          .slot('pose', {
            kind: poseKind,
            candidates: posesOf,
            judge: (seen, said, pose) =>
              said.way.length > 0 || pose === 'stay'
                ? listedSlot(poseKind, posesOf, NO_POSE).judge(seen, said, pose)
                : judgeTurn(seen, said, pose),
          }),
      )
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => {
          const group = groupOf(said);
          return movePurchase(seen, group, groupPrice(seen, group));
        }),
      ),
  resolve: resolveMove,
});

function resolveMove(held: Held, said: Move, io: BearIo): void {
  const group = groupOf(said);
  beginAction(held, said, movePurchase(held, group, groupPrice(held, group)), io);
  const parts: Part[] = [partOf(said.leader, said.path, said.facing)];
  for (const { member, way, pose } of said.members) if (pose !== 'stay') parts.push(partOf(member, way, pose));
  pushMove(held, group.player, parts);
}

function partOf(unit: number, path: readonly number[], facing: Facing): Part {
  return { unit, path: [...path], facing, inside: false };
}

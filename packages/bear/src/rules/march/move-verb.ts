import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { choiceKind, denied, deny, grant, judgedSlot, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../../model/battle/battle.ts';
import type { BearSlot, Seen } from '../../model/battle/state.ts';
import { judgeMobile } from '../ground/bans.ts';
import { judgePivot } from '../ground/cost.ts';
import {
  hexesBeside,
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
import {
  type Goer,
  goesOnFoot,
  type GroupMove,
  groupCost,
  judgeGroupStep,
  type MoveVerbKey,
  movePurchase,
} from './move-group.ts';
import { type MoveKey, refuse } from '../ground/reasons.ts';
import { billFor, type LedOrder, type Order, turnPlayer } from '../order/turn-order.ts';
import { joiningSlot, ownSlot } from '../order/slots.ts';
import { judgePayable } from '../payment/payment.ts';
import { facingKind, facingSlot } from '../order/word-kinds.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

// B5, B9.1.1, B14.1:  g03 move E09 NE +g11 F09 N inside +g05 stay caps:0;  s48 move D07 C07 B08 SE command

/** A facing at the end of the path or, without a path, for a turn in place; or `stay`. */
type Pose = Facing | 'stay';

interface Move extends LedOrder, MarchWords<Pose> {
  /** B5.0.3 */
  readonly cautious: 'cautious' | null;
}

type MoveSaid = MarchStart & Pick<Move, 'members'>;

function groupOf({
  frame,
  card,
  leader,
  path,
  members,
  cautious = null,
}: MarchStart & Partial<Pick<Move, 'members' | 'cautious'>>): GroupMove {
  const goers = [{ unit: leader, path, turns: false }];
  if (members !== undefined) for (const { member, way, pose } of members) goers.push(goerOf(member, way, pose));
  return { player: turnPlayer(frame), card, goers, cautious: cautious !== null };
}

/** Whether it can lead a move: it has a hex it may enter and pay for. */
function judgeLeading(seen: Seen, so: Order, unit: UnitId): Verdict<undefined, MoveVerbKey> {
  const mobile = judgeMobile(seen, unit);
  if (!mobile.granted) return mobile;
  const affords = judgePayable(seen, { ...billFor(so, [unit], 1), reacts: true });
  if (!affords.granted) return affords;
  const { frame, card } = so;
  const group = groupOf({ frame, card, leader: unit, path: [] });
  const reasons: Verdict<undefined, MoveVerbKey>[] = [];
  for (const to of hexesBeside(seen, unit)) {
    const step = judgeGroupStep(seen, group, to);
    if (step.granted) return step;
    reasons.push(step);
  }
  return denied(reasons.flatMap((step) => step.reasons));
}

/** B9.1, B9.1.1: a unit joins if the group can still pay. */
function judgeAffording(seen: Seen, said: MoveSaid, unit: UnitId): Verdict<undefined, MoveVerbKey> {
  const group = groupOf(said);
  const joined = { ...group, goers: [...group.goers, { unit, path: [], turns: false }] };
  return judgePayable(seen, movePurchase(seen, joined));
}

/** B17.0 */
function judgeUncarried(seen: Seen, _said: MoveSaid, unit: UnitId): Verdict<undefined, MoveKey> {
  const { carrier } = unitOf(seen, unit);
  return carrier === NONE ? grant() : refuse('carried', { unit: carrier });
}

function unitsOf({ leader, members }: MoveSaid): UnitId[] {
  const units = [leader];
  for (const { member } of members) units.push(member);
  return units;
}

type SoFar = MoveSaid & Pick<MarchMember, 'member' | 'way'>;

function withMember(said: SoFar, pose: Pose): GroupMove {
  const { member: unit, way: path } = said;
  const group = groupOf(said);
  return { ...group, goers: [...group.goers, goerOf(unit, path, pose)] };
}

function goerOf(unit: UnitId, path: readonly HexId[], pose: Pose): Goer {
  return { unit, path, turns: path.length === 0 && pose !== 'stay' };
}

const NO_FACING = deny('B5.1', 'noFacing');

/** A member without a path may stay, if the group can pay. */
function judgeStay(seen: Seen, said: SoFar): Verdict<unknown> {
  return said.way.length > 0 ? NO_FACING : judgePayable(seen, movePurchase(seen, withMember(said, 'stay')));
}

/** With a path any facing; without one a turn in place, if allowed and the group can pay. */
function judgeFacing(seen: Seen, said: SoFar, facing: Facing): Verdict<undefined, MoveVerbKey> {
  if (said.way.length > 0) return grant();
  const pivoting = judgePivot(seen, said.member);
  return pivoting.granted ? judgePayable(seen, movePurchase(seen, withMember(said, facing))) : pivoting;
}

const STAY = ['stay'] as const;
const staySlot: BearSlot<SoFar, 'stay'> = judgedSlot(choiceKind('stay', STAY), () => STAY, judgeStay);
const facedSlot: BearSlot<SoFar, 'facing'> = judgedSlot(facingKind, () => EVERY_FACING, judgeFacing);

function judgeCautious(seen: Seen, said: MoveSaid): Verdict<undefined, MoveVerbKey> {
  if (seen.view.options.cautiousMovement === 'off') return deny('B5.0.3', 'noCautiousMoves');
  const group = groupOf({ ...said, cautious: 'cautious' });
  if (!group.goers.some((goer) => goesOnFoot(seen, goer))) return deny('B5.0.3', 'nobodyExposed');
  return judgePayable(seen, movePurchase(seen, group));
}

const cautiousSlot: BearSlot<MoveSaid, 'cautious'> = judgedSlot(
  choiceKind('cautious', ['cautious']),
  () => ['cautious'],
  judgeCautious,
);

export const move = marchOrder<Move>('move', {
  traits: { always: true },
  leaders: ownSlot(() => grant(), judgeLeading),
  says: (phrase) =>
    phrase
      .list(
        'path',
        stepSlot<MarchStart>(leadingWalker, (seen, so, to) => judgeGroupStep(seen, groupOf(so), to)),
        { least: 1 },
      )
      .slot('facing', facingSlot)
      .maybe('inside', leaderInside)
      .records<'members', MarchMember<Pose>>('members', (record) =>
        record
          .slot('member', joiningSlot<MoveSaid>(unitsOf, judgeUncarried, judgeAffording))
          .list(
            'way',
            stepSlot<SoFar>(joiningWalker, (seen, so, to) => judgeGroupStep(seen, withMember(so, 'stay'), to)),
          )
          .oneOf('pose', staySlot, facedSlot)
          .maybe('within', memberInside),
      )
      .maybe('cautious', cautiousSlot),
  group: groupOf,
  figures: (seen, { frame, card = null, leader, path, members = [], cautious = null }) =>
    leader === undefined || path === undefined || path.length === 0
      ? grant({})
      : grant({ ...groupCost(seen, groupOf({ frame, card, leader, path, members, cautious })) }),
});

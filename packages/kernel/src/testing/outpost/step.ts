import { choiceKind, deny, grant, judgedSlot, listedSlot, verb, type Verdict } from '../../index.ts';
import { distance, freeNeighbours, memberKind, spaceKind, squadKind, squadsOf } from './field.ts';
import {
  POSTURES,
  squadOf,
  type Outpost,
  type OutpostIo,
  type Posture,
  type State,
  type TurnFrame,
  type View,
} from './model.ts';
import { endTurn, judgeFresh } from './squads.ts';

// A group steps: u1 step b2 ready +u2 stay +u3 c3 dug. Each further squad stands next to one already in the group.

interface Member {
  readonly squad: number;
  readonly to: number | 'stay';
  readonly stance: Posture | null;
}

interface Step {
  readonly frame: TurnFrame;
  readonly leader: number;
  readonly space: number;
  readonly posture: Posture;
  readonly members: readonly Member[];
}

function judgeLeader(seen: View, { frame }: Pick<Step, 'frame'>, squad: number): Verdict {
  const fresh = judgeFresh(seen, frame, squad);
  if (!fresh.granted) return fresh;
  return freeNeighbours(seen, squad).length > 0 ? grant() : deny('step', 'noRoom', { unit: squad });
}

/** A member is fresh, new to the group, and next to one in it. */
function judgeMember(seen: View, { frame, leader, members }: Step, squad: number): Verdict {
  const fresh = judgeFresh(seen, frame, squad);
  if (!fresh.granted) return fresh;
  const group = [leader, ...members.map((member) => member.squad)];
  if (group.includes(squad)) return deny('step', 'twice', { unit: squad });
  const { at } = squadOf(seen, squad);
  const beside = group.some((other) => distance(squadOf(seen, other).at, at) === 1);
  return beside ? grant() : deny('step', 'apart', { unit: squad });
}

/** Empty spaces that no other member goes to. */
function goalsFor(seen: View, { space, members }: Step, squad: number): readonly number[] {
  const taken = [space, ...members.map(({ to }) => to)];
  return freeNeighbours(seen, squad).filter((free) => !taken.includes(free));
}

const NO_WAY = { rule: 'step', key: 'noWay' };
const STAY = ['stay'] as const;
const staySlot = listedSlot(choiceKind('stay', STAY), () => STAY, NO_WAY);
const postureSlot = listedSlot(choiceKind('posture', POSTURES), () => POSTURES, { rule: 'step', key: 'noPosture' });

export const step = verb<Outpost, TurnFrame, Step>('step', {
  says: (phrase) =>
    phrase
      .slot(
        'leader',
        judgedSlot(squadKind, (seen, { frame }) => squadsOf(seen, frame.side), judgeLeader),
      )
      .word('step')
      .slot(
        'space',
        listedSlot(spaceKind, (seen, { leader }) => freeNeighbours(seen, leader), NO_WAY),
      )
      .slot('posture', postureSlot)
      .records<'members', Member>('members', (member) =>
        member
          .slot(
            'squad',
            judgedSlot(memberKind, (seen, { frame }) => squadsOf(seen, frame.side), judgeMember),
          )
          .oneOf(
            'to',
            staySlot,
            listedSlot(spaceKind, (seen, said) => goalsFor(seen, said, said.squad), NO_WAY),
          )
          .slotIf('stance', ({ to }) => to !== 'stay', postureSlot),
      ),
  resolve: resolveStep,
});

function resolveStep(held: State, { frame, leader, space, posture, members }: Step, io: OutpostIo): void {
  for (const { squad, to, stance } of [{ squad: leader, to: space, stance: posture }, ...members]) {
    const stepping = squadOf(held, squad);
    stepping.spent = true;
    if (to === 'stay' || stance === null) continue;
    stepping.at = to;
    stepping.posture = stance;
    io.emit({ rule: 'step', key: 'stepped', squad, at: to, posture: stance });
  }
  endTurn(frame);
}

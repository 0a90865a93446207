import type { Facing } from '@sandtable/hex';
import { deny, grant, judgedSlot, type Verb, verb, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../model/battle.ts';
import type { Part, TurnFrame } from '../model/frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, type Seen, type BearSlot } from '../model/state.ts';
import { judgeMember, judgeOwn, ownUnits } from '../rules/order/actor.ts';
import { judgeStep } from '../rules/ground/cost.ts';
import { bansByEntrance } from '../rules/march/move-group.ts';
import { pushMove } from '../rules/march/move-frame.ts';
import { swiftSlot } from '../rules/order/order.ts';
import { moveUnseen } from '../rules/stealth/sneak.ts';
import { neighboursOf } from '../rules/stealth/stealth.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { hexKind, memberKind, unitKind } from '../rules/order/word-kinds.ts';
import { noteActors } from '../rules/units/just-acted.ts';
import { type Asked, beginCard, mayPlay, type Play } from './play.ts';
import { facingSlot } from '../rules/order/facing-slot.ts';

// Card 05, Rapid Dash:  c05 g03 E09 E10 NE +g04 E08 N

interface Member {
  readonly member: number;
  readonly way: readonly number[];
  readonly pose: Facing;
}

interface Dash extends Play {
  readonly leader: number;
  readonly path: readonly number[];
  readonly facing: Facing;
  readonly members: readonly Member[];
}

type Led = Asked & Pick<Dash, 'leader' | 'path'>;
type Joined = Asked & Pick<Dash, 'leader' | 'members'>;

const ID = 'c05';
const MOST_HEXES = 2;

/** One hex further: any that it could move into, whatever the price. */
function judgeNext(seen: Seen, unit: number, path: readonly number[], to: number): Verdict<unknown> {
  const { at, facing } = unitOf(seen, unit);
  const bans = path.length === 0 ? bansByEntrance(seen, unit, to) : [];
  if (bans.length > 0) return { granted: false, reasons: bans };
  return judgeStep(seen, unit, { from: path.at(-1) ?? at, facing, to });
}

/** Can it go anywhere at all? */
function judgeGoer(seen: Seen, unit: number): Verdict<unknown> {
  const steps = neighboursOf(seen, unitOf(seen, unit).at).map((to) => judgeNext(seen, unit, [], to));
  const open = steps.find(({ granted }) => granted);
  return open ?? steps[0] ?? deny('B5.6', 'offMap', { unit });
}

function stepSlot<So>(goerOf: (so: So) => { unit: number; path: readonly number[] }): BearSlot<So, 'hex'> {
  return judgedSlot(
    hexKind,
    (seen: Seen, so: So) => {
      const { unit, path } = goerOf(so);
      return neighboursOf(seen, path.at(-1) ?? unitOf(seen, unit).at);
    },
    (seen, so, to) => {
      const { unit, path } = goerOf(so);
      return judgeNext(seen, unit, path, to);
    },
  );
}

const leaderSlot: BearSlot<Asked, 'unit'> = judgedSlot(unitKind, ownUnits, (seen: Seen, { frame }: Asked, unit) => {
  const own = judgeOwn(seen, frame, unit);
  return own.granted ? judgeGoer(seen, unit) : own;
});

const joiningSlot: BearSlot<Joined, 'member'> = judgedSlot(memberKind, ownUnits, (seen: Seen, so: Joined, unit) => {
  const group = [so.leader, ...so.members.map(({ member }) => member)];
  const member = judgeMember(seen, so.frame, group, unit);
  return member.granted ? judgeGoer(seen, unit) : member;
});

export const dash: Verb<Bear> = verb<Bear, TurnFrame, Dash>(ID, {
  says: (phrase) =>
    phrase
      .word(ID, mayPlay(ID, leaderSlot))
      .slot('leader', leaderSlot)
      .list(
        'path',
        stepSlot(({ leader, path }: Led) => ({ unit: leader, path })),
        { least: 1, most: MOST_HEXES },
      )
      .slot('facing', facingSlot)
      .records<'members', Member>('members', (record) =>
        record
          .slot('member', joiningSlot)
          .list(
            'way',
            stepSlot(({ member, way }: Pick<Member, 'member' | 'way'>) => ({ unit: member, path: way })),
            { least: 1, most: MOST_HEXES },
          )
          .slot('pose', facingSlot),
      )
      .maybe('swift', swiftSlot),
  figures: () => grant({ cost: 0 }),
  resolve: (held, said, io) => {
    const { leader, path, facing, members } = said;
    const parts: Part[] = [{ unit: leader, path: [...path], facing, inside: false }];
    for (const { member, way, pose } of members)
      parts.push({ unit: member, path: [...way], facing: pose, inside: false });
    // The card gives nobody away: it is played on no unit that anybody could see.
    beginCard(held, ID, said, [], io);
    noteActors(
      held,
      turnPlayer(said.frame),
      parts.map(({ unit }) => unit),
    );
    const hidden = parts.filter(({ unit }) => heldUnit(held, unit).hidden);
    pushMove(
      held,
      turnPlayer(said.frame),
      parts.filter((part) => !hidden.includes(part)),
    );
    dashUnseen(held, hidden, io);
  },
});

/** Hex by hex; whoever is discovered on his way stops there. */
function dashUnseen(held: Held, parts: readonly Part[], io: BearIo): void {
  for (let hex = 0; hex < MOST_HEXES; hex++) {
    const goers = parts.flatMap(({ unit, path }) => {
      const to = path[hex];
      return to === undefined || !heldUnit(held, unit).hidden ? [] : [{ unit, to }];
    });
    if (goers.length > 0) moveUnseen(held, goers, io);
  }
}

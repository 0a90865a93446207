import { distance, EVERY_FACING, FACINGS, hexOf, type Facing } from '../../../packages/hex/src/index.ts';
import {
  choiceKind,
  countKind,
  deny,
  grant,
  judgedSlot,
  listedSlot,
  signedKind,
  verb,
  type Io,
  type Verdict,
} from '../../../packages/kernel/src/index.ts';
import { namedKind } from '../named-kind.ts';
import {
  board,
  HEX_NAMES,
  neighboursOf,
  unitOf,
  UNITS,
  type Event,
  type March,
  type State,
  type TurnFrame,
  type View,
} from './model.ts';

// g03 move E09 NE +g11 F09 N +g05 stay caps:0: a group, each member beside one already in it.

interface Member {
  readonly unit: number;
  readonly goal: number | 'stay';
  readonly heading: Facing | null;
}

interface Move {
  readonly frame: TurnFrame;
  readonly leader: number;
  readonly to: number;
  readonly facing: Facing;
  readonly members: readonly Member[];
  readonly caps: number;
}

const unitKind = namedKind('unit', UNITS, (unit) => `g${String(unit + 1).padStart(2, '0')}`);
const hexKind = namedKind('hex', [...HEX_NAMES.keys()], (hex) => HEX_NAMES[hex] ?? '?');
const facingKind = namedKind('facing', EVERY_FACING, (facing) => FACINGS[facing]);

function judgeFresh(seen: View, unit: number): Verdict {
  return unitOf(seen, unit).spent ? deny('move', 'spent', { unit }) : grant();
}

function judgeMember(seen: View, { leader, members }: Pick<Move, 'leader' | 'members'>, unit: number): Verdict {
  const fresh = judgeFresh(seen, unit);
  if (!fresh.granted) return fresh;
  if (unit === leader || members.some((member) => member.unit === unit)) return deny('move', 'twice', { unit });
  const isBeside = areBeside(seen, unit, leader) || members.some((member) => areBeside(seen, unit, member.unit));
  return isBeside ? grant() : deny('move', 'apart', { unit });
}

function areBeside(seen: View, one: number, other: number): boolean {
  return distance(hexOf(board, unitOf(seen, one).at), hexOf(board, unitOf(seen, other).at)) === 1;
}

const NO_WAY = { rule: 'move', key: 'noWay' };
const CAPS = [0, 1, 2];
const STAY = ['stay'] as const;
const facingSlot = listedSlot(facingKind, () => EVERY_FACING, { rule: 'move', key: 'noFacing' });

export const move = verb<March, TurnFrame, Move>('move', {
  says: (phrase) =>
    phrase
      .slot(
        'leader',
        judgedSlot(
          unitKind,
          () => UNITS,
          (seen: View, _said, unit) => judgeFresh(seen, unit),
        ),
      )
      .word('move')
      .slot(
        'to',
        listedSlot(hexKind, (seen, { leader }) => neighboursOf(unitOf(seen, leader).at), NO_WAY),
      )
      .slot('facing', facingSlot)
      .records<'members', Member>('members', (member) =>
        member
          .slot(
            'unit',
            judgedSlot(signedKind('member', '+', unitKind), () => UNITS, judgeMember),
          )
          .oneOf(
            'goal',
            listedSlot(choiceKind('stay', STAY), () => STAY, NO_WAY),
            listedSlot(hexKind, (seen, { unit }) => neighboursOf(unitOf(seen, unit).at), NO_WAY),
          )
          .slotIf('heading', ({ goal }) => goal !== 'stay', facingSlot),
      )
      .slot(
        'caps',
        listedSlot(countKind('caps'), () => CAPS, { rule: 'move', key: 'cannotPay' }),
      ),
  resolve: resolveMove,
});

function resolveMove(held: State, { leader, to, facing, members }: Move, io: Io<Event>): void {
  settle(held, leader, to, facing, io);
  for (const { unit, goal, heading } of members) settle(held, unit, goal, heading, io);
}

function settle(held: State, unit: number, goal: number | 'stay', facing: Facing | null, io: Io<Event>): void {
  const moving = unitOf(held, unit);
  moving.spent = true;
  if (goal === 'stay' || facing === null) return;
  moving.at = goal;
  moving.facing = facing;
  io.emit({ rule: 'move', key: 'moved', unit, at: goal, facing });
}

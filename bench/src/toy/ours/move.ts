import { EVERY_FACING, type Facing } from '../../../../packages/hex/src/index.ts';
import { listedSlot, verb } from '../../../../packages/kernel/src/index.ts';
import { neighboursOf } from '../field.ts';
import {
  endTurn,
  facingKind,
  hexKind,
  squadOf,
  type State,
  type Toy,
  type ToyIo,
  type TurnFrame,
  type View,
} from './model.ts';
import { actorSlot } from './squads.ts';

// r3 move E05 NE

interface Move {
  readonly frame: TurnFrame;
  readonly squad: number;
  readonly to: number;
  readonly facing: Facing;
}

function isFree({ squads }: View, hex: number): boolean {
  for (const { at } of squads) if (at === hex) return false;
  return true;
}

function freeNeighbours(seen: View, squad: number): readonly number[] {
  return neighboursOf(squadOf(seen, squad).at).filter((hex) => isFree(seen, hex));
}

function hasRoom(seen: View, squad: number): boolean {
  for (const hex of neighboursOf(squadOf(seen, squad).at)) if (isFree(seen, hex)) return true;
  return false;
}

export const move = verb<Toy, TurnFrame, Move>('move', {
  says: (phrase) =>
    phrase
      .slot('squad', actorSlot('move', hasRoom))
      .word('move')
      .slot(
        'to',
        listedSlot(hexKind, (seen, { squad }) => freeNeighbours(seen, squad), { rule: 'move', key: 'noWay' }),
      )
      .slot(
        'facing',
        listedSlot(facingKind, () => EVERY_FACING, { rule: 'move', key: 'noFacing' }),
      ),
  resolve: resolveMove,
});

function resolveMove(held: State, { frame, squad, to, facing }: Move, io: ToyIo): void {
  const moving = squadOf(held, squad);
  moving.at = to;
  moving.facing = facing;
  moving.spent = true;
  io.emit({ rule: 'move', key: 'moved', squad, at: to, facing });
  endTurn(frame);
}

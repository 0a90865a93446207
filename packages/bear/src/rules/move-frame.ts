import type { Facing } from '@sandtable/hex';
import { finish, type FrameKind } from '@sandtable/kernel';
import type { MoveFrame, Part } from '../model/frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, pushFrame } from '../model/state.ts';
import { passengersOf } from './carried.ts';
import { afterEntering } from './entering.ts';
import { sideTowards } from './move-way.ts';

/** Units on the move, one after another, hex by hex. */
export function pushMove(held: Held, player: number, parts: readonly Part[]): void {
  pushFrame(held, { kind: 'move', step: 0, got: null, player, parts, part: 0, hex: 0 });
}

export const moveKind: FrameKind<Bear, MoveFrame> = {
  ask: () => null,
  /** One hex of one unit, or the end of its part. What happens in the hex comes in between. */
  go(held, frame, io) {
    const part = frame.parts[frame.part];
    if (part === undefined) return finish(held.view, frame);
    const to = part.path[frame.hex];
    if (to === undefined || !canGoOn(held, part.unit)) return endPart(held, frame, part, io);
    frame.hex += 1;
    goTo(held, part, frame.hex, to, io);
  },
};

/** On its way it may have been lost, or stuck. */
function canGoOn(held: Held, unit: number): boolean {
  const { fate, snag } = heldUnit(held, unit);
  return fate === 'inPlay' && snag === 'none';
}

function endPart(held: Held, frame: MoveFrame, { unit, path, facing }: Part, io: BearIo): void {
  const it = heldUnit(held, unit);
  if (path.length === 0 && it.fate === 'inPlay') {
    it.hasty = false;
    face(held, unit, facing);
    io.emit({ rule: 'B5.3', key: 'turned', unit, facing });
  }
  frame.part += 1;
  frame.hex = 0;
}

/** B5.1: on its way a unit faces where it goes; at its goal, as it likes. */
function goTo(held: Held, { unit, path, facing: goal }: Part, gone: number, to: number, io: BearIo): void {
  const it = heldUnit(held, unit);
  const from = it.at;
  const next = path[gone];
  const facing = next === undefined ? goal : (sideTowards(held.map.ground, to, next) ?? goal);
  it.at = to;
  it.inside = false;
  it.hasty = false;
  for (const passenger of passengersOf(held, unit)) heldUnit(held, passenger).at = to;
  face(held, unit, facing);
  io.emit({ rule: 'B5.0', key: 'moved', unit, from, at: to, facing });
  afterEntering(held, unit, from, io);
}

/** B17.0a: whoever is carried faces as his carrier. */
function face(held: Held, unit: number, facing: Facing): void {
  heldUnit(held, unit).facing = facing;
  for (const passenger of passengersOf(held, unit)) heldUnit(held, passenger).facing = facing;
}

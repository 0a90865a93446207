import { finish, type FrameKind } from '@sandtable/kernel';
import { markerIn, typeOf } from '../../model/battle/battle.ts';
import { isVehicle } from '../../model/pack/unit-type.ts';
import { MOVE_STEP, type MoveFrame, type MovePart } from '../../model/battle/frame.ts';
import { moveFrame } from '../../model/battle/make-frame.ts';
import { takeEdge } from '../../model/draft/entries.ts';
import { type Bear, type BearIo, type Held, heldUnit, playerOf, pushFrame } from '../../model/battle/state.ts';
import { passengersOf } from '../units/carried.ts';
import { afterEntering, isCareless, tellIfExposed } from '../contact/entering.ts';
import { facingOf } from '../units/figures.ts';
import { showMoveMarker } from '../hits/hit.ts';
import { mineAttacks } from '../contact/mine.ts';
import { sideTowards } from '../ground/way.ts';
import { askMidway, canGoOn, face, isMidway, unknownTo } from './midway.ts';
import { judgeShelter } from '../ground/shelter.ts';
import type { HexId, PlayerId, UnitId } from '../../model/ids.ts';
import { noteTrigger } from '../payment/triggers.ts';

export function pushMove(held: Held, player: PlayerId, parts: readonly MovePart[], cautious = false): void {
  pushFrame(held, moveFrame({ player, parts, cautious }));
}

export const moveKind: FrameKind<Bear, MoveFrame> = {
  ask: (seen, frame) => (frame.step === MOVE_STEP.asked ? askMidway(seen, frame) : null),
  /** Moves one unit by one hex, or ends its part. Events in that hex are pushed on top and run first. */
  go(held, frame, io) {
    const part = frame.parts[frame.part];
    if (part === undefined) {
      for (const { unit } of frame.parts) tellIfExposed(held, unit, io);
      return finish(held.view, frame);
    }
    if (isMidway(held, frame)) {
      frame.step = MOVE_STEP.asked;
      return;
    }
    const to = part.path[frame.hex];
    if (to === undefined || !canGoOn(held, part.unit)) return endPart(held, frame, part, io);
    goTo(held, frame, part, to, io);
  },
};

function endPart(held: Held, frame: MoveFrame, { unit, path, facing }: MovePart, io: BearIo): void {
  const it = heldUnit(held, unit);
  frame.part += 1;
  frame.hex = 0;
  frame.weighed = 0;
  if (path.length > 0 || it.fate !== 'inPlay') return;
  it.hasty = false;
  showMoveMarker(held, unit, io);
  face(held, unit, facing);
  io.emit({ rule: 'B5.3', key: 'turned', unit, facing });
  mineAttacks(held, [unit], it.at, io);
}

/** B5.1: in mid-move a unit faces the way it goes, at its goal any way. B18.3.3c: a mine hex ends a vehicle's move. */
function goTo(
  held: Held,
  frame: MoveFrame,
  { unit, path, facing: goal, inside }: MovePart,
  to: HexId,
  io: BearIo,
): void {
  const it = heldUnit(held, unit);
  const from = it.at;
  const isNew = it.fate === 'waiting';
  showMoveMarker(held, unit, io);
  it.exposed = !isNew && !frame.cautious && isCareless(held, unit, to);
  const isStopped = isVehicle(typeOf(held, unit)) && markerIn(held, 'mine', to) !== undefined;
  frame.hex = isStopped ? path.length : frame.hex + 1;
  const next = path[frame.hex];
  const facing = next === undefined ? goal : (sideTowards(held.map.ground, to, next) ?? goal);
  it.inside = false;
  it.hasty = false;
  for (const each of [unit, ...passengersOf(held, unit)]) {
    const goer = heldUnit(held, each);
    const { snag } = goer;
    goer.at = to;
    goer.fate = 'inPlay';
    if (snag === 'terrain') goer.snag = 'none';
    // B14.5: a towed vehicle is freed.
    if (snag === 'terrain') io.emit({ rule: 'B14.5', key: 'pulledOut', unit: each, at: to });
  }
  face(held, unit, facing);
  noteTrigger(held, frame.player, 'moved', to);
  if (isNew) {
    io.emit({ rule: 'B5.5', key: 'entered', unit, at: to, facing });
    takeEdge(held, unit, io);
  } else io.emit({ rule: 'B5.0', key: 'moved', unit, from, at: to, facing });
  if (inside && to === path.at(-1)) goInside(held, unit, io);
  const { side } = playerOf(held, frame.player);
  const unknown = unknownTo(held, side);
  afterEntering(held, unit, from, io);
  if (unknownTo(held, side) < unknown) frame.reveals += 1;
}

/** B18.2: not if an enemy it did not know of is inside. */
export function goInside(held: Held, unit: UnitId, io: BearIo): void {
  const it = heldUnit(held, unit);
  if (!judgeShelter(held, unit, it.at).granted) return;
  it.inside = true;
  it.facing = facingOf(held, unit);
  io.emit({ rule: 'B18.2', key: 'wentInside', unit, at: it.at, facing: it.facing });
}

import type { Facing } from '@sandtable/hex';
import { verb } from '@sandtable/kernel';
import { hitOf, markerIn, sideOf } from '../../model/battle/battle.ts';
import { MOVE_STEP, type MoveFrame } from '../../model/battle/frame.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, type Held, heldUnit, playerOf, type Seen } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { facingSlot } from '../order/word-kinds.ts';
import { isAiPlayer, isRumored } from '../units/ai-side.ts';
import { passengersOf } from '../units/carried.ts';

// onward;  halt NE: the answer after something was revealed in mid-move

interface MidwayAnswer {
  readonly frame: MoveFrame;
}

interface Halting extends MidwayAnswer {
  readonly facing: Facing;
}

/** The number of enemy hidden units, hidden mines and Rumored Enemies. */
export function unknownTo(held: Held, side: Side): number {
  const { roster, markers } = held.view;
  const counters = roster.filter(
    (unit) => sideOf(held, unit) !== side && (heldUnit(held, unit).hidden || isRumored(held, unit)),
  );
  const mines = markers.filter((marker) => marker.kind === 'mine' && marker.hidden && marker.side !== side);
  return counters.length + mines.length;
}

/** False if it was lost, is stuck, or has a hit that stops it. */
export function canGoOn(held: Held, unit: UnitId): boolean {
  const { fate, snag } = heldUnit(held, unit);
  return (fate === 'inPlay' || fate === 'waiting') && snag === 'none' && hitOf(held, unit)?.mayMove !== false;
}

/**
 * the unit is in mid-move and something was revealed that its player has not considered. Each unit of a group is
 * asked about separately. An AI goes on.
 */
export function isMidway(held: Held, { player, parts, part, hex, reveals, weighed }: Readonly<MoveFrame>): boolean {
  const { unit = NONE, path = [] } = parts[part] ?? {};
  if (reveals === weighed || hex === 0 || isAiPlayer(held, player) || !canGoOn(held, unit)) return false;
  return hex < path.length || isLeaving(held, unit);
}

/** B5.6: the unit will drive off the map next. It cannot from a mine hex (B18.3.3c). */
function isLeaving(held: Held, unit: UnitId): boolean {
  const { at } = heldUnit(held, unit);
  return held.view.frames.at(-2)?.kind === 'leave' && markerIn(held, 'mine', at) === undefined;
}

export function askMidway(seen: Seen, { player }: Readonly<MoveFrame>): ReturnType<typeof question> {
  return question(playerOf(seen, player).seat, 'midway', [onward, halt]);
}

const onward = verb<Bear, MoveFrame, MidwayAnswer>('onward', {
  traits: { by: 'player' },
  says: (phrase) => phrase.word('onward'),
  resolve: (_held, { frame }) => weigh(frame),
});

/** B14.1: after each hex it may face any way, so also after the one it stops in. */
const halt = verb<Bear, MoveFrame, Halting>('halt', {
  traits: { by: 'player' },
  says: (phrase) => phrase.word('halt').slot('facing', facingSlot),
  resolve: (held, { frame, facing }, io) => giveUp(held, frame, facing, io),
});

function giveUp(held: Held, frame: MoveFrame, facing: Facing, io: BearIo): void {
  const { unit = NONE, path = [] } = frame.parts[frame.part] ?? {};
  const below = held.view.frames.at(-2);
  weigh(frame);
  frame.hex = path.length;
  if (below?.kind === 'leave') below.at = NONE;
  face(held, unit, facing);
  io.emit({ rule: 'B14.1', key: 'halted', unit, at: heldUnit(held, unit).at, facing });
}

function weigh(frame: MoveFrame): void {
  frame.weighed = frame.reveals;
  frame.step = MOVE_STEP.going;
}

/** B17.0a: passengers take their carrier's facing. */
export function face(held: Held, unit: UnitId, facing: Facing): void {
  heldUnit(held, unit).facing = facing;
  for (const passenger of passengersOf(held, unit)) heldUnit(held, passenger).facing = facing;
}

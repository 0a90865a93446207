import { EVERY_FACING, type Facing, hexOf, isInArc } from '@sandtable/hex';
import { finish, type FrameKind, listedSlot, verb } from '@sandtable/kernel';
import { type Battle, unitOf } from '../../model/battle/battle.ts';
import type { FacingFrame } from '../../model/battle/frame.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, type Held, heldUnit, playerOf, type Seen } from '../../model/battle/state.ts';
import { passengersOf } from '../units/carried.ts';
import { shelterOf } from '../units/figures.ts';
import { sideTowards } from '../ground/way.ts';
import { facingKind } from '../order/word-kinds.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

// B10.0:  NE: the owner chooses a revealed unit's facing

interface Face {
  readonly frame: FacingFrame;
  readonly facing: Facing;
}

const face = verb<Bear, FacingFrame, Face>('face', {
  traits: { by: 'player', usual: true },
  says: (phrase) =>
    phrase.slot(
      'facing',
      listedSlot(facingKind, (seen: Seen, { frame }) => facingsFor(seen, nextOf(frame)), {
        rule: 'B10.0',
        key: 'targetOutOfArc',
      }),
    ),
  resolve: (held, { frame, facing }, io) => turnTo(held, frame, facing, io),
});

function nextOf({ units, unit }: Readonly<FacingFrame>): UnitId {
  return units[unit] ?? NONE;
}

/** Any facing, but a unit revealed by attacking must have its target in arc. */
function facingsFor(seen: Seen, unit: UnitId): readonly Facing[] {
  const target = targetOf(seen, unit);
  if (target === undefined) return EVERY_FACING;
  const { area } = seen.map.ground;
  const from = hexOf(area, unitOf(seen, unit).at);
  return EVERY_FACING.filter((facing) => isInArc(from, facing, hexOf(area, target)));
}

function targetOf({ view }: Seen, unit: UnitId): HexId | undefined {
  for (const frame of view.frames) {
    if (frame.kind !== 'attack') continue;
    const isThrower = frame.thrown.some((each) => each.unit === unit);
    if (frame.leader === unit || frame.supporters.includes(unit) || isThrower) return frame.at;
  }
  return undefined;
}

/** A unit about to move or turn faces that way; its owner is not asked. */
function facingOfMove(seen: Seen, unit: UnitId): Facing | undefined {
  const { view, map } = seen;
  const { at } = unitOf(seen, unit);
  for (const frame of view.frames) {
    const part = frame.kind === 'move' ? frame.parts.find((each) => each.unit === unit) : undefined;
    const [to] = part?.path ?? [];
    if (part !== undefined) return to === undefined ? part.facing : sideTowards(map.ground, at, to);
  }
  return undefined;
}

/** B17.0a, B18.1.2: passengers take their carrier's facing, units in a bunker the bunker's. */
function isTurnedByOthers(battle: Battle, unit: UnitId): boolean {
  return unitOf(battle, unit).carrier !== NONE || shelterOf(battle, unit) === 'bunker';
}

export const facingFrameKind: FrameKind<Bear, FacingFrame> = {
  ask(seen, frame) {
    const unit = nextOf(frame);
    const it = seen.view.units[unit];
    if (it === undefined || it.fate !== 'inPlay' || isTurnedByOthers(seen, unit)) return null;
    if (facingOfMove(seen, unit) !== undefined) return null;
    return question(playerOf(seen, it.owner).seat, 'facing', [face]);
  },
  go(held, frame, io) {
    const unit = nextOf(frame);
    if (unit === NONE) return finish(held.view, frame);
    const facing = facingOfMove(held, unit);
    if (facing !== undefined && heldUnit(held, unit).fate === 'inPlay') return turnTo(held, frame, facing, io);
    frame.unit += 1;
  },
};

function turnTo(held: Held, frame: FacingFrame, facing: Facing, io: BearIo): void {
  const unit = nextOf(frame);
  for (const each of [unit, ...passengersOf(held, unit)]) heldUnit(held, each).facing = facing;
  io.emit({ rule: 'B10.0', key: 'faced', unit, facing });
  frame.unit += 1;
}

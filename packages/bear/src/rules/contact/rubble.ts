import { finish, type FrameKind } from '@sandtable/kernel';
import { typeOf } from '../../model/battle.ts';
import type { RubbleFrame } from '../../model/frame.ts';
import { rubbleFrame } from '../../model/make-frame.ts';
import { type Bear, type Held, heldUnit, pushFrame } from '../../model/state.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { isVehicle } from '../../model/unit-type.ts';
import { OUTSIDE, wayOf } from '../ground/way.ts';
import { pushRoll } from '../order/roll.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** B4.2: two dice of so much, or the vehicle is stuck. */
const GETS_THROUGH_ON = 6;

/** B4.2: a vehicle that has come into a stone building, but not along a road, may be stuck there. */
export function checkRubble(held: Held, unit: UnitId, from: HexId): void {
  if (held.view.options.stoneImmobilize === 'off' || !isVehicle(typeOf(held, unit))) return;
  const { at, facing } = heldUnit(held, unit);
  const way = wayOf(held.map.ground, { from: from === NONE ? OUTSIDE : from, facing, to: at });
  if (way === undefined || way.onRoad || !terrainFigures[way.terrain].bogs) return;
  pushFrame(held, rubbleFrame(unit));
}

const STEP = { roll: 0, outcome: 1 } as const;

export const rubbleKind: FrameKind<Bear, RubbleFrame> = {
  ask: () => null,
  go(held, frame, io) {
    const { unit } = frame;
    const it = heldUnit(held, unit);
    if (it.fate !== 'inPlay') return finish(held.view, frame);
    if (frame.step === STEP.roll) {
      frame.step = STEP.outcome;
      return pushRoll(held, { player: it.owner, what: 'rubble', dice: 2, unit });
    }
    const roll = frame.got ?? 0;
    const isStuck = roll < GETS_THROUGH_ON;
    if (isStuck) it.snag = 'terrain';
    io.emit({ rule: 'B4.2', key: isStuck ? 'stuck' : 'gotThrough', unit, roll, needed: GETS_THROUGH_ON });
    finish(held.view, frame);
  },
};

import { finish, type FrameKind } from '@sandtable/kernel';
import { typeOf } from '../../model/battle/battle.ts';
import type { MineFrame } from '../../model/battle/frame.ts';
import type { UnitId } from '../../model/ids.ts';
import { type Bear, type BearIo, type Held, heldUnit } from '../../model/battle/state.ts';
import { REVEALED_ON } from '../fire/odds.ts';
import { showMarker, strike } from '../hits/hit.ts';
import { pushRoll } from '../order/roll.ts';
import { isRumored } from '../units/ai-side.ts';
import { KILL_MARGIN, NEVER } from '../units/dice.ts';
import { markerOf } from '../units/figures.ts';
import { strikeRumor } from './rumor.ts';

/** B18.3.3b: the FP of a mine, in the colour of the flank DR; with `mines` hit8, the roll it needs instead. */
const MINE_FP = 8;

const MINE_HITS_ON = 8;

/** For each unit: find the roll needed and roll, then the outcome. */
const STEP = { aim: 0, strike: 1 } as const;

export const mineKind: FrameKind<Bear, MineFrame> = {
  ask: () => null,
  go(held, frame, io) {
    const unit = frame.units[frame.unit];
    if (unit === undefined) return finish(held.view, frame);
    if (frame.step === STEP.aim) return aim(held, frame, unit, io);
    if (isRumored(held, unit))
      strikeRumor(
        held,
        { player: frame.player, unit, at: frame.at, roll: frame.got ?? 0 },
        (found) => mineOdds(held, found, io),
        io,
      );
    else strike(held, frame, unit, io);
    nextUnit(frame);
  },
};

function nextUnit(frame: MineFrame): void {
  frame.step = STEP.aim;
  frame.unit += 1;
}

function aim(held: Held, frame: MineFrame, unit: UnitId, io: BearIo): void {
  if (heldUnit(held, unit).at !== frame.at) return nextUnit(frame);
  const { needed, kill } = mineOdds(held, unit, io);
  frame.needed = needed;
  frame.kill = kill;
  frame.step = STEP.strike;
  io.emit({ rule: 'B18.3.3', key: 'mineAttacked', unit, at: frame.at });
  pushRoll(held, { player: frame.player, what: 'mine', dice: 2, unit });
}

/** B18.3.3b: against the flank DR, changed only by the target's own hit marker. */
function mineOdds(held: Held, unit: UnitId, io: BearIo): { readonly needed: number; readonly kill: number } {
  // S6.2.2: against a rumor it is the same roll as for any other attack.
  if (isRumored(held, unit)) return { needed: REVEALED_ON, kill: NEVER };
  if (held.view.options.mines === 'hit8') return { needed: MINE_HITS_ON, kill: NEVER };
  const change = markerOf(held, unit)?.flank ?? 0;
  if (change !== 0) showMarker(held, unit, io);
  const needed = typeOf(held, unit).flank.dr + change - MINE_FP;
  return { needed, kill: needed + KILL_MARGIN };
}

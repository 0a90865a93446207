import { finish, type FrameKind } from '@sandtable/kernel';
import { typeOf } from '../../model/battle/battle.ts';
import type { MineFrame } from '../../model/battle/frame.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { type Bear, type BearIo, type Held, heldUnit } from '../../model/battle/state.ts';
import { addDefenseModifiers } from '../fire/defense.ts';
import { REVEALED_ON } from '../fire/odds.ts';
import { type FireReason, sumOf } from '../fire/reasons.ts';
import { PLAIN } from '../fire/shot.ts';
import { showMarker, strike } from '../hits/hit.ts';
import { pushRoll } from '../order/roll.ts';
import { isRumored } from '../units/ai-side.ts';
import { KILL_MARGIN, NEVER } from '../units/dice.ts';
import { markerOf } from '../units/figures.ts';
import { strikeRumor } from './rumor.ts';

/** B18.3.3b: the FP of a mine, in the colour of the flank DR. */
const MINE_FP = 8;

/** B18.3.3b: with `mines` hit8, the roll it needs. */
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

/** B18.3.3b: against the flank DR with its hit marker and, unless by `mines` fp8, the DMs of the hex. */
function mineOdds(held: Held, unit: UnitId, io: BearIo): { readonly needed: number; readonly kill: number } {
  // S6.2.2: against a rumor it is the same roll as for any other attack.
  if (isRumored(held, unit)) return { needed: REVEALED_ON, kill: NEVER };
  if (held.view.options.mines === 'hit8') return { needed: MINE_HITS_ON, kill: NEVER };
  const change = markerOf(held, unit)?.flank ?? 0;
  if (change !== 0) showMarker(held, unit, io);
  const bare = typeOf(held, unit).flank.dr + change - MINE_FP;
  if (held.view.options.mines === 'fp8') return { needed: bare, kill: bare + KILL_MARGIN };
  const needed = bare + groundAgainstMine(held, unit);
  // B7.4: a second hit destroys.
  return { needed, kill: heldUnit(held, unit).hit === NONE ? needed + KILL_MARGIN : needed };
}

/** B18.3.3b: as in close combat, no wall is crossed and nobody is higher. Only enemies profit from a careless move (B5.0.3). */
function groundAgainstMine(battle: Held, target: UnitId): number {
  const { at: to } = heldUnit(battle, target);
  const line = { battle, attacker: NONE, from: NONE, to, distance: 0, closeCombat: true, manner: PLAIN } as const;
  const blast = { highExplosive: false, airBurst: false, flame: false, card: null } as const;
  const terms: FireReason[] = [];
  addDefenseModifiers(terms, { ...line, ...blast, target, suspected: false }, false);
  return sumOf(terms.filter(({ key }) => key !== 'exposed'));
}

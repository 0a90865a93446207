import { finish, type FrameKind } from '@sandtable/kernel';
import { markerIn, typeOf } from '../model/battle.ts';
import type { MineFrame } from '../model/frame.ts';
import { makeMarker } from '../model/marker.ts';
import { type Bear, type BearIo, type Held, heldUnit, pushFrame } from '../model/state.ts';
import { strike } from './attack.ts';
import { withPassengers } from './carried.ts';
import { markerOf } from './fire-figures.ts';
import { showMarker } from './hit.ts';
import { pushRoll } from './roll.ts';

/** B18.3.3b: the FP of mines, in whatever colour the flank has; and what they need by the other switch. */
const MINE_FP = 8;
const MINE_HITS_ON = 8;
const TO_KILL = 4;
/** Two dice and two CAPs never come to it. */
const NEVER = 99;

/**
 * B18.3.3: a mine attacks these units and all they carry, who have moved into its hex or taken an action there; hidden
 * until now, it is revealed. For every action but attacking, rallying, stalling and spotting; says whether there is one.
 */
export function mineAttacks(held: Held, units: readonly number[], hex: number, io: BearIo): boolean {
  const mine = markerIn(held, 'mine', hex);
  if (mine === undefined) return false;
  const there = withPassengers(held, units).filter((unit) => heldUnit(held, unit).at === hex);
  if (mine.hidden && there.length > 0) revealMine(held, hex, io);
  // B17.3
  const attacked = there.filter((unit) => !typeOf(held, unit).pioneer);
  const player = held.view.players.findIndex(({ side }) => side === mine.side);
  if (attacked.length > 0)
    pushFrame(held, {
      kind: 'mine',
      step: 0,
      got: null,
      player,
      at: hex,
      units: attacked,
      unit: 0,
      needed: 0,
      kill: 0,
    });
  return true;
}

export function revealMine({ view }: Held, at: number, io: BearIo): void {
  view.markers = view.markers.map((marker) =>
    marker.kind === 'mine' && marker.at === at ? makeMarker({ ...marker, hidden: false }) : marker,
  );
  io.reveal();
  io.emit({ rule: 'B18.3.3', key: 'mineRevealed', at });
}

export const mineKind: FrameKind<Bear, MineFrame> = {
  ask: () => null,
  /** The owner rolls for one after another. */
  go(held, frame, io) {
    const unit = frame.units[frame.unit];
    if (unit === undefined) return finish(held.view, frame);
    if (frame.step === 0) return aim(held, frame, unit, io);
    strike(held, frame, unit, io);
    nextUnit(frame);
  },
};

function nextUnit(frame: MineFrame): void {
  frame.step = 0;
  frame.unit += 1;
}

function aim(held: Held, frame: MineFrame, unit: number, io: BearIo): void {
  if (heldUnit(held, unit).at !== frame.at) return nextUnit(frame);
  const { needed, kill } = mineOdds(held, unit, io);
  frame.needed = needed;
  frame.kill = kill;
  frame.step = 1;
  io.emit({ rule: 'B18.3.3', key: 'mineAttacked', unit, at: frame.at });
  pushRoll(held, { player: frame.player, what: 'mine', dice: 2, unit });
}

/** B18.3.3b: against the flank DR, as its hit marker has it, and nothing else. */
function mineOdds(held: Held, unit: number, io: BearIo): { readonly needed: number; readonly kill: number } {
  if (held.view.options.mines === 'hit8') return { needed: MINE_HITS_ON, kill: NEVER };
  const change = markerOf(held, unit)?.flank ?? 0;
  if (change !== 0) showMarker(held, unit, io);
  const needed = typeOf(held, unit).flank.dr + change - MINE_FP;
  return { needed, kill: needed + TO_KILL };
}

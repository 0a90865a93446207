import type { FacingFrame } from '../../model/frame.ts';
import { facingFrame } from '../../model/make-frame.ts';
import { type BearIo, type Held, heldUnit, pushFrame } from '../../model/state.ts';
import { settleControl } from '../victory/control.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** What the owners of units that were revealed are still to be asked: how these face. */
export type Facings = readonly FacingFrame[];

const NONE: Facings = [];

/** B10.0.1: these hidden units become known, with all that are hidden in their hexes. */
export function revealUnits(held: Held, units: readonly UnitId[], io: BearIo): Facings {
  const hexes = new Set(units.filter((unit) => heldUnit(held, unit).hidden).map((unit) => heldUnit(held, unit).at));
  return hexes.size === 0 ? NONE : [...hexes].flatMap((hex) => revealHex(held, hex, io));
}

/** B10.0: all hidden units of a hex become known; their owners choose how they face. */
export function revealHex(held: Held, hex: HexId, io: BearIo): Facings {
  const units = held.view.roster.filter((unit) => {
    const { at, hidden } = heldUnit(held, unit);
    return hidden && at === hex && at !== -1;
  });
  if (units.length === 0) return NONE;
  io.reveal();
  for (const unit of units) {
    heldUnit(held, unit).hidden = false;
    io.emit({ rule: 'B10.0', key: 'revealed', unit, at: hex });
  }
  settleControl(held, hex, io);
  return [facingFrame(units)];
}

/** Asks them before anything goes on that was begun so far. */
export function askFacings(held: Held, facings: Facings): void {
  for (const facing of facings) pushFrame(held, facing);
}

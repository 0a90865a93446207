import { type BearIo, type Held, heldUnit, pushFrame } from '../../model/state.ts';
import { settleControl } from '../victory/control.ts';

/** B10.0.1: these hidden units become known, with all that are hidden in their hexes. */
export function revealUnits(held: Held, units: readonly number[], io: BearIo): void {
  const hexes = new Set(units.filter((unit) => heldUnit(held, unit).hidden).map((unit) => heldUnit(held, unit).at));
  for (const hex of hexes) revealHex(held, hex, io);
}

/** B10.0: all hidden units of a hex become known; their owners choose how they face before anything else goes on. */
export function revealHex(held: Held, hex: number, io: BearIo): void {
  const units = held.view.roster.filter((unit) => {
    const { at, hidden } = heldUnit(held, unit);
    return hidden && at === hex && at !== -1;
  });
  if (units.length === 0) return;
  io.reveal();
  for (const unit of units) {
    heldUnit(held, unit).hidden = false;
    io.emit({ rule: 'B10.0', key: 'revealed', unit, at: hex });
  }
  pushFrame(held, { kind: 'facing', step: 0, got: null, units, unit: 0 });
  settleControl(held, hex, io);
}

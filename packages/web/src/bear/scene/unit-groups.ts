import { counterOf, nameOfHex, type Seen, unitName, unitStates } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import type { UnitGroup, UnitRow } from '../../face/field.ts';

/** The units of a player: on the map and hidden, and those still to come, with when. */
export function unitGroups(seen: Seen, seat: Seat): UnitGroup[] {
  const { view } = seen;
  const player = view.players.findIndex((each) => each.seat === seat);
  const own = view.roster.filter((unit) => view.units[unit]?.owner === player);
  const inPlay = own.filter((unit) => view.units[unit]?.fate === 'inPlay');
  const waiting = own.filter((unit) => view.units[unit]?.fate === 'waiting');
  const fresh = inPlay.filter((unit) => view.units[unit]?.spent === false).length;
  const units = {
    title: 'Units',
    aside: `${fresh} of ${inPlay.length} fresh`,
    rows: inPlay.map((unit) => rowOf(seen, unit, whereIs(seen, unit))),
  };
  const toCome = {
    title: 'Reinforcements',
    aside: '',
    rows: waiting.map((unit) => rowOf(seen, unit, whenComes(seen, unit))),
  };
  return waiting.length === 0 ? [units] : [units, toCome];
}

function rowOf(seen: Seen, unit: number, note: string): UnitRow {
  const { word } = counterOf(seen, unit);
  const states = unitStates(seen, unit).filter((state) => !state.startsWith('facing'));
  return { unit, word, name: unitName(seen, unit), note: `${note} · ${states.join(', ')}` };
}

function whereIs(seen: Seen, unit: number): string {
  const at = seen.view.units[unit]?.at ?? -1;
  return at === -1 ? 'hidden' : nameOfHex(seen.map, at);
}

function whenComes({ view }: Seen, unit: number): string {
  const entry = view.terms.entries[view.units[unit]?.entry ?? -1];
  if (entry === undefined) return 'to come';
  return entry.round <= view.round ? 'available now' : `from round ${entry.round}`;
}

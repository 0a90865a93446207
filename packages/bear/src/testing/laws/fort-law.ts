import { NONE, type UnitId } from '../../model/ids.ts';
import { MINE } from '../../model/solo.ts';
import type { State } from '../../model/state.ts';
import { type Law, type Printed, SOUND, unlike } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/** B18: trenches, bunkers, wire, road blocks, mines and hasty defenses are put down and taken away as it is told. */
export function fortLaw({ opening }: Printed, units: UnitsBook): Law {
  const keyOf = (kind: string, at: number): string => `${kind} in ${units.hexName(at)}`;
  const forts = new Set(opening.markers.flatMap(({ kind, at }) => (kind === 'smoke' ? [] : [keyOf(kind, at)])));
  /** With the hexes they were dug in. */
  const hasty = new Map(opening.units.flatMap((unit, place) => (unit.hasty ? [[place, unit.at]] : [])));

  const remove = (kind: string, at: number): readonly string[] =>
    forts.delete(keyOf(kind, at)) ? SOUND : [`${keyOf(kind, at)} goes, but is not there by the book`];
  const abandon = (unit: UnitId): readonly string[] => {
    hasty.delete(unit);
    return SOUND;
  };

  return {
    hears: {
      razed: (event) => {
        if (event.what !== 'hasty') return remove(event.what, event.at);
        return hasty.delete(event.unit) ? SOUND : [`${units.name(event.unit)} loses a hasty defense it has not`];
      },
      cleared: (event) => remove(event.marker, event.at),
      wireCrushed: (event) => remove('wire', event.at),
      mineRevealed: (event) =>
        forts.has(keyOf('mine', event.at)) ? SOUND : [`there is no ${keyOf('mine', event.at)} to reveal`],
      mineLaid: (event) => {
        forts.add(keyOf('mine', event.at));
      },
      rumorRevealed: (event) => {
        if (event.found === MINE) forts.add(keyOf('mine', event.at));
      },
      dugIn: (event) => {
        hasty.set(event.unit, units.hexOf(event.unit));
      },
      hid: (event) => {
        // B10.2: whoever hides where he stands keeps it.
        return hasty.get(event.unit) === event.at ? SOUND : abandon(event.unit);
      },
      moved: (event) => abandon(event.unit),
      sneaked: (event) => abandon(event.unit),
      turned: (event) => abandon(event.unit),
      entered: (event) => abandon(event.unit),
      left: (event) => abandon(event.unit),
      destroyed: (event) => abandon(event.unit),
      loaded: (event) => abandon(event.unit),
      wentInside: (event) => abandon(event.unit),
      wentOutside: (event) => abandon(event.unit),
    },
    differences(state: State) {
      const there = new Set(state.markers.flatMap(({ kind, at }) => (kind === 'smoke' ? [] : [keyOf(kind, at)])));
      const complaints = [
        ...[...there].filter((fort) => !forts.has(fort)).map((fort) => `${fort} is there, but not by the book`),
        ...[...forts].filter((fort) => !there.has(fort)).map((fort) => `${fort} is there by the book, but is gone`),
      ];
      for (const unit of state.roster) {
        const it = state.units[unit];
        if (it === undefined || it.at === NONE || it.hasty === hasty.has(unit)) continue;
        complaints.push(...unlike(`the hasty defense of ${units.name(unit)}`, it.hasty, hasty.has(unit)));
      }
      return complaints;
    },
  };
}

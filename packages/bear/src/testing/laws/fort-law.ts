import { SOUND, unlike } from '@sandtable/kernel/testing';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { MarkerView } from '../../model/battle/marker.ts';
import { MINE } from '../../model/solo/solo.ts';
import type { State } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import type { Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/** What is known of a fortification; null for what events leave open: it is then read off once. */
type Fort = Pick<MarkerView, 'facing' | 'side' | 'laidBy'> & { hidden: boolean | null };

/** G6.0: the side whose tiles build them. */
function aiSideIn({ terms }: Printed['opening']): Side | null {
  return terms.players[terms.solo?.ai ?? NONE]?.side ?? null;
}

/**
 * B18: trenches, bunkers, wire, road blocks, mines and hasty defenses come and go as reported. B18.3.3, R-220: a mine keeps its
 * owner, and stays hidden until revealed.
 */
export function fortLaw({ opening }: Printed, units: UnitsBook): Law {
  const keyOf = (kind: string, at: HexId): string => `${kind} in ${units.hexName(at)}`;
  const forts = new Map(
    opening.markers.flatMap(({ kind, at, facing, side, laidBy, hidden }): [string, Fort][] =>
      kind === 'smoke' ? [] : [[keyOf(kind, at), { facing, side, laidBy, hidden }]],
    ),
  );
  /** With the hexes they were dug in. */
  const hasty = new Map(opening.units.flatMap((unit, place) => (unit.hasty ? [[place, unit.at]] : [])));

  const remove = (kind: string, at: HexId): readonly string[] =>
    forts.delete(keyOf(kind, at)) ? SOUND : [`${keyOf(kind, at)} goes, but is not there by the book`];
  const abandon = (unit: UnitId): readonly string[] => {
    hasty.delete(unit);
    return SOUND;
  };

  const compared = ({ facing, side, laidBy, hidden }: MarkerView, key: string): readonly string[] => {
    const fort = forts.get(key);
    if (fort === undefined) return [`${key} is there, but not by the book`];
    fort.hidden ??= hidden;
    return [
      ...unlike(`the facing of the ${key}`, facing, fort.facing),
      ...unlike(`the side of the ${key}`, side, fort.side),
      ...unlike(`the player who laid the ${key}`, laidBy, fort.laidBy),
      ...unlike(`whether the ${key} is hidden`, hidden, fort.hidden),
    ];
  };
  return {
    hears: {
      razed: (event) => {
        if (event.unit === NONE) return remove(event.what, event.at);
        return hasty.delete(event.unit) ? SOUND : [`${units.name(event.unit)} loses a hasty defense it has not`];
      },
      cleared: (event) => remove(event.marker, event.at),
      wireCrushed: (event) => remove('wire', event.at),
      mineRevealed: (event) => {
        const mine = forts.get(keyOf('mine', event.at));
        if (mine === undefined) return [`there is no ${keyOf('mine', event.at)} to reveal`];
        const wasOpen = mine.hidden === false;
        mine.hidden = false;
        return wasOpen ? [`the ${keyOf('mine', event.at)} is revealed, but lies open by the book`] : SOUND;
      },
      mineLaid: ({ unit, at }) => {
        // B8.1: whether it was seen is for the rule of sight to say.
        forts.set(keyOf('mine', at), {
          facing: 0,
          side: units.sideOf(unit),
          laidBy: units.ownerOf(unit),
          hidden: null,
        });
      },
      mineBuried: ({ player, at }) => {
        const side = opening.terms.players[player]?.side ?? null;
        forts.set(keyOf('mine', at), { facing: 0, side, laidBy: NONE, hidden: true });
      },
      rumorRevealed: ({ unit, found, at }) => {
        const key = keyOf('mine', at);
        if (found === MINE && !forts.has(key))
          forts.set(key, { facing: 0, side: units.sideOf(unit), laidBy: NONE, hidden: false });
      },
      fortRaised: ({ what, at, facing }) => {
        const side = what === 'mine' ? aiSideIn(opening) : null;
        forts.set(keyOf(what, at), { facing, side, laidBy: NONE, hidden: false });
      },
      dugIn: (event) => {
        hasty.set(event.unit, units.hexOf(event.unit));
      },
      hastyTaken: (event) => {
        hasty.set(event.unit, event.at);
        return remove('hasty', event.at);
      },
      hid: (event) => {
        // B10.2: a unit that hides where it stands keeps it.
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
      const there = state.markers.filter(({ kind }) => kind !== 'smoke');
      const keys = new Set(there.map(({ kind, at }) => keyOf(kind, at)));
      const gone = [...forts.keys()].filter((key) => !keys.has(key));
      const complaints = [
        ...there.flatMap((marker) => compared(marker, keyOf(marker.kind, marker.at))),
        ...gone.map((key) => `${key} is there by the book, but is gone`),
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

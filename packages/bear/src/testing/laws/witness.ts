import { diff, type EventNotice } from '@sandtable/kernel';
import type { Witness } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import type { Bear, MatchOptions, State } from '../../model/battle/state.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { makeUnit, NOWHERE } from '../../model/battle/unit.ts';
import { mustOpen } from '../../setup/options.ts';
import { Books } from './books.ts';
import { playerId } from '../../model/ids.ts';

/** Checks every entry of a match against its books, for `fuzz` and `playAtRandom`. */
export function lawsOf(pack: Pack): (options: MatchOptions) => Witness<Bear> {
  return (options) => {
    const laws = options.draft === null ? lawsOfBattle(pack, options) : lawsOfGenerated(pack, options);
    return (state, told) => [...markedUnused(state), ...laws(state, told)];
  };
}

/** In a view all counters that are not in the match are one record, so none of them may have anything of its own. */
function markedUnused({ units }: State): string[] {
  return units.flatMap((unit, place) => {
    if (unit.fate !== 'unused' || isBlank(unit)) return [];
    const changes = JSON.stringify(diff(NOWHERE, unit));
    return changes === '{}' ? [] : [`unit ${place} is not in the match, yet ${changes}`];
  });
}

const BLANK = Object.values(NOWHERE);

/** Most are, and that is seen at once. */
function isBlank(unit: State['units'][number]): boolean {
  const values = Object.values(unit);
  return values.length === BLANK.length && values.every((value, place) => value === BLANK[place]);
}

function lawsOfBattle(pack: Pack, options: MatchOptions): Witness<Bear> {
  const books = new Books(pack, options);
  return (state, told) => books.entry(told, state);
}

/**
 * The books of a generated battle are opened by the entry that completes its set-up, in which nobody can act yet. If nobody has CAPs
 * for initiative, it goes on into the first turn and may reveal a unit: then there are no books.
 */
function lawsOfGenerated(pack: Pack, options: MatchOptions): Witness<Bear> {
  let books: Books | null = null;
  return (state, told) => {
    if (books !== null) return books.entry(told, state);
    const done = told.findIndex(({ event }) => event.key === 'draftDone');
    const later = told.slice(done + 1);
    if (done === -1 || later.some(({ event: { key } }) => key === 'revealed' || key === 'rumorRevealed')) return [];
    books = generatedBooks(pack, options, state);
    return books.entry([...startVp(state), ...later.filter(isOfBattle)], state);
  };
}

/** G5.3: how the AI was built is in the terms. */
function isOfBattle({ event: { rule, key } }: EventNotice<BearEvent>): boolean {
  return !/^(G[456]|R-227)/.test(rule) && key !== 'commandCardLeft';
}

function generatedBooks(pack: Pack, options: MatchOptions, state: State): Books {
  // B3.2.5: the CAPs of the terms include it already.
  const fair = { ...options, germanHandicap: '0', sovietHandicap: '0' } as const;
  return new Books(pack, fair, {
    ...mustOpen(pack, options),
    map: fieldsOf(pack)(state).map,
    terms: {
      ...state.terms,
      players: state.terms.players.map((each, place) => ({ ...each, caps: state.players[place]?.start ?? 0 })),
    },
    units: state.units.map(makeUnit),
    markers: state.markers,
    controls: state.controls.map(({ at, side, player }) => ({ at, side, player })),
    weapons: state.players.map(({ weapons }) => weapons),
    startVp: { ...state.vp },
    draft: null,
  });
}

/** VP given by cards at the start were reported before the books were opened. */
function startVp({ players }: State): EventNotice<BearEvent>[] {
  return players.flatMap(({ side, vp }, player) =>
    vp === 0
      ? []
      : [{ event: { rule: 'S1.0', key: 'scored', side, player: playerId(player), vp, why: 'start' }, hearing: {} }],
  );
}

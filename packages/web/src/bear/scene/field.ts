import {
  counterOf,
  explainGround,
  explainRumor,
  type HexId,
  hexId,
  isRumor,
  nameOfHex,
  NONE,
  type Seen,
  typeOf,
  type UnitId,
  unitId,
  unitName,
  unitOf,
  unitsIn,
  unitStates,
} from '@sandtable/bear';
import {
  entryArrows,
  exitArrows,
  figuresOfUnit,
  mapPicture,
  markersOf,
  pieceOf,
  type UnitFigure,
  unitsShown,
} from '@sandtable/bear/pictures';
import type { Seat, Sentence } from '@sandtable/kernel';
import type { Field, Line, UnitGroup, UnitRow } from '../../face/field.ts';
import { ONLOOKER, plainName } from '../../link/seating.ts';
import { remembered } from '../../saying/memo.ts';
import { capital } from '../../ui/words.ts';
import { draftParts } from '../draft/late-draft.ts';
import { isDraft } from '../draft/match-name.ts';
import { hexWord } from '../speech/explain-hex.ts';
import type { BearSaying } from '../speech/saying.ts';
import { hintsOf } from './hints.ts';
import { fireZonesOf, frontOf } from './overlays.ts';
import { picturedSentence } from './sentence-picture.ts';

/** The table in a view. `sayingOf` binds words to the position that this field becomes part of. */
export function fieldOf(seen: Seen, sayingOf: (words: Sentence) => BearSaying): Field {
  const { map, pack, view } = seen;
  const isMade = isDraft(view);
  const standing = remembered((unit) => pieceOf(seen, unitId(unit), unitOf(seen, unitId(unit)).at));
  return {
    hasMap: true,
    map: () => mapPicture(seen),
    hexName: (hex) => map.names[hex],
    hexNamed: (name) => map.places.get(name) ?? -1,
    unitNamed: (piece) => pack.counterPlaces.get(piece) ?? -1,
    unitWord: (unit) => pack.counters[unit]?.word,
    hexOfUnit: (unit) => view.units[unit]?.at ?? -1,
    isLost: (unit) => view.units[unit]?.fate === 'lost',
    hexesOf: (seat) => hexesOf(seen, seat),
    unitsOf: (seat) => unitGroups(seen, seat),
    piece: remembered((unit) => pieceOf(seen, unitId(unit), NONE)),
    values: (unit) => valuesOf(seen, unitId(unit)),
    pieces: remembered((top) => unitsShown(seen, top).map((unit) => standing(unit))),
    markers: remembered(() => markersOf(seen)),
    standing: () => [...(isMade ? draftParts().draftStanding(seen) : entryArrows(seen)), ...exitArrows(seen)],
    // There is no fire during a draft, but facings are chosen at its end.
    zones: (unit) => (isMade && view.draft?.phase !== 'facings' ? [] : fireZonesOf(seen, unitId(unit))),
    front: (unit) => frontOf(seen, unitId(unit)),
    hints: (words) => (isMade ? draftParts().draftHints : hintsOf)(sayingOf(words)),
    pictured: (sentence) => (isMade ? draftParts().draftPictured : picturedSentence)(sayingOf(sentence)),
    ground: (hex) => ({ text: explainGround(map, hexId(hex)), lines: rumorLines(seen, hexId(hex)) }),
    hexWord: (words, hex) => hexWord(sayingOf(words), hexId(hex)),
  };
}

function hexesOf({ view, map }: Seen, seat: Seat): string[] {
  const player = view.players.findIndex((each) => each.seat === seat);
  const own = view.roster
    .flatMap((unit) => view.units[unit] ?? [])
    .filter(({ owner, at }) => owner === player && at !== -1);
  return own.toSorted((a, b) => Number(a.spent) - Number(b.spent)).flatMap(({ at }) => map.names[at] ?? []);
}

function rumorLines(seen: Seen, hex: HexId): Line[] {
  if (!unitsIn(seen, hex).some((unit) => isRumor(typeOf(seen, unit)))) return [];
  const lines = explainRumor(seen).filter(({ rule }) => rule === 'S6.2');
  return lines.map((line) => ({ ...line, amount: null }));
}

/** The units of a player, or of all players for an onlooker: in play, and reinforcements with their round. */
function unitGroups(seen: Seen, seat: Seat): UnitGroup[] {
  if (seat !== ONLOOKER) return groupsOf(seen, seat);
  return seen.view.players.flatMap(({ seat: each }) =>
    groupsOf(seen, each).map((group) => ({ ...group, title: `${plainName(each)} ${group.title}` })),
  );
}

function groupsOf(seen: Seen, seat: Seat): UnitGroup[] {
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

/** Damage comes first and replaces the unit's word: `Stunned · H06 · fresh`, `g03 · H06 · fresh`. */
function rowOf(seen: Seen, unit: UnitId, where: string): UnitRow {
  const { word } = counterOf(seen, unit);
  const [fresh = '', ...rest] = unitStates(seen, unit);
  const states = rest.filter((state) => state !== where && !state.startsWith('facing'));
  const harm = states.length === 0 ? [] : [capital(states.join(', '))];
  const note = [...(harm.length === 0 ? [word] : harm), where, fresh].join(' · ');
  const state = [...harm, fresh === '' ? where : fresh].join(' · ');
  return { unit, word, name: unitName(seen, unit), note, state, brief: `${where} · ${states[0] ?? fresh}` };
}

function whereIs(seen: Seen, unit: UnitId): string {
  const at = seen.view.units[unit]?.at ?? -1;
  return at === -1 ? 'hidden' : nameOfHex(seen.map, at);
}

function whenComes({ view }: Seen, unit: UnitId): string {
  const entry = view.terms.entries[view.units[unit]?.entry ?? -1];
  if (entry === undefined) return 'to come';
  return entry.round <= view.round ? 'available now' : `from round ${entry.round}`;
}

/** `FP 3 red, 5 blue · range 7 · DR 13 front, 15 flank · move 1`; a changed value has an arrow. */
function valuesOf(seen: Seen, unit: UnitId): string {
  const figures = figuresOfUnit(seen, unit);
  if (figures === null) return '';
  const { red, blue, range, flank, front, move } = figures;
  const fire = [...(red === null ? [] : [`${printed(red)} red`]), ...(blue === null ? [] : [`${printed(blue)} blue`])];
  return [
    ...(fire.length === 0 ? [] : [`FP ${fire.join(', ')}`]),
    ...(range === null ? [] : [`range ${printed(range.most)}`]),
    `DR ${printed(front)} front, ${printed(flank)} flank`,
    `move ${printed(move)}`,
  ].join(' · ');
}

const CHANGES = { none: '', more: '↑', less: '↓' } as const;

function printed({ value, change }: UnitFigure): string {
  return `${value}${CHANGES[change]}`;
}

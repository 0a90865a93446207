import { explainGround, explainRumor, isRumor, type Seen, typeOf, unitOf, unitsIn } from '@sandtable/bear';
import { entryArrows, exitArrows, mapPicture, markersOf, pieceOf, unitsShown } from '@sandtable/bear/pictures';
import type { Seat, Sentence } from '@sandtable/kernel';
import type { Field } from '../../face/field.ts';
import type { Line } from '../../face/line.ts';
import { draftHints, draftPictured, draftStanding } from '../draft/draft-scene.ts';
import { isDraft } from '../draft/match-name.ts';
import { hexWord } from '../speech/hex-word.ts';
import { remembered } from '../../saying/memo.ts';
import type { BearSaying } from '../speech/saying.ts';
import { hintsOf } from './hints.ts';
import { frontOf } from './overlays.ts';
import { picturedSentence } from './said-ways.ts';
import { unitGroups } from './unit-groups.ts';
import { valuesOf } from './values.ts';
import { fireZonesOf } from './zones.ts';

/** What lies on the table in a view. `sayingOf` puts words to the position that this becomes a part of. */
export function fieldOf(seen: Seen, sayingOf: (words: Sentence) => BearSaying): Field {
  const { map, pack, view } = seen;
  const isMade = isDraft(view);
  const standing = remembered((unit: number) => pieceOf(seen, unit, unitOf(seen, unit).at));
  return {
    map: () => mapPicture(seen),
    hexName: (hex) => map.names[hex],
    hexNamed: (name) => map.places.get(name) ?? -1,
    unitNamed: (piece) => pack.counterPlaces.get(piece) ?? -1,
    unitWord: (unit) => pack.counters[unit]?.word,
    hexOfUnit: (unit) => view.units[unit]?.at ?? -1,
    isLost: (unit) => view.units[unit]?.fate === 'lost',
    hexesOf: (seat) => hexesOf(seen, seat),
    unitsOf: (seat) => unitGroups(seen, seat),
    piece: remembered((unit) => pieceOf(seen, unit, -1)),
    values: (unit) => valuesOf(seen, unit),
    pieces: remembered((top) => unitsShown(seen, top).map((unit) => standing(unit))),
    markers: remembered(() => markersOf(seen)),
    standing: () => [...(isMade ? draftStanding(seen) : entryArrows(seen)), ...exitArrows(seen)],
    // While cards are played nobody fires yet; where a unit looks is settled last.
    zones: (unit) => (isMade && view.draft?.phase !== 'facings' ? [] : fireZonesOf(seen, unit)),
    front: (unit) => frontOf(seen, unit),
    hints: (words) => (isMade ? draftHints : hintsOf)(sayingOf(words)),
    pictured: (sentence) => (isMade ? draftPictured : picturedSentence)(sayingOf(sentence)),
    ground: (hex) => ({ text: explainGround(map, hex), lines: rumorLines(seen, hex) }),
    hexWord: (words, hex) => hexWord(sayingOf(words), hex),
  };
}

function hexesOf({ view, map }: Seen, seat: Seat): string[] {
  const player = view.players.findIndex((each) => each.seat === seat);
  const own = view.roster
    .flatMap((unit) => view.units[unit] ?? [])
    .filter(({ owner, at }) => owner === player && at !== -1);
  return own.toSorted((a, b) => Number(a.spent) - Number(b.spent)).flatMap(({ at }) => map.names[at] ?? []);
}

/** What would reveal the rumor there. */
function rumorLines(seen: Seen, hex: number): Line[] {
  if (!unitsIn(seen, hex).some((unit) => isRumor(typeOf(seen, unit)))) return [];
  const lines = explainRumor(seen).filter(({ rule }) => rule === 'S6.2');
  return lines.map((line) => ({ ...line, amount: null }));
}

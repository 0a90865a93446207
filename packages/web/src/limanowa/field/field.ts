import { explainGround, printHex, printUnit, readHex, type Seen, unitKind } from '@sandtable/limanowa';
import { mapPicture, markersOf, pieceOf, unitsShown } from '@sandtable/limanowa/pictures';
import type { Seat } from '@sandtable/kernel';
import type { Field } from '../../face/field.ts';
import { remembered } from '../../saying/memo.ts';
import type { SayingOf } from '../speech/saying.ts';
import { valuesOf } from './values.ts';
import { hexWord } from './hex-word.ts';
import { hintsOf } from './hints.ts';
import { picturedPlan } from './pictured.ts';
import { disclosedArrows } from './standing.ts';
import { unitGroups } from './unit-groups.ts';
import { zonesOf } from './zones.ts';

/** What lies on the table in a view. `sayingOf` puts words to the position that this becomes a part of. */
export function fieldOf(seen: Seen, sayingOf: SayingOf): Field {
  const { map, view } = seen;
  const piece = remembered((unit) => pieceOf(seen, unit));
  const isHex = (hex: number): boolean => hex >= 0 && hex < map.terrain.length;
  return {
    map: () => mapPicture(seen),
    hexName: (hex) => (isHex(hex) ? printHex(map, hex) : undefined),
    hexNamed: (name) => readHex(map, name) ?? -1,
    // One that is planned to go somewhere is meant there, too.
    unitNamed: (id) => unitKind.read(seen, id.split(' ')[0] ?? '') ?? -1,
    unitWord: (unit) => (view.units[unit] === undefined ? undefined : printUnit(seen, unit)),
    hexOfUnit: (unit) => view.units[unit]?.at ?? -1,
    isLost: (unit) => view.units[unit]?.at === -1,
    hexesOf: (seat) => hexesOf(seen, seat),
    unitsOf: (seat) => unitGroups(seen, seat),
    piece,
    values: (unit) => valuesOf(seen, unit),
    pieces: remembered((top) => unitsShown(seen, top).map((unit) => piece(unit))),
    markers: remembered(() => markersOf(seen)),
    standing: () => disclosedArrows(seen),
    zones: (unit) => zonesOf(seen, unit),
    front: () => [],
    hints: (words, chosen) => hintsOf(sayingOf(words, chosen)),
    pictured: (sentence) => picturedPlan(sayingOf(sentence)),
    ground: (hex) => ({ text: explainGround(map, hex), lines: [] }),
    hexWord: (words, hex, chosen) => hexWord(sayingOf(words, chosen), hex),
  };
}

/** Those of the corps whose round it is come first. */
function hexesOf({ view, map }: Seen, seat: Seat): string[] {
  const own = view.units.filter(({ corps, at }) => at !== -1 && view.corps[corps]?.seat === seat);
  const isActive = ({ corps }: (typeof own)[number]): number => Number(corps !== view.turn.corps);
  return own.toSorted((a, b) => isActive(a) - isActive(b)).map(({ at }) => printHex(map, at));
}

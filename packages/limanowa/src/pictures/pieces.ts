import {
  type Figure,
  type Formation,
  type LargePlace,
  type PiecePicture,
  type SignName,
  STRIPE_NAMES,
} from '@sandtable/board';
import { printHex } from '../board/map.ts';
import { typeOf, unitOf } from '../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { Trait } from '../model/unit-type.ts';
import { printUnit } from '../rules/word-kinds.ts';
import { explainUnit } from '../words/unit-words.ts';
import { artOf } from './art.ts';
import { SIDE_LOOKS } from './side-looks.ts';

/** All units on the map; `top` is drawn last, though no hex has two (L2.2e). */
export function piecesOf(seen: Seen, top: UnitId = NONE): PiecePicture[] {
  return unitsShown(seen, top).map((unit) => pieceOf(seen, unit));
}

/** The units themselves, in the same order. */
export function unitsShown(seen: Seen, top: UnitId): UnitId[] {
  const standing = seen.view.units.flatMap(({ at }, unit) => (at === NONE ? [] : [unit]));
  return standing.toSorted((a, b) => Number(a === top) - Number(b === top));
}

/** A unit as it looks; also one that is lost, for lists. */
export function pieceOf(seen: Seen, unit: UnitId): PiecePicture {
  const { at } = unitOf(seen, unit);
  const type = typeOf(seen, unit);
  const word = printUnit(seen, unit);
  return {
    id: word,
    at: at === NONE ? '' : printHex(seen.map, at),
    side: SIDE_LOOKS[type.side],
    art: artOf(type),
    number: word,
    words: explainUnit(seen, unit),
    facing: null,
    ...figuresOf(seen, unit),
    signs: type.traits.map((trait) => SIGNS[trait]),
    formation: formationOf(seen, unit),
    spent: false,
    stamp: null,
    badges: [],
    isGhost: false,
  };
}

/** Where a unit would stand, if what is being said were done. */
export function ghostOf(seen: Seen, unit: UnitId, at: HexId): PiecePicture {
  const piece = pieceOf(seen, unit);
  return { ...piece, id: `${piece.id} there`, at: printHex(seen.map, at), isGhost: true };
}

const SIGNS: Readonly<Record<Trait, SignName>> = { extraAttack: 'twice', riding: 'horseshoe', observer: 'glasses' };

/** Its corps by the stripe, its rank (L1e), and what is left of its RP (L3r). */
function formationOf(seen: Seen, unit: UnitId): Formation {
  const { corps, rp } = unitOf(seen, unit);
  const type = typeOf(seen, unit);
  const stripe = STRIPE_NAMES[corps % STRIPE_NAMES.length] ?? 'plain';
  return { stripe, rank: type.rank, steps: Math.max(0, rp), fullSteps: type.rp };
}

/** L1f: the AV as the die of the match has it, in a ring where it takes a token (L3i); the DV; a range beyond the next hex. */
function figuresOf(seen: Seen, unit: UnitId): Pick<PiecePicture, 'figures' | 'largeFigures'> {
  const { arm, av, dv, range } = typeOf(seen, unit);
  const text = String(av + seen.die.av);
  const back = arm === 'artillery' ? 'ring' : undefined;
  const figures: Figure[] = [
    { place: 'bottomLeft', text, ink: 'red', back },
    { place: 'bottomRight', text: String(dv), ink: 'blue', back: 'roundFrame' },
  ];
  if (range > 1) figures.push({ place: 'bottom', text: String(range), ink: 'black', back: 'lozenge' });
  const largeFigures: Figure<LargePlace>[] = [
    { place: 'left', text, ink: 'red' },
    { place: 'right', text: String(dv), ink: 'blue', back: 'roundFrame' },
  ];
  return { figures, largeFigures };
}

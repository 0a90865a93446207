import {
  type Art,
  COMMON_ART,
  type Figure,
  type Formation,
  type LargePlace,
  LINE_ART,
  type MarkerPicture,
  type PiecePicture,
  type SideLook,
  type SignName,
  STRIPE_NAMES,
} from '@sandtable/board';
import { printHex } from '../board/map.ts';
import { sideOf, typeOf, unitAt, unitOf } from '../model/battle.ts';
import type { Arm, Side, Trait, UnitType } from '../model/forces.ts';
import { type HexId, NONE, type UnitId, unitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import { printUnit } from '../rules/word-kinds.ts';
import { GRADE_NAMES, SIDE_NAMES } from '../words/names.ts';
import { explainUnit } from '../words/unit-words.ts';

/** All units on the map in drawing order, `top` last. (No hex has two units, L2.2e.) */
export function unitsShown(seen: Seen, top: UnitId): UnitId[] {
  const standing = seen.view.units.flatMap(({ at }, place) => (at === NONE ? [] : [unitId(place)]));
  return standing.toSorted((a, b) => Number(a === top) - Number(b === top));
}

/** Works for a lost unit too, for lists. */
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

/** A unit where the current plan would put it. */
export function ghostOf(seen: Seen, unit: UnitId, at: HexId): PiecePicture {
  const piece = pieceOf(seen, unit);
  return { ...piece, id: `${piece.id} there`, at: printHex(seen.map, at), isGhost: true };
}

const SIGNS: Readonly<Record<Trait, SignName>> = { extraAttack: 'twice', riding: 'horseshoe', observer: 'glasses' };

/** The stripe of its corps, its rank (L1e) and the RP it has left (L3r). */
function formationOf(seen: Seen, unit: UnitId): Formation {
  const { corps, rp } = unitOf(seen, unit);
  const type = typeOf(seen, unit);
  const stripe = STRIPE_NAMES[corps % STRIPE_NAMES.length] ?? 'plain';
  return { stripe, rank: type.rank, steps: Math.max(0, rp), fullSteps: type.rp };
}

/** L1f: the AV with the match's die, ringed if it takes a token (L3i); the DV; a range above 1. */
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

/** L11a, L11b: objectives with the side that holds them. */
export function markersOf(seen: Seen): MarkerPicture[] {
  return seen.view.terms.objectives.map(({ at, grade }) => {
    const unit = unitAt(seen, at);
    const holder = unit === NONE ? null : sideOf(seen, unit);
    return {
      kind: grade === 'strategic' ? 'greatObjective' : 'objective',
      at: printHex(seen.map, at),
      words: `${GRADE_NAMES[grade]}, ${holder === null ? 'held by nobody' : `held by ${SIDE_NAMES[holder]}`}`,
      text: '',
      facing: null,
      side: holder === null ? null : SIDE_LOOKS[holder],
      isHidden: false,
    };
  });
}

const { hmg, officer, infantryGun, artillery } = COMMON_ART;
const { fusilier, guardsman, rifleman, hussar, lancer } = LINE_ART;

const ART_OF_TYPE: Readonly<Record<string, Art>> = {
  'ah-machine-gunners': hmg,
  jager: rifleman,
  'mounted-battery': infantryGun,
  cossacks: lancer,
  'ru-machine-gunners': hmg,
  guard: guardsman,
  scouts: rifleman,
};

const ART_OF_ARM: Readonly<Record<Arm, Art>> = { infantry: fusilier, cavalry: hussar, artillery };

/** Infantry officers point the way; cavalry officers ride ahead. */
export function artOf({ id, arm, rank }: Pick<UnitType, 'id' | 'arm' | 'rank'>): Art {
  if (rank === 'officer' && arm === 'infantry') return officer;
  return ART_OF_TYPE[id] ?? ART_OF_ARM[arm];
}

const SIDE_LOOKS: Readonly<Record<Side, SideLook>> = {
  austria: { id: 'austria', body: 'sky', mark: 'shield', dot: 'square' },
  russia: { id: 'russia', body: 'straw', mark: 'cockade', dot: 'disc' },
};

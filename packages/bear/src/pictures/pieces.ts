import type { BadgeName, PiecePicture } from '@sandtable/board';
import type { Facing } from '@sandtable/hex';
import { nameOfHex } from '../board/map.ts';
import { counterOf, unitOf } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import { isRumor } from '../model/pack/unit-type.ts';
import { facingOf } from '../rules/units/figures.ts';
import { explainUnit, type HIT_NAMES } from '../words/units.ts';
import { artOf, SIDE_LOOKS } from './art.ts';
import { figuresOfUnit, figuresOnCounter, signsOf } from './figures.ts';
import type { HexId, UnitId } from '../model/ids.ts';

/** All counters the viewer sees on the map. In a hex carried units are drawn first and `top` last. */
export function piecesOf(seen: Seen, top = -1): PiecePicture[] {
  return unitsShown(seen, top).map((unit) => pieceOf(seen, unit, unitOf(seen, unit).at));
}

/** The units of `piecesOf`, in the same order. */
export function unitsShown(seen: Seen, top: number): UnitId[] {
  const onMap = seen.view.roster.filter((unit) => unitOf(seen, unit).at !== -1);
  return onMap.toSorted((a, b) => heightOf(seen, a, top) - heightOf(seen, b, top));
}

function heightOf(seen: Seen, unit: UnitId, top: number): number {
  if (unit === top) return 2;
  return unitOf(seen, unit).carrier === -1 ? 1 : 0;
}

/** A counter's picture; `at` is -1 off the map, for lists and the inspector. */
export function pieceOf(seen: Seen, unit: UnitId, at: HexId): PiecePicture {
  const { word, side, number, type } = counterOf(seen, unit);
  const { spent, hit, hidden } = unitOf(seen, unit);
  const hasNoFacing = isRumor(type) || hidden;
  return {
    id: word,
    at: at === -1 ? '' : nameOfHex(seen.map, at),
    side: SIDE_LOOKS[side],
    art: artOf(type),
    number: isRumor(type) ? '' : String(number).padStart(2, '0'),
    words: explainUnit(seen, unit),
    facing: hasNoFacing ? null : facingOf(seen, unit),
    ...figuresOnCounter(figuresOfUnit(seen, unit)),
    signs: signsOf(type),
    spent,
    stamp: hit === -1 ? null : letterOf(seen, hit),
    badges: badgesOf(seen, unit),
    isGhost: false,
  };
}

export function ghostOf(seen: Seen, unit: UnitId, at: HexId, facing: Facing | null): PiecePicture {
  const piece = pieceOf(seen, unit, at);
  return { ...piece, id: `${piece.id} there`, facing: facing ?? piece.facing, isGhost: true };
}

/** One or two letters, unique per marker. */
const HIT_LETTERS: Readonly<Record<keyof typeof HIT_NAMES, string>> = {
  stunned: 'St',
  unnerved: 'U',
  killed: 'K',
  panicked: 'Pa',
  pinned: 'Pi',
  suppressed: 'Su',
  cowering: 'C',
  berserk: 'B',
  immobilized: 'I',
  redGunDamaged: 'Gr',
  blueGunDamaged: 'Gb',
  lightDamage: 'L',
  destroyed: 'D',
};

/** A question mark for a marker the viewer has not seen; an exclamation mark for a hit without a marker. */
function letterOf({ pack }: Seen, hit: number | null): string {
  if (hit === null) return '?';
  const kind = pack.hitMarkers[hit]?.kind;
  return kind === undefined ? '!' : HIT_LETTERS[kind];
}

function badgesOf(seen: Seen, unit: UnitId): BadgeName[] {
  const { hasty, inside, hidden, snag, exposed } = unitOf(seen, unit);
  const isCarrying = seen.view.roster.some((other) => seen.view.units[other]?.carrier === unit);
  const badges: readonly (readonly [BadgeName, boolean])[] = [
    ['mound', hasty],
    ['pit', inside],
    ['load', isCarrying],
    ['cross', snag !== 'none'],
    ['shutEye', hidden],
    ['alarm', exposed],
  ];
  return badges.flatMap(([badge, holds]) => (holds ? [badge] : []));
}

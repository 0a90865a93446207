import { areaOf, type Facing, type Hex, hexAt, step } from '@sandtable/hex';
import { BARE, type Ground, type GroundHex, type Level, makeGround } from '../board/ground.ts';
import type { SightOptions } from '../board/sight-options.ts';
import type { Smoke } from '../board/sight.ts';
import { hexId } from '../model/ids.ts';

export const SIGHT_DEFAULTS: SightOptions = {
  alternatingSides: 'perStep',
  sameLevelPlateau: 'clear',
  woodsBelowHill: 'blocks',
  hillBlindSpot: 'offSlope',
};

export interface Field {
  readonly ground: Ground;
  readonly smoke: Smoke;
}

/** A straight row of hexes, first at index 0: '2 0w 1s1' has one word per hex, as in `fieldOf`. */
export function row(text: string, facing: Facing = 2): Field & { readonly last: number } {
  const words = text.split(' ');
  const hexes = words.map((_, i) => step(hexAt(0, 0), facing, i));
  return { ...fieldOf(hexes, words), last: words.length - 1 };
}

/** One word per hex: the digit is its level, w woods, b a building, s1 smoke of DM 1. */
export function fieldOf(hexes: readonly Hex[], words: readonly string[]): Field {
  const smoke = words.map((word) => Number(/s(\d)/.exec(word)?.[1] ?? 0));
  return {
    ground: makeGround(areaOf(hexes), words.map(parseGround)),
    smoke: new Map(smoke.flatMap((dm, i) => (dm > 0 ? [[hexId(i), dm] as const] : []))),
  };
}

const LEVELS: readonly Level[] = [0, 1, 2];

function parseGround(word: string): GroundHex {
  const level = LEVELS[Number(word[0])];
  if (level === undefined) throw new Error(`expected a level from 0 to 2 in front, got ${word}`);
  const terrain = word.includes('w') ? 'heavyWoods' : word.includes('b') ? 'stoneBuilding' : 'open';
  return { ...BARE, terrain, level };
}

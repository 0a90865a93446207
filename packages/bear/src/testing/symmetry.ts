import {
  FACINGS,
  hexAt,
  mirror,
  mirrorFacing,
  parseAxial,
  parseFacing,
  printAxial,
  printFacing,
  rotate,
  turn,
} from '@sandtable/hex';
import type { Word } from '@sandtable/kernel';
import type { BareHex } from '../board/map-plan.ts';
import type { RandomPosition } from './random-position.ts';

/** A turn of the plane by multiples of 60 degrees about 0,0, perhaps mirrored first. */
export interface Symmetry {
  readonly turns: number;
  readonly mirrored: boolean;
}

const CENTRE = hexAt(0, 0);

/** All but the identity. */
export const SYMMETRIES: readonly Symmetry[] = [false, true]
  .flatMap((mirrored) => FACINGS.map((_facing, turns) => ({ turns, mirrored })))
  .slice(1);

/** The image of a word: hexes and facings change, all else stays. */
export function movedWord(symmetry: Symmetry, word: Word): Word {
  const { turns, mirrored } = symmetry;
  const facing = parseFacing(word);
  if (facing.ok) return printFacing(turn(mirrored ? mirrorFacing(facing.value) : facing.value, turns));
  const hex = parseAxial(word);
  return hex.ok ? printAxial(rotate(mirrored ? mirror(hex.value, CENTRE) : hex.value, CENTRE, turns)) : word;
}

/** The image of a position. */
export function movedPosition(symmetry: Symmetry, position: RandomPosition): RandomPosition {
  const { map, units, markers } = position;
  const word = (text: string): Word => movedWord(symmetry, text);
  const ground = (hex: BareHex): object => ({ ...hex, roads: hex.roads?.map(word), walls: hex.walls?.map(word) });
  const placed = <Entry extends { readonly at: string; readonly facing?: string }>(entry: Entry): Entry => ({
    ...entry,
    at: word(entry.at),
    ...(entry.facing === undefined ? {} : { facing: word(entry.facing) }),
  });
  const hexes = Object.entries(map.bare.hexes).map(([name, hex]) => [word(name), ground(hex)] as const);
  return {
    ...position,
    map: { bare: { ...map.bare, hexes: Object.fromEntries(hexes) } },
    units: units.map(placed),
    markers: markers.map(placed),
  };
}

import { type Hex, hexAt, within } from '@sandtable/hex';
import { type Random, randomOf } from '@sandtable/kernel';
import type { Ground } from '../board/ground.ts';
import { SIGHT_OPTIONS, type SightOptions } from '../board/sight-options.ts';
import { type Field, fieldOf } from './sight-ground.ts';
import { type HexId, hexId } from '../model/ids.ts';

/** Hexes in a hundred that have it. */
interface Shares {
  readonly hills: number;
  readonly woods: number;
  readonly smoke: number;
  readonly holes: number;
}

/** Round maps from bare to crowded, some with holes, each with its own options; always the same. */
export function randomFields(count: number, largestRadius: number): { field: Field; options: SightOptions }[] {
  return Array.from({ length: count }, (_, i) => {
    const random = randomOf(`field ${i}`);
    const radius = 2 + random.below(largestRadius - 1);
    const shares: Shares = {
      hills: random.pick([0, 8, 40]),
      woods: random.pick([0, 4, 20]),
      smoke: random.pick([0, 5, 25]),
      holes: random.pick([0, 15]),
    };
    return { field: randomField(within(hexAt(0, 0), radius), shares, random), options: randomOptions(random) };
  });
}

/** These hexes, some left out, with random hills, woods and smoke. */
export function randomField(hexes: readonly Hex[], shares: Shares, random: Random): Field {
  const has = (share: number): boolean => random.below(100) < share;
  const kept = hexes.filter(() => !has(shares.holes));
  return fieldOf(
    kept,
    kept.map(() => {
      const level = has(shares.hills) ? 1 + random.below(2) : 0;
      const stands = has(shares.woods) ? random.pick(['w', 'b']) : '';
      return `${level}${stands}${has(shares.smoke) ? `s${1 + random.below(3)}` : ''}`;
    }),
  );
}

export function randomOptions(random: Random): SightOptions {
  return {
    alternatingSides: random.pick(SIGHT_OPTIONS.alternatingSides),
    sameLevelPlateau: random.pick(SIGHT_OPTIONS.sameLevelPlateau),
    woodsBelowHill: random.pick(SIGHT_OPTIONS.woodsBelowHill),
    hillBlindSpot: random.pick(SIGHT_OPTIONS.hillBlindSpot),
  };
}

/** The pairs of hexes that fail the check. */
export function wrongPairs({ area }: Ground, isRight: (from: HexId, to: HexId) => boolean): string[] {
  const hexes = area.hexes.map((_, i) => hexId(i));
  return hexes.flatMap((from) => hexes.slice(from).flatMap((to) => (isRight(from, to) ? [] : [`${from} and ${to}`])));
}

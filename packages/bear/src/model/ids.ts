import type { HexId } from '../board/ground.ts';

// States refer to things by index; these types say into which list. `NONE`, -1, stands for "none" everywhere.

export { type HexId, hexId } from '../board/ground.ts';

declare const unitBrand: unique symbol;
declare const playerBrand: unique symbol;
declare const cardBrand: unique symbol;

/** The index of a counter in the pack. */
export type UnitId = number & { readonly [unitBrand]: true };
/** The index of a player in the match. */
export type PlayerId = number & { readonly [playerBrand]: true };
/** The index of a card among those of its kind in the pack. */
export type CardId = number & { readonly [cardBrand]: true };

// The doors: a number that comes from outside, or counts the list itself, becomes an index here and nowhere else.

/** For the place of a counter in the pack. */
export function unitId(place: number): UnitId {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
  return place as UnitId;
}

/** For the place of a player among those of the match. */
export function playerId(place: number): PlayerId {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
  return place as PlayerId;
}

/** For the place of a card among those of its kind. */
export function cardId(place: number): CardId {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
  return place as CardId;
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- the one index that stands for none in every list
export const NONE = -1 as UnitId & HexId & PlayerId & CardId;

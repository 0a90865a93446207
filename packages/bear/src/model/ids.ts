import type { HexId } from '../board/ground.ts';

// States refer to things by index; these types name the list. `NONE`, -1, means "none" everywhere.

export { type HexId, hexId } from '../board/ground.ts';

declare const unitBrand: unique symbol;
declare const playerBrand: unique symbol;
declare const cardBrand: unique symbol;

export type UnitId = number & { readonly [unitBrand]: true };
export type PlayerId = number & { readonly [playerBrand]: true };
/** Among cards of its kind in the pack. */
export type CardId = number & { readonly [cardBrand]: true };

// A plain number becomes an index only through these functions: at the boundary, or where the list itself is counted.

export function unitId(place: number): UnitId {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
  return place as UnitId;
}

export function playerId(place: number): PlayerId {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
  return place as PlayerId;
}

export function cardId(place: number): CardId {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
  return place as CardId;
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- the one index that stands for none in every list
export const NONE = -1 as UnitId & HexId & PlayerId & CardId;

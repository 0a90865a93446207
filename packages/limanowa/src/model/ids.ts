declare const unitBrand: unique symbol;
declare const hexBrand: unique symbol;
declare const corpsBrand: unique symbol;
declare const cardBrand: unique symbol;

// A state holds plain numbers. The brands keep unit and hex numbers from being confused.

/** Index into the match's units. */
export type UnitId = number & { readonly [unitBrand]: true };
/** Index into the map's hexes, row by row from the north-west. */
export type HexId = number & { readonly [hexBrand]: true };
/** Index in the turn order. */
export type CorpsId = number & { readonly [corpsBrand]: true };
/** Index into the pack's deck; the copies of a card are consecutive. */
export type CardId = number & { readonly [cardBrand]: true };

/** "None" is -1 for every kind of id. */
// oxlint-disable-next-line typescript/consistent-type-assertions -- the one id that belongs to every brand
export const NONE = -1 as UnitId & HexId & CorpsId & CardId;

// Call these only where a number comes in: from a word, a table, a pile or a count. They check nothing. A loop that counts up with
// ++ from unitId(0) keeps the brand.

// oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
export const unitId = (index: number): UnitId => index as UnitId;

// oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
export const hexId = (index: number): HexId => index as HexId;

// oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
export const corpsId = (index: number): CorpsId => index as CorpsId;

// oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
export const cardId = (index: number): CardId => index as CardId;

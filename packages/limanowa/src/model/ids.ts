/** A state holds numbers; these names say what they count. "None" is -1 everywhere. */

/** Index into the match's units. */
export type UnitId = number;
/** Index into the map's hexes, row by row from the north-west. */
export type HexId = number;
/** Index in the turn order. */
export type CorpsId = number;
/** Index into the pack's deck; the copies of a card are consecutive. */
export type CardId = number;

export const NONE = -1;

/** Things are numbers in a state; these names say which. None of them is -1 everywhere. */

/** A unit, by its place among those of the match. */
export type UnitId = number;
/** A hex, by its place in the map: row by row from the north-west. */
export type HexId = number;
/** An army corps, by its place in the turn order. */
export type CorpsId = number;
/** A Battlecard, by its place in the deck of the pack: the copies of one kind lie together. */
export type CardId = number;

/** No unit, no hex, no corps, no card. */
export const NONE = -1;

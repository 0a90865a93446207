/** Things are numbers in a state; these names say which. None of them is -1 everywhere. */

/** A counter, by its place among those of the pack. */
export type UnitId = number;
/** A hex, by its place in the map. */
export type HexId = number;
/** A player, by place. */
export type PlayerId = number;
/** A card, by its place among those of its kind in the pack. */
export type CardId = number;

/** No unit, no hex, no player, no card. */
export const NONE = -1;

/** States refer to things by index; these names say into which list. `NONE`, -1, stands for "none" everywhere. */

/** The index of a counter in the pack. */
export type UnitId = number;
/** The index of a hex in the map. */
export type HexId = number;
/** The index of a player in the match. */
export type PlayerId = number;
/** The index of a card among those of its kind in the pack. */
export type CardId = number;

export const NONE = -1;

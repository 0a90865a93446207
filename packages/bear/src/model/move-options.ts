/** The switches of movement: every value, the default in front. */
export const MOVE_OPTIONS = {} as const;

export const moveOptionShape = {};

/** The switches of fire and rally: every value, the default in front. */
export const FIRE_OPTIONS = {} as const;

export const fireOptionShape = {};

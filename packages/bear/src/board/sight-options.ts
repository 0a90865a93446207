/** Options of the line of sight with their values, the default first. */
export const SIGHT_OPTIONS = {
  /** B6.0.3: for a line along hexsides, do blockers on alternating sides hide the target? */
  alternatingSides: ['perStep', 'anyTwo'],
  /** B6.0.5: between ends on the same hill level, does bare ground of that level block? */
  sameLevelPlateau: ['clear', 'blocked'],
  /** B6.0.5: between ends on the same hill level, do woods and buildings block if their tops just reach it? */
  woodsBelowHill: ['blocks', 'clear'],
  /** B6.0.6: does bare ground off the slope cause a blind spot? */
  hillBlindSpot: ['offSlope', 'never'],
} as const;

type Options = typeof SIGHT_OPTIONS;
export type SightOptions = { readonly [Name in keyof Options]: Options[Name][number] };

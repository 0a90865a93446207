/** The options of the line of sight with their values, the default first. */
export const SIGHT_OPTIONS = {
  /** B6.0.3: do blockers on alternating sides of a line along hexsides hide the target? */
  alternatingSides: ['perStep', 'anyTwo'],
  /** B6.0.5: between ends equally high on a hill, does bare ground of their level block? */
  sameLevelPlateau: ['clear', 'blocked'],
  /** B6.0.5: between ends equally high on a hill, do woods and buildings block whose tops just reach them? */
  woodsBelowHill: ['blocks', 'clear'],
  /** B6.0.6: does bare ground off the slope make a blind spot? */
  hillBlindSpot: ['offSlope', 'never'],
} as const;

type Options = typeof SIGHT_OPTIONS;
export type SightOptions = { readonly [Name in keyof Options]: Options[Name][number] };

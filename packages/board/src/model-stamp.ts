/** Full and jagged for what struck, hollow and dashed for what did not, full and round for what helps. */
export const STAMP_TONES = ['struck', 'missed', 'helped'] as const;
export type StampTone = (typeof STAMP_TONES)[number];

/** A word stamped on a hex, the dice that decided it above, and by how much below. */
export interface StampPicture {
  /** The hex, by id. */
  readonly at: string;
  /** '': only the dice lie there, and nothing is decided yet. */
  readonly word: string;
  readonly tone: StampTone;
  /** 'by 2'; '' for none. */
  readonly note: string;
  readonly dice: readonly number[];
  /** How many each die has: with more than six they show figures, not pips. */
  readonly sides: number;
  /** What was added to the dice: '+1'; '' for nothing. */
  readonly added: string;
}

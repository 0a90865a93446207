/** The sounds of the table, each well under a second long. */
export const CUES = [
  ...['step', 'dice', 'rifle', 'machineGun', 'gun', 'mortar'],
  ...['hardHit', 'softHit', 'miss', 'lost', 'spent', 'rally', 'card', 'flag', 'bell'],
] as const;
export type Cue = (typeof CUES)[number];

/** Drawn beside the text: dice as rolled, or a card whose number was checked. */
export type Sign =
  | { readonly kind: 'dice'; readonly dice: readonly number[]; readonly sides: number; readonly added: string }
  | { readonly kind: 'check'; readonly number: number; readonly text: string; readonly isBad: boolean };

/** What is marked on a match's timeline, the gravest first. */
export const LANDMARKS = ['kill', 'flag', 'hit', 'card', 'event'] as const;
export type Landmark = (typeof LANDMARKS)[number];

export interface Banner {
  readonly title: string;
  /** '' for none. */
  readonly text: string;
  /** The side whose gain or turn it is, for its colour; absent for news of no side. */
  readonly side?: string;
  /** The map goes there while it is shown. */
  readonly at?: readonly string[];
}

/** Each once. */
export type InvolvedPlaces = Pick<Happening, 'units' | 'hexes'>;

export interface Happening {
  readonly key: string;
  readonly rule: string;
  readonly text: string;
  readonly aside: string;
  readonly sign: Sign | null;
  /** Units and hexes that the text names, each once. */
  readonly units: readonly number[];
  readonly hexes: readonly number[];
  /** The event of lowest rank becomes the headline; null: never a headline. */
  readonly rank: number | null;
  /** The number of the round it begins, as a heading in the log. */
  readonly round: number | null;
  readonly isGrave: boolean;
  /** True if an entry that begins with this event continues the speaker's previous one: a roll, then its result. */
  readonly goesOn: boolean;
  /** The log folds away an entry that holds only such events. */
  readonly isIdle: boolean;
  /** A subheading from here on, for entries with more in them than what the speaker did. */
  readonly chapter: string | null;
  readonly cue: Cue | null;
  /** The hex where something was destroyed, drawn scorched until the round ends; -1 for none. */
  readonly wreck: number;
  readonly banner: Banner | null;
  /** The tip to show the first time this happens (a key of `Habits.marks`). */
  readonly mark?: string;
  readonly landmark?: Landmark;
  /** A line of the log to be remembered, before its text: `First blood.` */
  readonly honor?: string;
}

/** The honor of the first kill of a match. */
export const FIRST_BLOOD = 'First blood.';

/** For an event that shows only as a line of the log. */
export const PLAIN_HAPPENING: Omit<Happening, 'key' | 'rule' | 'text'> = {
  aside: '',
  sign: null,
  units: [],
  hexes: [],
  rank: null,
  round: null,
  isGrave: false,
  goesOn: false,
  isIdle: false,
  chapter: null,
  cue: null,
  wreck: -1,
  banner: null,
};

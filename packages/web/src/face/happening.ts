/** The sounds of the table, each a fraction of a second long. */
export const CUES = [
  ...['step', 'dice', 'rifle', 'machineGun', 'gun', 'mortar'],
  ...['hardHit', 'softHit', 'miss', 'lost', 'spent', 'rally', 'card', 'flag', 'bell'],
] as const;
export type Cue = (typeof CUES)[number];

/** Drawn beside the words: dice as they fell, or a card whose number was checked. */
export type Sign =
  | { readonly kind: 'dice'; readonly dice: readonly number[]; readonly sides: number; readonly added: string }
  | { readonly kind: 'check'; readonly number: number; readonly text: string; readonly isBad: boolean };

/** What stands out when a match is looked through, the gravest first. */
export const LANDMARKS = ['kill', 'flag', 'hit', 'card', 'event'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** Announced across the map. */
export interface Banner {
  readonly title: string;
  /** A few more words; '' for none. */
  readonly text: string;
  /** The side whose gain or turn it is, for its colour; none for news of no side. */
  readonly side?: string;
}

export interface Happening {
  readonly key: string;
  readonly rule: string;
  readonly text: string;
  /** A few more words, shown if there is room. */
  readonly aside: string;
  readonly sign: Sign | null;
  /** The units and hexes it names, each once. */
  readonly units: readonly number[];
  readonly hexes: readonly number[];
  /** The event of least rank becomes the headline; null: never a headline. */
  readonly rank: number | null;
  /** The round it begins: a heading in the log. */
  readonly round: number | null;
  readonly isGrave: boolean;
  /** An entry that begins with this event continues the speaker's last one: a roll, and what it decides. */
  readonly goesOn: boolean;
  /** An entry of only such events is folded away in the log. */
  readonly isIdle: boolean;
  /** A subheading from here on, if an entry holds more than what its speaker did. */
  readonly chapter: string | null;
  readonly cue: Cue | null;
  /** The hex where something was destroyed, scorched until the round ends; otherwise -1. */
  readonly wreck: number;
  readonly banner: Banner | null;
  /** The name of the tip to show the first time (`Habits.marks`). */
  readonly mark?: string;
  /** Marked where the match is scrubbed through. */
  readonly landmark?: Landmark;
}

/** For an event that is told in its log line and nowhere else. */
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

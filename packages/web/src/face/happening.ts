/** The sounds of the table, each a fraction of a second long. */
export const CUES = [
  ...['step', 'dice', 'rifle', 'machineGun', 'gun', 'mortar'],
  ...['hardHit', 'softHit', 'miss', 'lost', 'spent', 'rally', 'card', 'flag', 'bell'],
] as const;
export type Cue = (typeof CUES)[number];

/** What is drawn beside the words: dice as they fell, or a card whose number was checked. */
export type Sign =
  | { readonly kind: 'dice'; readonly dice: readonly number[]; readonly sides: number; readonly added: string }
  | { readonly kind: 'check'; readonly number: number; readonly text: string; readonly isBad: boolean };

/** What everybody should have noticed. */
export interface Banner {
  readonly title: string;
  /** A few words more; '' for none. */
  readonly text: string;
}

/** An event as it is told. */
export interface Happening {
  readonly key: string;
  readonly rule: string;
  readonly text: string;
  /** A few words more, where there is room for them. */
  readonly aside: string;
  readonly sign: Sign | null;
  /** Units and hexes that it names, each once. */
  readonly units: readonly number[];
  readonly hexes: readonly number[];
  /** Of several the one with the least rank is told first; null for what makes no headline. */
  readonly rank: number | null;
  /** The round that begins with it: a heading in the log. */
  readonly round: number | null;
  /** Of great weight: its line stands out. */
  readonly isGrave: boolean;
  /** An entry that begins with it goes on with what its speaker's last one began: a roll, and what it decides. */
  readonly goesOn: boolean;
  /** An entry with nothing but such is folded away in the log. */
  readonly isIdle: boolean;
  /** What goes on from here, where an entry holds more than what its speaker does; null where that is plain. */
  readonly chapter: string | null;
  /** What is heard of it; most are silent. */
  readonly cue: Cue | null;
  /** The hex where something was destroyed: it is scorched until the round is over; -1 for all else. */
  readonly wreck: number;
  /** A band over the map says it, once; most have none. */
  readonly banner: Banner | null;
  /** The rule that is met here, by the name of the line about it that is shown the first time; left out where there is none. */
  readonly mark?: string;
}

/** An event that is told in its log line and nowhere else. */
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

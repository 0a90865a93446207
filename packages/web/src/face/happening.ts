/** The sounds of the table, each a fraction of a second long. */
export const CUES = ['step', 'dice', 'shot', 'hit', 'lost', 'rally', 'card', 'bell'] as const;
export type Cue = (typeof CUES)[number];

/** What is drawn beside the words: dice as they fell, or a card whose number was checked. */
export type Sign =
  | { readonly kind: 'dice'; readonly dice: readonly number[]; readonly sides: number; readonly added: string }
  | { readonly kind: 'check'; readonly number: number; readonly text: string; readonly isBad: boolean };

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
  /** An entry with nothing but such is folded away in the log. */
  readonly isIdle: boolean;
  /** What goes on from here, where an entry holds more than what its speaker does; null where that is plain. */
  readonly chapter: string | null;
  /** What is heard of it; most are silent. */
  readonly cue: Cue | null;
  /** The rule that is met here, by the name of the line about it that is shown the first time; left out where there is none. */
  readonly mark?: string;
}

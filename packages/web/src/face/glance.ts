import type { Sentence, Word } from '@sandtable/kernel';

/** What a beginning comes to, shortly, as it is read at its hex before it is done. */
export interface Glance {
  /** What is done: `Fire`, `Move into close combat`. */
  readonly deed: string;
  /** How likely it succeeds: `42%`; '' where nothing is rolled for. */
  readonly chance: string;
  /** What it costs: `2 AP`; '' for nothing. */
  readonly price: string;
  /** What else is to be weighed. */
  readonly notes: readonly GlanceNote[];
}

export interface GlanceNote {
  readonly text: string;
  /** It tells what the deck may bring, which some do not want to know: what is read instead, '' for nothing. */
  readonly unless: string | null;
}

/** One of the answers that can be given to a roll before it is asked for: how much is put on it, and what it comes to. */
export interface RollChoice {
  readonly word: Word;
  readonly label: string;
}

/** What was said before, and what is put on the roll. */
export interface Glancing {
  readonly before: Sentence;
  readonly roll: Word | null;
}

/** Prices and chances of what is being said, for where it is decided. */
export interface Weighing {
  /** Null where nothing is done yet, or nothing is known of it. */
  glance(words: Sentence, glancing: Glancing): Glance | null;
  /**
   * The roll that this sentence leads to at once, if there is exactly one: what can be put on it, the usual first. So it need
   * not be asked about again. None where it is asked later, or for each of several.
   */
  rolls(sentence: Sentence): readonly RollChoice[];
}

/** A game that shows no prices or chances at a hex. */
export const NO_WEIGHING: Weighing = { glance: () => null, rolls: () => [] };

import type { Reason, Sentence, Word } from '@sandtable/kernel';
import type { Choice, Said } from './choice.ts';
import type { Line } from './field.ts';

/** What a sentence in the making asks of its game, on one view. */
export interface Speech {
  /** Whether a whole order is awaited, and not the answer to a question. */
  readonly isTurn: boolean;
  /**
   * What the person who is asked reads: the question that the next word answers. In a plan `chosen` is whom the next order
   * is for, though it has not been said.
   */
  prompt(words: Sentence, chosen?: number): string;
  /** Every word that may follow, with what it points at. */
  offers(words: Sentence): readonly Choice[];
  /** The same with what each is worth: that takes a judgement, so it is not asked for every verb. */
  choices(words: Sentence): readonly Choice[];
  /** What was said, word by word. */
  heard(words: Sentence): readonly Said[];
  allows(words: Sentence): boolean;
  /** The word that is nearly always meant next; null where somebody has to choose. */
  usual(words: Sentence): Word | null;
  /** Does it roll, draw or reveal, as far as the speaker can know? Then it is shown before it is done. */
  needsConfirm(sentence: Sentence): boolean;
  /** What a beginning comes to, or why it is none. */
  preview(words: Sentence): Preview;
  /** What is lost by what has been said, to be read before it is confirmed; null for nothing. */
  warning(words: Sentence): string | null;
  /** What a unit can do, and with the reason what it cannot; none where it is not for the person to say. */
  deeds(unit: number): readonly Deed[];
  /** Orders of one word, that are always at hand in a turn. */
  turnButtons(): TurnButtons;
  explain(reasons: readonly Reason[]): readonly Line[];
  /** A question that somebody in a first match is spared: what is answered for him, and a line that says so; null for any other. */
  readonly spared: { readonly answer: Sentence; readonly line: string } | null;
  /** Where what is said now is a list of orders; null where it is one. */
  readonly plan: PlanSpeech | null;
}

/**
 * A turn in which several orders are given at once: any number of them, each begun by a word of its own, and sent together.
 * The screen keeps the list: orders are put in where they may stand, changed, and taken out again.
 */
export interface PlanSpeech {
  /** The word that ends every plan. It may be said as soon as no order is half said. */
  readonly end: Word;
  /** What is read where no order has been given yet. */
  readonly empty: string;
  /** Whom orders are given to: a click chooses one of them, whatever else could be meant. */
  readonly own: readonly number[];
  /** One order as a line of the plan: it goes from the word at `from` up to the one at `to`. */
  tell(words: Sentence, from: number, to: number): PlanLine;
}

export interface PlanLine {
  readonly text: string;
  /** What it comes to, shortly: a chance, a cost. */
  readonly aside: string;
}

export type Preview =
  | {
      readonly granted: true;
      /** On the button that does it. */
      readonly label: string;
      /** What those who join in are called. */
      readonly group: string;
      /** What it rests on, as far as no panel of the game shows it. */
      readonly lines: readonly Line[];
    }
  | { readonly granted: false; readonly lines: readonly Line[] };

/** Something a unit could do. */
export interface Deed {
  readonly words: Sentence;
  readonly label: string;
  /** Its place among all that units can do: always the same, whoever is chosen. */
  readonly place: number;
  /** Why it cannot, in a word or two; null where it can. The whole reason is in `lines`. */
  readonly bar: string | null;
  readonly lines: readonly Line[];
}

export interface TurnButton {
  readonly words: Sentence;
  readonly label: string;
  /** What it costs. */
  readonly aside: string;
  readonly tip: string | null;
  readonly isAlarming: boolean;
}

export interface TurnButtons {
  readonly usual: readonly TurnButton[];
  /** The one that ends the turn stands apart from the others. */
  readonly last: TurnButton | null;
}

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
interface Glancing {
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

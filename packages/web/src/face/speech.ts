import type { Reason, Sentence, Word } from '@sandtable/kernel';
import type { StandingAnswers } from '@sandtable/session';
import type { Choice, SpokenWord } from './choice.ts';
import type { Line } from './field.ts';

export interface Speech {
  /** True if an order is expected, false for the answer to a question. */
  readonly isTurn: boolean;
  /** The question that the next word answers. In a plan `chosen` is the selected unit, which is not yet in the sentence. */
  prompt(words: Sentence, chosen?: number): string;
  offers(words: Sentence): readonly Choice[];
  /** The offers with their `worth`. That takes a judgement, so it is not worked out for every verb. */
  choices(words: Sentence): readonly Choice[];
  heard(words: Sentence): readonly SpokenWord[];
  allows(words: Sentence): boolean;
  /** The next word if it is nearly always the same; null if the player has to choose. */
  usual(words: Sentence): Word | null;
  /** Whether it rolls, draws or reveals, as far as the speaker can know: then the screen shows it before sending. */
  needsConfirm(sentence: Sentence): boolean;
  /** What the words so far lead to, or why they are denied. */
  preview(words: Sentence): Preview;
  /** What this would lose, to read before confirming; null for nothing. */
  warning(words: Sentence): string | null;
  /**
   * What the player gives up by sending this: it hands over the turn, or leaves a whole phase unused. The screen shows
   * it first; a second press sends. Null for any other sentence.
   */
  givesUp(words: Sentence): GivenUp | null;
  /** What a unit can do, and what it cannot with the reason; empty if the player does not command it. */
  deeds(unit: number): readonly Deed[];
  /** One-word orders that are available throughout a turn. */
  turnButtons(): TurnButtons;
  explain(reasons: readonly Reason[]): readonly Line[];
  /** A question that a first match skips: its standing answer, and the line that says so. Null for any other question. */
  readonly spared: { readonly standing: StandingAnswers['standing']; readonly line: string } | null;
  /** Null unless this turn takes a list of orders. */
  readonly plan: PlanSpeech | null;
}

/**
 * A turn of several orders sent together, each beginning with its own word. The screen keeps the list: orders are
 * inserted, changed and removed.
 */
export interface PlanSpeech {
  /** The word that ends every plan, allowed as soon as no order is incomplete. */
  readonly end: Word;
  readonly empty: string;
  /** The units that take orders: a click on one selects it, whatever else it could mean. */
  readonly own: readonly number[];
  /** One order as a line of the plan: the words from `from` up to `to`. */
  tell(words: Sentence, from: number, to: number): PlanLine;
}

export interface PlanLine {
  readonly text: string;
  readonly aside: string;
}

export type Preview =
  | {
      readonly granted: true;
      readonly label: string;
      /** The heading of the units that can join in. */
      readonly group: string;
      /** The reasons, without those that one of the game's panels shows. */
      readonly lines: readonly Line[];
    }
  | { readonly granted: false; readonly lines: readonly Line[] };

export interface Deed {
  readonly words: Sentence;
  readonly label: string;
  /** Its position among all deeds, the same for every unit. */
  readonly place: number;
  /** Why not, in a word or two; null if the unit can. `lines` has the full reason. */
  readonly bar: string | null;
  readonly lines: readonly Line[];
}

export interface GivenUp {
  /** `Pass? The AI plays on.` */
  readonly title: string;
  readonly text: string;
  /** The main button: `Pass (6 units fresh, 5 CAPs unused)` */
  readonly label: string;
  readonly isLoss: boolean;
  readonly parts: readonly GivenUpPart[];
}

export interface GivenUpPart {
  readonly title: string;
  readonly units: readonly GivenUpUnit[];
  readonly lines: readonly string[];
}

export interface GivenUpUnit {
  readonly unit: number;
  readonly name: string;
  /** Its hex and its state. */
  readonly note: string;
  /** The best it could do now, with the chance; '' if unknown. */
  readonly best: string;
}

export interface TurnButton {
  readonly words: Sentence;
  readonly label: string;
  readonly aside: string;
  readonly tip: string | null;
  readonly isAlarming: boolean;
}

export interface TurnButtons {
  readonly usual: readonly TurnButton[];
  readonly last: TurnButton | null;
}

/** A short summary shown at the hex before the order is given. */
export interface Glance {
  /** `Fire`, `Move into close combat` */
  readonly deed: string;
  /** `42%`; '' if nothing is rolled. */
  readonly chance: string;
  /** `2 AP`; '' for nothing. */
  readonly price: string;
  readonly notes: readonly GlanceNote[];
}

export interface GlanceNote {
  readonly text: string;
  /** For a note about what the deck may bring, which a setting can hide: the text shown instead. Null for other notes. */
  readonly unless: string | null;
}

/** How much to add to a roll, given together with the order instead of as an answer later. */
export interface RollChoice {
  readonly word: Word;
  readonly label: string;
  readonly chance: string;
  /** What it is the chance of: `Hit`, `Rally`. */
  readonly goal: string;
}

/** A way to pay for the sentence, as one cell in a row. */
export interface PayWay {
  readonly word: Word;
  readonly words: Sentence;
  /** In full, for screen readers: `2 AP and 1 CAP, 25% spent` */
  readonly label: GlanceNote;
  /** The price in short, line by line: `2 AP`, `+ 1 CAP` */
  readonly price: readonly string[];
  readonly note: GlanceNote;
  readonly isChosen: boolean;
}

export interface PayWays {
  /** What the notes show, in a word: `spent` */
  readonly notes: string;
  readonly ways: readonly PayWay[];
}

interface GlanceContext {
  readonly before: Sentence;
  readonly roll: Word | null;
}

/** Prices and chances of the sentence being built. */
export interface Forecast {
  /** Null if the words do nothing yet, or nothing is known about it. */
  glance(words: Sentence, glancing: GlanceContext): Glance | null;
  /**
   * What can be added to the one roll this sentence leads to, the default first, so that no question follows. Empty if
   * there are several rolls, or if the question comes later.
   */
  rolls(sentence: Sentence): readonly RollChoice[];
  /** The ways to pay for it; empty if it is free, or nothing is known yet. */
  payments(words: Sentence): PayWays;
}

export const NO_PAYMENTS: PayWays = { notes: '', ways: [] };

/** For a game that shows no prices or chances at a hex. */
export const NO_FORECAST: Forecast = { glance: () => null, rolls: () => [], payments: () => NO_PAYMENTS };

/** A setting can hide chances of the deck. */
export function noteText({ text, unless }: GlanceNote, hasOdds: boolean): string {
  return unless === null || hasOdds ? text : unless;
}

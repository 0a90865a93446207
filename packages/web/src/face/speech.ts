import type { Reason, Sentence, Word } from '@sandtable/kernel';
import type { StandingAnswers } from '@sandtable/session';
import type { Choice, SpokenWord } from './choice.ts';
import type { Line } from './field.ts';

/** What a sentence being built asks of its game, on one view. */
export interface Speech {
  /** An order is expected, not the answer to a question. */
  readonly isTurn: boolean;
  /** The question that the next word answers. In a plan `chosen` is the selected unit, which is not yet in the sentence. */
  prompt(words: Sentence, chosen?: number): string;
  /** Every word that may come next. */
  offers(words: Sentence): readonly Choice[];
  /** The same with `worth`. That needs a judgement, so it is not asked for every verb. */
  choices(words: Sentence): readonly Choice[];
  heard(words: Sentence): readonly SpokenWord[];
  allows(words: Sentence): boolean;
  /** The word that nearly always comes next; null if the player has to choose. */
  usual(words: Sentence): Word | null;
  /** Whether it rolls, draws or reveals, as far as the speaker can know: then it is shown before it is done. */
  needsConfirm(sentence: Sentence): boolean;
  /** What the words so far lead to, or why they are denied. */
  preview(words: Sentence): Preview;
  /** What this would lose, to read before confirming; null for nothing. */
  warning(words: Sentence): string | null;
  /**
   * What this sentence gives up by handing the turn over, or by leaving a whole phase unused: it is said first and sent by a
   * second press. Null for any other sentence.
   */
  givesUp(words: Sentence): GivenUp | null;
  /** What a unit can do, and what it cannot with the reason; empty if the unit is not the player's to order. */
  deeds(unit: number): readonly Deed[];
  /** One-word orders that are always at hand in a turn. */
  turnButtons(): TurnButtons;
  explain(reasons: readonly Reason[]): readonly Line[];
  /** A question that a first match skips: its standing answer, and the line that says so; null for any other question. */
  readonly spared: { readonly standing: StandingAnswers['standing']; readonly line: string } | null;
  /** Null unless this turn takes a list of orders. */
  readonly plan: PlanSpeech | null;
}

/**
 * A turn of several orders sent together, each begun by a word of its own. The screen keeps the list: orders are
 * inserted where they may stand, changed, and removed.
 */
export interface PlanSpeech {
  /** The word that ends every plan. It may be said as soon as no order is incomplete. */
  readonly end: Word;
  /** Shown while the plan is empty. */
  readonly empty: string;
  /** The units that take orders: a click on one selects it, whatever else it could mean. */
  readonly own: readonly number[];
  /** One order as a line of the plan: the words from `from` up to `to`. */
  tell(words: Sentence, from: number, to: number): PlanLine;
}

export interface PlanLine {
  readonly text: string;
  /** In short: a chance, a cost. */
  readonly aside: string;
}

export type Preview =
  | {
      readonly granted: true;
      /** The label of the button that does it. */
      readonly label: string;
      /** The heading of the units that join in. */
      readonly group: string;
      /** The reasons, except those a panel of the game shows. */
      readonly lines: readonly Line[];
    }
  | { readonly granted: false; readonly lines: readonly Line[] };

export interface Deed {
  readonly words: Sentence;
  readonly label: string;
  /** A fixed place among all deeds, whichever unit is selected. */
  readonly place: number;
  /** Why not, in a word or two; null if it can. The full reason is in `lines`. */
  readonly bar: string | null;
  readonly lines: readonly Line[];
}

/** What is given up by a sentence, to be read before it is sent. */
export interface GivenUp {
  /** `Pass? The AI plays on.` */
  readonly title: string;
  readonly text: string;
  /** The main button: `Pass with 6 fresh, 5 CAPs` */
  readonly label: string;
  /** False if nothing is lost by it. */
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
  /** Where it stands, and in which state. */
  readonly note: string;
  /** The best it could do now, with its chance; '' if nothing is known. */
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
  /** Ends the turn; stands apart from the others. */
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
  /** For a note about what the deck may bring, which a setting hides: the text shown instead. Null for other notes. */
  readonly unless: string | null;
}

/** An answer to a roll's question that can be given with the order: how much to put on the roll. */
export interface RollChoice {
  readonly word: Word;
  readonly label: string;
  /** `58%` */
  readonly chance: string;
  /** What that is the chance of: `Hit`, `Rally`. */
  readonly goal: string;
}

/** A way to pay for the sentence, as a cell beside the others. */
export interface PayWay {
  readonly word: Word;
  /** The sentence paid in this way. */
  readonly words: Sentence;
  /** In full, for readers: `2 AP and 1 CAP, spent 25%` */
  readonly label: GlanceNote;
  /** In short: words, and how many coins are drawn after them. */
  readonly text: string;
  readonly coins: number;
  /** Below it. */
  readonly note: GlanceNote;
  readonly isChosen: boolean;
}

export interface PayWays {
  /** What the notes tell, in a word: `spent` */
  readonly notes: string;
  readonly ways: readonly PayWay[];
}

/** The sentence before it, and what is put on the roll. */
interface GlanceContext {
  readonly before: Sentence;
  readonly roll: Word | null;
}

/** Prices and chances of the sentence being built. */
export interface Forecast {
  /** Null if nothing is done yet, or nothing is known about it. */
  glance(words: Sentence, glancing: GlanceContext): Glance | null;
  /**
   * What can be put on the one roll this sentence leads to, the default first, so that no question follows. Empty if there
   * are several rolls, or if the question comes later.
   */
  rolls(sentence: Sentence): readonly RollChoice[];
  /** The ways to pay for it; none if it is free, or if nothing is known yet. */
  payments(words: Sentence): PayWays;
}

export const NO_PAYMENTS: PayWays = { notes: '', ways: [] };

/** For a game that shows no prices or chances at a hex. */
export const NO_FORECAST: Forecast = { glance: () => null, rolls: () => [], payments: () => NO_PAYMENTS };

import type { Motion } from '@sandtable/board';
import type { Realm, Seat, Sentence, Word } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import type { Overlays } from './field.ts';
import type { Happening } from './happening.ts';
import type { Moment, Trace, WhatIf } from './moment.ts';
import type { Position } from './position.ts';

/** A match on the screen. Views, events and notes of the game go in; what comes out is the same for every game. */
export interface TableFace<R extends Realm> {
  /** `bear 12, pack 3f0c…`: the rules that judge it. */
  readonly judgedBy: string;
  readonly habits: Habits;
  /** The same object for the same view. */
  positionOf(view: R['view']): Position;
  panelsOf(view: R['view']): Panels;
  /** Any view of the match will do: it only supplies names. */
  tell(view: R['view'], event: R['event']): Happening;
  /** The motions of an entry in order. `earlier` are the events before it, which may include its dice. */
  motionsOf(
    before: R['view'],
    events: readonly R['event'][],
    after: R['view'],
    earlier: readonly R['event'][],
  ): readonly Motion[];
  /**
   * An entry of the AI, with its reasons, or of a bot, loaded with the first that is shown; null for a game that shows such entries at
   * once, without a film.
   */
  readonly filmOf:
    | ((
        before: Moment<R>,
        moment: Moment<R>,
        trace: Trace<R> | null,
        earlier: readonly R['event'][],
      ) => Promise<FilmModel>)
    | null;
  whyOf(trace: Trace<R>): WhyModel | Promise<WhyModel>;
  /** Null for a game without this question. */
  readonly whatIfOf: ((trace: Trace<R>, whatIf: WhatIf<R>) => Promise<WhatIfModel>) | null;
}

/** Texts and keys of a game's table. */
export interface Habits {
  /** Tips by name (`Happening.mark`): one line about a rule, shown the first time it comes up. */
  readonly marks: Readonly<Record<string, { readonly line: string; readonly rule: string }>>;
  /** Keys that give the selected unit an order. */
  readonly keys: Readonly<Record<string, Word>>;
  /** What the zone of a selected unit is called; null for none. */
  readonly zone: string | null;
  /** What can break a pass, by the name the game has for it: `one of mine is hit`. */
  readonly breaks?: Readonly<Record<string, string>>;
  /** The prompt when the match is over. */
  readonly over: string;
  readonly help: {
    readonly steps: readonly string[];
    readonly keys: readonly (readonly [string, string])[];
  };
}

/** Who is to play, if several share the screen. */
export interface ToPlay {
  readonly seat: Seat;
  readonly side: string | undefined;
  readonly name: string;
}

/** The game's own parts of the screen, for one view. */
export interface Panels {
  /**
   * The top bar: round, score, with a ring round the score of the one who is to play, if several share the screen. `data-goes` says
   * what may go when there is no room (`play/bar-fit.ts`).
   */
  facts(seat: Seat, toPlay: ToPlay | null): ReactNode;
  /** The band between the top bar and the map, such as the phases of a round; null for none. */
  phases(seat: Seat): ReactNode;
  /** In front of the player: below the map, or in its place in a game without one. */
  dock(seat: Seat, isBlind: boolean): ReactNode;
  /** The dock on a small screen; null in a game without a dock. */
  readonly cards: ((seat: Seat, isBlind: boolean) => ReactNode) | null;
  /** How many cards of their own they hold. */
  held(seat: Seat): number;
  /** A reference card beside the log: what the AI will do, and when; null for none. */
  readonly reference: { readonly label: string; show(seat: Seat): ReactNode } | null;
  /** `isBlind`: the person wants the battle to show what the other side has. */
  mission(isBlind: boolean): ReactNode;
  /** What is read before the first turn: the mission and what scores; null for a game that needs none. */
  readonly briefing: ((seat: Seat, isBlind: boolean) => ReactNode) | null;
  /** One counter and all its values. */
  inspector(unit: number): ReactNode;
  odds(words: Sentence, chosen: number): ReactNode;
  price(words: Sentence): ReactNode;
  /** Threats and chances once it is done; `hover` is the hex under the pointer. */
  outlook(words: Sentence, hover: number, chosen: number): ReactNode;
}

/** For a game without panels of its own: spread it and add those it has. */
export const NO_PANELS: Panels = {
  facts: () => null,
  phases: () => null,
  dock: () => null,
  cards: null,
  held: () => 0,
  reference: null,
  mission: () => null,
  briefing: null,
  inspector: () => null,
  odds: () => null,
  price: () => null,
  outlook: () => null,
};

/** What is said over the map of one action, the same in all its beats. */
export interface FilmTitle {
  /** Who does what to whom, and what it needs; never what comes of it. */
  readonly headline: string;
  /** The same in one line of a small screen, by name: who does what to whom. */
  readonly brief: string;
  /** The unit that acts; -1 for none. */
  readonly actor: number;
  /** The side that acts, for its colour. */
  readonly side: string;
  /** Where it happens: these hexes are kept in view, clear of the headline. */
  readonly hexes: readonly string[];
}

/** A line of a sum: its figure, what it counts, and on the last line the chance. */
export interface FilmSum {
  readonly figure: string;
  readonly text: string;
  /** `42%`; '' for none. */
  readonly chance: string;
}

/** The card behind an action: its sign, its name, and the line that counts, in its own words. */
export interface FilmCard {
  readonly sign: string;
  readonly name: string;
  readonly quote: string;
}

/** More for whoever wants the proof. */
export interface FilmFold {
  readonly label: string;
  /** What is in it, in a word or two. */
  readonly aside: string;
  show(): ReactNode;
}

/** One beat of an entry by the AI or a bot: the order, the choice, the sum, the outcome. */
export interface FilmFrame {
  readonly step: FilmStep;
  /** Null for what is only a line, such as a bare pass. */
  readonly title: FilmTitle | null;
  /** Under the headline. */
  readonly line: string;
  /** The beat in words, beside the map, and a little more about it. */
  readonly says: string;
  readonly more: string;
  /** In milliseconds at normal speed, once nothing moves. */
  readonly pause: number;
  readonly overlays: Overlays;
  /**
   * Tells an outcome: it comes when the map has played the motions of this outcome. With the last such frame the entry
   * becomes the moment on the screen; the film may go on.
   */
  readonly isAfter: boolean;
  readonly sum: readonly FilmSum[];
  readonly card: FilmCard | null;
  readonly folds: readonly FilmFold[];
}

export const FILM_STEPS = ['order', 'choice', 'sum', 'outcome'] as const;
export type FilmStep = (typeof FILM_STEPS)[number];

/** How long each beat stands; motions come on top. */
export const FILM_PAUSES: Readonly<Record<FilmStep, number>> = { order: 880, choice: 1180, sum: 160, outcome: 600 };

/** How long a line without a headline stands. */
const LINE_PAUSE = 1200;

/** A frame with what it does not have left out. */
export function filmFrame(frame: Pick<FilmFrame, 'step' | 'title'> & Partial<FilmFrame>): FilmFrame {
  const isAfter = frame.step === 'outcome';
  const pause = frame.title === null ? LINE_PAUSE : FILM_PAUSES[frame.step];
  return { line: '', says: '', more: '', overlays: [], sum: [], card: null, folds: [], isAfter, pause, ...frame };
}

/** An entry beat by beat, in the order it was decided; it may hold several actions, each with an outcome. */
export interface FilmModel {
  readonly frames: readonly FilmFrame[];
  /** The motions up to the end of each outcome, or all in one part. */
  motions(): readonly (readonly Motion[])[];
}

/** How many outcomes have been shown up to a frame. */
export function outcomesTo(frames: readonly Pick<FilmFrame, 'isAfter'>[], frame: number): number {
  return frames.slice(0, frame + 1).filter(({ isAfter }) => isAfter).length;
}

/** The reasons for an entry of the AI. */
export interface WhyModel {
  /** What happened, line by line, with rules in brackets. */
  lines(): readonly string[];
  /** The unit that acted, for the camera; -1 for none. */
  readonly actor: number;
  overlays(): Overlays;
  /** Every rule that was applied. */
  rules(): readonly string[];
  proof(): ReactNode;
}

/** The same entry if one unit had been spent. */
export interface WhatIfModel {
  readonly unit: number;
  overlays(): Overlays;
  proof(): ReactNode;
}

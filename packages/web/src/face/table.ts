import type { Motion } from '@sandtable/board';
import type { Realm, Seat, Sentence, Word } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import type { Overlays } from './field.ts';
import type { Happening } from './happening.ts';
import type { Moment, Trace, WhatIf } from './moment.ts';
import type { Position } from './position.ts';

/** A match on the screen. The game's views, events and notes go in; what comes out has the same form for every game. */
export interface TableFace<R extends Realm> {
  /** The rules that judge it: `bear 12, pack 3f0c…`. */
  readonly judgedBy: string;
  readonly habits: Habits;
  /** Returns the same object for the same view. */
  positionOf(view: R['view']): Position;
  panelsOf(view: R['view']): Panels;
  /** Any view of the match will do: it only supplies names. `you`: the reader’s seat, addressed as "you"; null for names only. */
  tell(view: R['view'], event: R['event'], you: Seat | null): Happening;
  /** The motions of an entry in order. `earlier` are the events before it, which may include its dice. */
  motionsOf(
    before: R['view'],
    events: readonly R['event'][],
    after: R['view'],
    earlier: readonly R['event'][],
  ): readonly Motion[];
  /**
   * The film of an entry by a bot or by the AI with its reasons, loaded when first needed. Null for a game that shows
   * such entries at once.
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
  readonly whatIfOf: ((trace: Trace<R>, whatIf: WhatIf<R>) => Promise<WhatIfModel>) | null;
}

export interface Habits {
  /** Tips by name (`Happening.mark`): one line about a rule, shown the first time it comes up. */
  readonly marks: Readonly<Record<string, { readonly line: string; readonly rule: string }>>;
  /** Keys that give the selected unit an order. */
  readonly keys: Readonly<Record<string, Word>>;
  /** What the game calls the zone of a selected unit; null for none. */
  readonly zone: string | null;
  /** What can end automatic passing, by the game's name for it: `one of mine is hit`. */
  readonly breaks?: Readonly<Record<string, string>>;
  /** The prompt when the match is over. */
  readonly over: string;
  readonly help: {
    readonly steps: readonly string[];
    readonly keys: readonly (readonly [string, string])[];
  };
}

export interface ToPlay {
  readonly seat: Seat;
  readonly side: string | undefined;
  readonly name: string;
}

export interface Panels {
  /**
   * The top bar: round, score, with a ring round the score of the player whose turn it is if several share the screen.
   * `data-goes` marks what may be left out when there is no room (`GOES` in `play/top-bar.tsx`).
   */
  facts(seat: Seat, toPlay: ToPlay | null): ReactNode;
  /** The band between the top bar and the map, such as the phases of a round; null for none. */
  phases(seat: Seat): ReactNode;
  /** The player's area: below the map, or in its place in a game without one. */
  dock(seat: Seat, isBlind: boolean): ReactNode;
  /** The dock on a small screen; null in a game without a dock. */
  readonly cards: ((seat: Seat, isBlind: boolean) => ReactNode) | null;
  held(seat: Seat): number;
  /** A reference card beside the log: what the AI will do, and when; null for none. */
  readonly reference: { readonly label: string; show(seat: Seat): ReactNode } | null;
  /** `isBlind`: the player wants to find out during the battle what the other side has. */
  mission(isBlind: boolean): ReactNode;
  /** Shown before the first turn: the mission and what scores; null for a game that needs none. */
  readonly briefing: ((seat: Seat, isBlind: boolean) => ReactNode) | null;
  inspector(unit: number): ReactNode;
  odds(words: Sentence, chosen: number): ReactNode;
  /**
   * Whether the box beside the hex says all of `odds` that decides, so that a quiet screen may fold the calculation: there is one roll, and
   * the glance's first note is what it needs.
   */
  isToldAtHex(words: Sentence): boolean;
  price(words: Sentence): ReactNode;
  /** Threats and chances once the sentence is done; `hover` is the hex under the pointer. */
  outlook(words: Sentence, hover: number, chosen: number): ReactNode;
}

/** For a game with few panels: spread it and add your own. */
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
  isToldAtHex: () => false,
  price: () => null,
  outlook: () => null,
};

/** The caption over the map for one action, the same in all its beats. */
export interface FilmTitle {
  /** Who does what to whom, and what is needed; never the result. */
  readonly headline: string;
  /** The same in one line for a small screen. */
  readonly brief: string;
  readonly actor: number;
  readonly side: string;
  /** Where it happens: the camera keeps these hexes in view, clear of the headline. */
  readonly hexes: readonly string[];
}

/** A line of a calculation: its figure, what it counts, and on the last line the chance. */
export interface FilmSum {
  readonly figure: string;
  readonly text: string;
  readonly chance: string;
}

/** The card behind an action: its sign, its name, and the line that applies, as printed. */
export interface FilmCard {
  readonly sign: string;
  readonly name: string;
  readonly quote: string;
}

export interface FilmFold {
  readonly label: string;
  readonly aside: string;
  show(): ReactNode;
}

/** One beat of an entry by the AI or a bot: the order, the choice, the sum, the outcome. */
export interface FilmFrame {
  readonly step: FilmStep;
  /** Null for an entry that needs only a line, such as a plain pass. */
  readonly title: FilmTitle | null;
  readonly line: string;
  /** The beat as a sentence, beside the map, and further detail. */
  readonly says: string;
  readonly more: string;
  /** In milliseconds at normal speed, counted after all motions end. */
  readonly pause: number;
  readonly overlays: Overlays;
  /**
   * Shows an outcome, so it comes after the map has played that outcome's motions. With the last such frame the entry
   * becomes the moment on the screen; the film may go on.
   */
  readonly isAfter: boolean;
  readonly sum: readonly FilmSum[];
  readonly card: FilmCard | null;
  readonly folds: readonly FilmFold[];
  /** The space on which the track that times the match stands by now; absent in a match without one. */
  readonly space?: number;
}

export const FILM_STEPS = ['order', 'choice', 'sum', 'outcome'] as const;
export type FilmStep = (typeof FILM_STEPS)[number];

/** How long each beat stands in milliseconds, after its motions. */
export const FILM_PAUSES: Readonly<Record<FilmStep, number>> = { order: 880, choice: 1180, sum: 160, outcome: 600 };

/** How long a line without a headline stands, in milliseconds. */
const LINE_PAUSE = 1200;

/** Fills in defaults for what the frame leaves out. */
export function filmFrame(frame: Pick<FilmFrame, 'step' | 'title'> & Partial<FilmFrame>): FilmFrame {
  const isAfter = frame.step === 'outcome';
  const pause = frame.title === null ? LINE_PAUSE : FILM_PAUSES[frame.step];
  return { line: '', says: '', more: '', overlays: [], sum: [], card: null, folds: [], isAfter, pause, ...frame };
}

/** An entry beat by beat, in the order it was decided. It may hold several actions, each with an outcome. */
export interface FilmModel {
  readonly frames: readonly FilmFrame[];
  /** The motions up to each outcome in turn, or all in one part. */
  motions(): readonly (readonly Motion[])[];
}

/** How many outcomes have been shown up to and including this frame. */
export function outcomesTo(frames: readonly Pick<FilmFrame, 'isAfter'>[], frame: number): number {
  return frames.slice(0, frame + 1).filter(({ isAfter }) => isAfter).length;
}

export interface WhyModel {
  /** What happened, line by line, with rules in brackets. */
  lines(): readonly string[];
  /** The unit that acted, for the camera; -1 for none. */
  readonly actor: number;
  overlays(): Overlays;
  rules(): readonly string[];
  proof(): ReactNode;
}

export interface WhatIfModel {
  readonly unit: number;
  overlays(): Overlays;
  proof(): ReactNode;
}

import type { BoardWidget, Box, Motion, StampPicture } from '@sandtable/board';
import type { Seat, Sentence, Word } from '@sandtable/kernel';
import type { Idea } from '../face/advice.ts';
import type { Position } from '../face/position.ts';
import type { Entry } from '../face/choice.ts';
import type { FilmModel, WhatIfModel } from '../face/table.ts';
import type { Banner, InvolvedPlaces } from '../face/happening.ts';
import type { Hint } from '../face/moment.ts';
import type { Line, Overlays } from '../face/field.ts';
import type { ScreenMoment, TableEntry, Why } from './screen-moment.ts';
import type { Sitting } from './sitting.ts';
import type { ActionOutcome } from './outcomes.ts';

/** An entry of the AI or a bot, shown frame by frame. */
export interface Film {
  readonly before: ScreenMoment;
  readonly moment: ScreenMoment;
  readonly model: FilmModel;
  /** False for a bot, which gives no reasons. */
  readonly hasReasons: boolean;
  /** -1 while the map plays the motions before the first frame. */
  readonly frame: number;
}

export interface Arrival {
  readonly moment: ScreenMoment;
  readonly log: readonly TableEntry[];
  /** Set if its question was answered beforehand and that answer is still to come. */
  readonly answer: Answered | null;
}

export interface Answered {
  /** The line that says which question a beginner was spared; null for none. */
  readonly spared: string | null;
}

export interface Chooser {
  readonly entries: readonly Entry[];
  readonly hex: number;
  readonly before: Sentence;
  readonly later: readonly Sentence[];
  /** Opened by keyboard, so it takes the focus. */
  readonly byKey: boolean;
}

/** What the screen is doing; one thing at a time. */
export type Stage =
  /** A sentence is being built, if the person at the screen is asked; otherwise the screen waits for another seat. */
  | {
      readonly kind: 'saying';
      readonly words: Sentence;
      readonly later: readonly Sentence[];
      /** Set if the click could mean several things: the plain meaning is in the sentence, the others are offered. */
      readonly chooser: Chooser | null;
      readonly roll: Word | null;
    }
  /** A sentence or an undo was sent, and its result is not shown yet. If it is refused, the stage goes back to `before`. */
  | { readonly kind: 'sending'; readonly words: Sentence; readonly before: Stage }
  /**
   * The screen shows something while the person waits. `film` is null while its reasons load, and while an answer given
   * beforehand is carried out.
   */
  | { readonly kind: 'watching'; readonly film: Film | null }
  /** The screen passes to another person: first the name, then the curtain, then what they missed. */
  | { readonly kind: 'handing'; readonly seat: Seat; readonly curtain: 'open' | 'down' | 'rising' };

/** Which position is shown: the current one, or a past one. */
export type Look =
  | { readonly kind: 'now' }
  /**
   * `isShow`: an entry is played from the result, and Back returns to the result. `isPassing`: a position passed on the
   * way to another, for which the map does not move.
   */
  | { readonly kind: 'past'; readonly moment: ScreenMoment; readonly isShow?: true; readonly isPassing?: true }
  | {
      readonly kind: 'why';
      readonly why: Why;
      readonly moment: ScreenMoment;
      readonly whatIf: WhatIfModel | null;
      /** A replay of the entry; does not change the table. */
      readonly replay: Film | null;
      /** The former stop of a phone's sheet. */
      readonly from: Stop;
    };

/** The pause before the answer, in which an entry that revealed nothing can be taken back. */
export interface Breath {
  /** The entry it follows; -1 before the first. */
  readonly seq: number;
  /** Seconds until the AI or the bot answers; 0 once told to. */
  readonly seconds: number;
  /** Halted because the pointer or the focus is on Undo. */
  readonly isHeld: boolean;
  /** The moment before the entry; null if this screen did not show it. */
  readonly before: ScreenMoment | null;
}

export interface Intent {
  readonly unit: number;
  readonly goal: number;
}

export interface Sighting {
  /** Where the line begins; -1: show everything visible from the hex under the pointer. */
  readonly from: number;
  /** Where the line ends; -1: in the hex under the pointer. */
  readonly to: number;
}

export type Tab = 'since' | 'inspect' | 'units' | 'cards' | 'reference' | 'log' | 'mission' | 'talk';
export type Stop = 'peek' | 'half' | 'full';

/** The usual orders at once, and the General's in their place as soon as he knows it. */
export interface Advice {
  readonly position: Position;
  readonly list: readonly Idea[];
  /** `thinks` until he knows it; null if he is not asked, or came to nothing. */
  readonly general: Hint | 'thinks' | null;
}

/** What the person looks at and has open; not part of the match. */
interface ViewState {
  readonly hover: number;
  /** The hex under the map's keyboard cursor; a new object with each of its moves. */
  readonly cursor: { readonly hex: number };
  /** The unit in the inspector; -1 for none. */
  readonly unit: number;
  readonly tab: Tab;
  readonly stop: Stop;
  /** Height of a phone's sheet at its lowest stop, in pixels; the map has the rest. */
  readonly peek: number;
  readonly sighting: Sighting | null;
  /** Handles taps and drags on the map instead of orders; null for orders. */
  readonly hands: MapHands | null;
  /** Null until the map is on the page. */
  readonly map: MapView | null;
  readonly isBare: boolean;
  /** Null: shown only where there is room. */
  readonly hasMinimap: boolean | null;
  readonly hasGlass: boolean;
  /** On a quiet screen: whether the fold with the calculation is open. */
  readonly isWhyOpen: boolean;
  readonly hasZones: boolean;
  readonly isHelpOpen: boolean;
  readonly isResultOpen: boolean;
  readonly isSetUpOpen: boolean;
  /** A hint, or which question a beginner was spared, in one line; null for none, or once read. */
  readonly spared: string | null;
  readonly hinted: { readonly position: Position; readonly overlays: Overlays } | null;
  /** The people who have not acted yet and are shown the briefing before their first turn. */
  readonly unbriefed: readonly Seat[];
  /** Ideas for that position; null until they are loaded, and if the setting is off. */
  readonly ideas: Advice | null;
  readonly called: readonly string[];
  /** What the line of the log under the pointer names; null for none. */
  readonly lit: InvolvedPlaces | null;
  /** The counter whose orders are open at it; null for none, and as soon as the position is another. */
  readonly menu: { readonly position: Position; readonly unit: number } | null;
  /** The counter being dragged; null for none. */
  readonly drag: CounterDrag | null;
  /** On a small screen the full card of a lesson is open and hides part of the map. */
  readonly isLessonOpen: boolean;
}

export interface CounterDrag {
  readonly unit: number;
  /** The hex under the pointer; -1 for none. */
  readonly hex: number;
  /** The pointer, in pixels of the map's layer. */
  readonly at: { readonly x: number; readonly y: number };
}

export interface PlayState extends ViewState {
  readonly sitting: Sitting;
  /** The moment on the screen: the whole page is about it. Later entries wait in `coming`. */
  readonly moment: ScreenMoment;
  readonly log: readonly TableEntry[];
  /** Entries that have arrived, in order; the first is being shown, played on the map or as a film. */
  readonly coming: readonly Arrival[];
  readonly stage: Stage;
  /** Null if there is no pause: see `watchBreath`. */
  readonly breath: Breath | null;
  /** A unit's march over several actions; the next leg is proposed as long as it is allowed. */
  readonly intent: Intent | null;
  readonly look: Look;
  /** The map plays what leads to the next state. */
  readonly isMoving: boolean;
  readonly refusal: readonly Line[];
  /** Events of the last action and of those that followed; empty once closed. */
  readonly outcomes: readonly ActionOutcome[];
  readonly marks: readonly StampPicture[];
  /** Announcements over the map, one after another; an AI's turn waits for them. */
  readonly banners: readonly Banner[];
  /** What happened while another person had the screen. */
  readonly missed: readonly ScreenMoment[];
}

/** Every entry clears the sentence, which was about another position. */
export const NOTHING_SAID: Stage = { kind: 'saying', words: [], later: [], chooser: null, roll: null };
export const NOW: Look = { kind: 'now' };

export const FIRST_VIEW_STATE: ViewState = {
  hover: -1,
  cursor: { hex: -1 },
  unit: -1,
  tab: 'inspect',
  stop: 'peek',
  peek: 132,
  sighting: null,
  hands: null,
  map: null,
  isBare: false,
  hasMinimap: null,
  hasGlass: false,
  isWhyOpen: false,
  hasZones: true,
  isHelpOpen: false,
  isResultOpen: false,
  isSetUpOpen: false,
  spared: null,
  hinted: null,
  unbriefed: [],
  ideas: null,
  called: [],
  lit: null,
  menu: null,
  drag: null,
  isLessonOpen: false,
};

/** Moves counters freely, to match a real table. Hexes and units as in `Field`. */
export interface MapHands {
  tap(hex: number, unit: number): void;
  drag(unit: number, hex: number): void;
}

/** The map on the screen, for things placed beside a hex. */
export interface MapView {
  /** Covers the map; holds elements that stay at a hex. */
  readonly layer: HTMLElement;
  /** The box of a hex in pixels of that layer; null if it is off the map. */
  boxOf(hex: string): Box | null;
  /** Glides until these hexes are in view, at least `above` pixels below the top, in `time` milliseconds. */
  glide(hexes: readonly string[], above: number, time: number): void;
  /** Glides back to the person's own view, unless they have moved the map since. */
  glideBack(time: number): void;
  /** Puts the keyboard cursor on a hex that was named elsewhere, and brings it into view. */
  readonly aim: BoardWidget['aim'];
  /** Glides as little as needed to make room around a hex. */
  readonly makeRoom: BoardWidget['makeRoom'];
  fitFight(): void;
  fitWhole(): void;
  /** Called whenever the map has moved; returns a function that unsubscribes. */
  onView(listener: () => void): () => void;
  /** Plays the motions that lead to a state, then calls `done`, also when they are cut short. Returns false if nothing moves. */
  play(cue: MapCue, done: () => void): boolean;
  finish(): void;
}

/** What the map plays between the state on the screen and the next. */
export interface MapCue {
  readonly motions: readonly Motion[];
  readonly after: PlayState;
  /** An action of the person at the screen. */
  readonly isOwn: boolean;
  /** Factor on the usual duration; by default from the settings. */
  readonly pace?: number;
}

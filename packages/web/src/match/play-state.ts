import type { BoardWidget, Box, Motion, StampPicture } from '@sandtable/board';
import type { Seat, Sentence, Word } from '@sandtable/kernel';
import type { Idea } from '../face/advice.ts';
import type { Position } from '../face/position.ts';
import type { Entry } from '../face/choice.ts';
import type { FilmModel, WhatIfModel } from '../face/table.ts';
import type { Banner } from '../face/happening.ts';
import type { Line, Overlays } from '../face/field.ts';
import type { ScreenMoment, TableEntry, Why } from './screen-moment.ts';
import type { Sitting } from './sitting.ts';
import type { ActionOutcome } from './outcomes.ts';

/** An entry of the AI or a bot, shown frame by frame. */
export interface Film {
  readonly before: ScreenMoment;
  readonly moment: ScreenMoment;
  readonly model: FilmModel;
  /** A bot gives no reasons. */
  readonly hasReasons: boolean;
  /** -1 while the map plays what the first frame tells. */
  readonly frame: number;
}

/** An entry that has arrived. */
export interface Arrival {
  readonly moment: ScreenMoment;
  /** The log up to it. */
  readonly log: readonly TableEntry[];
  /** Its question was answered beforehand, and the answer is still to come; null if there is none. */
  readonly answer: Answered | null;
}

export interface Answered {
  /** What a beginner was not asked, in one line. */
  readonly spared: string | null;
}

/** The possible meanings of one click. */
export interface Chooser {
  readonly entries: readonly Entry[];
  /** The hex that was clicked; -1 if it was none. */
  readonly hex: number;
  readonly before: Sentence;
  readonly later: readonly Sentence[];
  /** Opened by keyboard, so the focus goes into it. */
  readonly byKey: boolean;
}

/** What goes on at the table; one thing at a time. */
export type Stage =
  /** A sentence is being built, if the person at the screen is asked; else the screen waits for somebody else. */
  | {
      readonly kind: 'saying';
      readonly words: Sentence;
      /** Orders of a plan that wait behind the unfinished one. */
      readonly later: readonly Sentence[];
      /** Open if the click could mean several things: the plain one has been said, the others are offered. */
      readonly chooser: Chooser | null;
      /** The payment chosen for the roll that follows; null for the default. */
      readonly roll: Word | null;
    }
  /** A sentence or an undo has been sent, and what it brings is not shown yet. `before` is restored if it is refused. */
  | { readonly kind: 'sending'; readonly words: Sentence; readonly before: Stage }
  /**
   * Something is shown that the person has no part in. `film` is null while its reasons are being fetched, and
   * while a lone answer is carried out.
   */
  | { readonly kind: 'watching'; readonly film: Film | null }
  /** The screen goes to another person: first the name, then the curtain, then what they missed. */
  | { readonly kind: 'handing'; readonly seat: Seat; readonly curtain: 'open' | 'down' | 'rising' };

/** Which position is shown: the current one, or a past one. */
export type Look =
  | { readonly kind: 'now' }
  /**
   * `isShow`: an entry is played from the result, and the way back leads there. `isPassing`: one of many on the way to another, for
   * which the map stays where it is.
   */
  | { readonly kind: 'past'; readonly moment: ScreenMoment; readonly isShow?: true; readonly isPassing?: true }
  | {
      readonly kind: 'why';
      readonly why: Why;
      /** Before the entry or after it. */
      readonly moment: ScreenMoment;
      /** The same turn with one AI unit spent, beside its reasons. */
      readonly whatIf: WhatIfModel | null;
      /** A replay of the entry; changes nothing on the table. */
      readonly replay: Film | null;
      /** Where the sheet of a phone was before. */
      readonly from: Stop;
    };

/** The breath before the answer: an entry that revealed nothing can be taken back until it is over. */
export interface Breath {
  /** The entry it follows; -1 before the first. */
  readonly seq: number;
  /** Until the AI or the bot answers; 0 once it was told to. */
  readonly seconds: number;
  /** It does not run out: the pointer or the focus is on Undo. */
  readonly isHeld: boolean;
  /** How it stood before the entry; null if that was not on this screen. */
  readonly before: ScreenMoment | null;
}

/** A unit marching to a distant goal. */
export interface Intent {
  readonly unit: number;
  readonly goal: number;
}

export interface Sighting {
  /** Where the line begins; -1: everything seen from the hex under the pointer is shown. */
  readonly from: number;
  /** Where the line ends; -1: at the hex under the pointer. */
  readonly to: number;
}

export type Tab = 'since' | 'inspect' | 'units' | 'cards' | 'reference' | 'log' | 'mission' | 'talk';
export type Stop = 'peek' | 'half' | 'full';

/** What the person looks at and has open; not part of the match. */
interface ViewState {
  /** The hex under the pointer or the keyboard cursor; -1 for none. */
  readonly hover: number;
  /** The hex under the map's keyboard cursor; another object with every move of it. */
  readonly cursor: { readonly hex: number };
  /** The unit in the inspector; -1 for none. */
  readonly unit: number;
  readonly tab: Tab;
  readonly stop: Stop;
  /** Height of a phone's sheet at its lowest stop, in pixels; the map has the rest. */
  readonly peek: number;
  readonly sighting: Sighting | null;
  /** Whose taps and drags on the map count instead of orders; null for orders. */
  readonly hands: MapHands | null;
  /** Null until the map is on the page. */
  readonly map: MapView | null;
  readonly isBare: boolean;
  /** Null: where there is room. */
  readonly hasMinimap: boolean | null;
  readonly hasGlass: boolean;
  readonly hasZones: boolean;
  readonly isHelpOpen: boolean;
  readonly isResultOpen: boolean;
  readonly isSetUpOpen: boolean;
  /** What a beginner was not asked, or a hint, in one line; null if nothing, or once it has been read. */
  readonly spared: string | null;
  /** What a hint is about, on the map; null for none. */
  readonly hinted: { readonly position: Position; readonly overlays: Overlays } | null;
  /** The people who have not taken part yet and are to read the briefing before their first turn. */
  readonly unbriefed: readonly Seat[];
  /** What could be done in the position they are about; null until they are known, and if none are wanted. */
  readonly ideas: { readonly position: Position; readonly list: readonly Idea[] } | null;
  /** Names of the hexes a lesson points at. */
  readonly called: readonly string[];
  /** The whole card of a lesson is open on a small screen, where it hides part of the map. */
  readonly isLessonOpen: boolean;
}

export interface PlayState extends ViewState {
  readonly sitting: Sitting;
  /** The moment on the screen. Everything on the page is about it; what has arrived since waits in `coming`. */
  readonly moment: ScreenMoment;
  /** The log up to that moment. */
  readonly log: readonly TableEntry[];
  /** Entries that have arrived, in order; the first is being shown: played on the map, or as a film. */
  readonly coming: readonly Arrival[];
  readonly stage: Stage;
  /** Null where none is taken: see `watchBreath`. */
  readonly breath: Breath | null;
  /** Where a unit is marching over several actions; the next leg is proposed as long as it is allowed. */
  readonly intent: Intent | null;
  readonly look: Look;
  /** The map plays what leads to the next state. */
  readonly isMoving: boolean;
  /** Why the last sentence or undo was refused. */
  readonly refusal: readonly Line[];
  /** What the last action brought, and what others did after it; empty once closed. */
  readonly outcomes: readonly ActionOutcome[];
  /** Stamps of the last entry on the map. */
  readonly marks: readonly StampPicture[];
  /** Announcements over the map, one after the other; an AI's turn waits for them. */
  readonly banners: readonly Banner[];
  /** What happened while another person had the screen. */
  readonly missed: readonly ScreenMoment[];
}

/** Every entry clears the sentence: it was about another position. */
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
  hasZones: true,
  isHelpOpen: false,
  isResultOpen: false,
  isSetUpOpen: false,
  spared: null,
  hinted: null,
  unbriefed: [],
  ideas: null,
  called: [],
  isLessonOpen: false,
};

/** Counters are put where they are on a real table. Hexes and units as in `Field`. */
export interface MapHands {
  tap(hex: number, unit: number): void;
  drag(unit: number, hex: number): void;
}

/** The map on the screen, for things placed beside a hex. */
export interface MapView {
  /** Covers the map; things that stay at a hex go in here. */
  readonly layer: HTMLElement;
  /** Where a hex is, in pixels of that layer; null if it is not on the map. */
  boxOf(hex: string): Box | null;
  /** Glides until these hexes are in view, clear of so many pixels at the upper edge, in that many milliseconds. */
  glide(hexes: readonly string[], above: number, time: number): void;
  /** Glides back to where the person had the map, unless they have moved it since. */
  glideBack(time: number): void;
  /** Glides as little as it takes to have so much room round a hex, in that many milliseconds. */
  readonly makeRoom: BoardWidget['makeRoom'];
  fitFight(): void;
  fitWhole(): void;
  /** Called whenever the map has moved; returns a function that unsubscribes. */
  onView(listener: () => void): () => void;
  /** Plays the motions that lead to a state; `done` is called once they have ended, however. False: nothing moves. */
  play(cue: MapCue, done: () => void): boolean;
  /** Ends what moves. */
  finish(): void;
}

/** What the map plays from the state on the screen to the next. */
export interface MapCue {
  readonly motions: readonly Motion[];
  readonly after: PlayState;
  /** A person's own action. */
  readonly isOwn: boolean;
  /** How long it takes, 1 for the usual time; left out: as the settings have it. */
  readonly pace?: number;
}

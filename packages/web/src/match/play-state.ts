import type { Box, StampPicture } from '@sandtable/board';
import type { Seat, Sentence, Word } from '@sandtable/kernel';
import type { Idea } from '../face/advice.ts';
import type { Position } from '../face/position.ts';
import type { Entry } from '../face/choice.ts';
import type { FilmModel, WhatIfModel } from '../face/table.ts';
import type { Banner } from '../face/happening.ts';
import type { Line } from '../face/field.ts';
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
  readonly frame: number;
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
  /** A sentence or an undo has been sent, and no answer has come yet. `before` is restored if it is refused. */
  | { readonly kind: 'sending'; readonly words: Sentence; readonly before: Stage }
  /**
   * Entries made by others are still to be shown, in order. `film` is null while the reasons of the first are being
   * fetched, and during a replay.
   */
  | {
      readonly kind: 'watching';
      readonly coming: readonly [ScreenMoment, ...ScreenMoment[]];
      readonly film: Film | null;
    }
  /** The screen goes to another person: first the name, then the curtain, then what they missed. */
  | { readonly kind: 'handing'; readonly seat: Seat; readonly curtain: 'open' | 'down' | 'rising' };

/** Which position is shown: the current one, or a past one. */
export type Look =
  | { readonly kind: 'now' }
  | { readonly kind: 'past'; readonly moment: ScreenMoment }
  | {
      readonly kind: 'why';
      readonly why: Why;
      /** Before the entry or after it. */
      readonly moment: ScreenMoment;
      /** The same turn with one AI unit spent, beside its reasons. */
      readonly whatIf: WhatIfModel | null;
      /** A replay of the entry; changes nothing on the table. */
      readonly replay: Film | null;
    };

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

export type Tab = 'inspect' | 'units' | 'cards' | 'reference' | 'log' | 'mission';
export type Stop = 'peek' | 'half' | 'full';

/** What the person looks at and has open; not part of the match. */
interface ViewState {
  /** The hex under the pointer or the keyboard cursor; -1 for none. */
  readonly hover: number;
  /** The unit in the inspector; -1 for none. */
  readonly unit: number;
  readonly tab: Tab;
  readonly stop: Stop;
  /** Height of a phone's sheet at its lowest stop, in pixels; the map has the rest. */
  readonly peek: number;
  readonly sighting: Sighting | null;
  /** Null until the map is on the page. */
  readonly map: MapView | null;
  readonly isBare: boolean;
  readonly hasZones: boolean;
  readonly isHelpOpen: boolean;
  readonly isResultOpen: boolean;
  readonly isSetUpOpen: boolean;
  /** What a beginner was not asked, in one line; null if nothing, or once it has been read. */
  readonly spared: string | null;
  /** The people who have not taken part yet and are to read the briefing before their first turn. */
  readonly unbriefed: readonly Seat[];
  /** What could be done in the position they are about; null until they are known, and if none are wanted. */
  readonly ideas: { readonly position: Position; readonly list: readonly Idea[] } | null;
  /** Names of the hexes a lesson points at. */
  readonly called: readonly string[];
}

export interface PlayState extends ViewState {
  readonly sitting: Sitting;
  readonly moment: ScreenMoment;
  readonly log: readonly TableEntry[];
  readonly stage: Stage;
  /** Where a unit is marching over several actions; the next leg is proposed as long as it is allowed. */
  readonly intent: Intent | null;
  /** The payment chosen for a roll together with its order: answers the question that comes next. */
  readonly rollPayment: Word | null;
  readonly look: Look;
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
  unit: -1,
  tab: 'inspect',
  stop: 'peek',
  peek: 132,
  sighting: null,
  map: null,
  isBare: false,
  hasZones: true,
  isHelpOpen: false,
  isResultOpen: false,
  isSetUpOpen: false,
  spared: null,
  unbriefed: [],
  ideas: null,
  called: [],
};

/** The map on the screen, for things placed beside a hex. */
export interface MapView {
  /** Covers the map; things that stay at a hex go in here. */
  readonly layer: HTMLElement;
  /** Where a hex is, in pixels of that layer; null if it is not on the map. */
  boxOf(hex: string): Box | null;
  /** Called whenever the map has moved; returns a function that unsubscribes. */
  onView(listener: () => void): () => void;
}

import type { StampPicture } from '@sandtable/board';
import type { Seat, Sentence, Word } from '@sandtable/kernel';
import type { Entry } from '../face/choice.ts';
import type { FilmModel } from '../face/table.ts';
import type { Banner } from '../face/happening.ts';
import type { Line } from '../face/field.ts';
import type { Instant, TableEntry, WhatIf, Why } from './instant.ts';
import type { MapView } from './map-view.ts';
import type { Sitting } from './sitting.ts';
import type { Told } from './told.ts';

/** An entry of the AI or a bot while it is shown, picture by picture. */
export interface Film {
  /** How it stood before it, and how it stands after it. */
  readonly before: Instant;
  readonly moment: Instant;
  readonly model: FilmModel;
  /** A bot gives no reasons. */
  readonly hasReasons: boolean;
  readonly frame: number;
}

/** Several things that one click may mean. */
export interface Chooser {
  readonly entries: readonly Entry[];
  /** The hex that was clicked; -1 where it was none. */
  readonly hex: number;
  /** What had been said before the click. */
  readonly before: Sentence;
  readonly later: readonly Sentence[];
  /** The keys go on in it. */
  readonly byKey: boolean;
}

/** What goes on at the table, one thing at a time. */
export type Stage =
  /** A sentence is being made, if it is for the person at the screen; else somebody far away is waited for. */
  | {
      readonly kind: 'saying';
      readonly words: Sentence;
      /** Orders of a plan that come after the one that is half said. */
      readonly later: readonly Sentence[];
      /** Open where a click could mean several things: the plain one is said, and the others can be had instead. */
      readonly chooser: Chooser | null;
      /** What is put on the roll that it leads to; null for the usual. */
      readonly roll: Word | null;
    }
  /** A sentence was sent, or one is being taken back, and no answer has come yet; `before`: where it goes back to if it is refused. */
  | { readonly kind: 'sending'; readonly words: Sentence; readonly before: Stage }
  /**
   * Entries that nobody at the screen made are still to be shown, in order. The film of the first is null while its reasons
   * are asked for, and as long as another is shown once more.
   */
  | { readonly kind: 'watching'; readonly coming: readonly [Instant, ...Instant[]]; readonly film: Film | null }
  /** The screen goes to another person: his name first, then a curtain, and what he missed behind it. */
  | { readonly kind: 'handing'; readonly seat: Seat; readonly curtain: 'open' | 'down' | 'rising' };

/** Which position one looks at: the one on the table, or one that has gone by. */
export type Look =
  | { readonly kind: 'now' }
  | { readonly kind: 'past'; readonly moment: Instant }
  /** The reasons of an entry are open. */
  | {
      readonly kind: 'why';
      readonly why: Why;
      /** Before the entry or after it. */
      readonly moment: Instant;
      /** The same turn with one AI spent, beside its reasons. */
      readonly whatIf: WhatIf | null;
      /** The entry, shown once more; it changes nothing on the table. */
      readonly replay: Film | null;
    };

/** A unit that is on its way. */
export interface Intent {
  readonly unit: number;
  readonly goal: number;
}

/** The line-of-sight tool: from the hex under the pointer, or along a line that stays until it is cleared. */
export interface Sighting {
  /** Where the line begins; -1: all that the hex under the pointer sees is shown. */
  readonly from: number;
  /** Where it ends; -1: at the hex under the pointer. */
  readonly to: number;
}

export type Tab = 'inspect' | 'units' | 'cards' | 'reference' | 'log' | 'mission';
export type Stop = 'peek' | 'half' | 'full';

/** What the person has before him; no part of the match. */
interface Looks {
  /** The hex under the pointer or under the cursor of the keyboard; -1 for none. */
  readonly hover: number;
  /** The counter in the inspector; -1 for none. */
  readonly unit: number;
  readonly tab: Tab;
  readonly stop: Stop;
  /** How high the sheet of a phone is at its lowest, in pixels: the map has the rest. */
  readonly peek: number;
  readonly sighting: Sighting | null;
  /** Null until the map is on the page. */
  readonly map: MapView | null;
  readonly isBare: boolean;
  readonly hasZones: boolean;
  readonly isHelpOpen: boolean;
  readonly isResultOpen: boolean;
  readonly isSetUpOpen: boolean;
  /** What somebody in a first match was spared, in a line; null for nothing, or when it has been read. */
  readonly spared: string | null;
  /** Hexes that a lesson points at, by their names. */
  readonly called: readonly string[];
}

export interface PlayState extends Looks {
  readonly sitting: Sitting;
  /** How it stands on the table. */
  readonly moment: Instant;
  readonly log: readonly TableEntry[];
  readonly stage: Stage;
  /** Where a unit is on its way to, by several actions; the next is proposed as long as it may be done. */
  readonly intent: Intent | null;
  /** What was put on a roll with the order that leads to it: the answer to the question that comes next. */
  readonly kept: Word | null;
  readonly look: Look;
  /** Counters move on the map: what has just happened is being acted. */
  readonly isMoving: boolean;
  /** Why the last sentence was not taken, or could not be taken back. */
  readonly refusal: readonly Line[];
  /** What came of the last action, and of what others did after it; nothing when it was put away. */
  readonly told: readonly Told[];
  /** What was stamped on the map by the last entry. */
  readonly marks: readonly StampPicture[];
  /** What is said over the map, one after the other; an AI's turn waits for it. */
  readonly banners: readonly Banner[];
  /** What has happened while another person had the screen. */
  readonly missed: readonly Instant[];
}

/** What has been said is forgotten with every entry: it was about another position. */
export const NOTHING_SAID: Stage = { kind: 'saying', words: [], later: [], chooser: null, roll: null };
export const NOW: Look = { kind: 'now' };

export const FIRST_LOOKS: Looks = {
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
  called: [],
};

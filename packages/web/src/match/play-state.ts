import type { Seat, Sentence } from '@sandtable/kernel';
import type { Engine } from '../engine/engine.ts';
import type { Moment, Trace } from '../link/link.ts';
import type { LoggedEntry, TableLink, WhatIf } from '../link/table-link.ts';
import type { Entry } from '../saying/clickables.ts';
import type { Line } from '../bear/speech/line.ts';
import type { Told } from './told.ts';

/** An entry of the AI or a bot while it is shown, picture by picture. */
export interface Film {
  /** How it stood before it, and how it stands after it. */
  readonly before: Moment;
  readonly moment: Moment;
  /** Null for a bot: it gives no reasons. */
  readonly trace: Trace | null;
  readonly frame: number;
  /** It is shown once more, and changes nothing on the table. */
  readonly isReplay: boolean;
}

/** The screen goes to another person: his name first, then a curtain, and what he missed behind it. */
export interface Handing {
  readonly seat: Seat;
  readonly isCurtainDown: boolean;
}

/** Several things that one click may mean. */
export interface Chooser {
  readonly entries: readonly Entry[];
  readonly title: string;
}

/** The line-of-sight tool: from the hex under the pointer, or along a thread. */
export interface Sighting {
  /** Where the thread begins; -1: all that the hex under the pointer sees is shown. */
  readonly from: number;
}

export type Tab = 'inspect' | 'units' | 'cards' | 'log' | 'mission';
export type Stop = 'peek' | 'half' | 'full';

/** What the person looks at; no part of the match. */
export interface Looks {
  /** The hex under the pointer or under the cursor of the keyboard; -1 for none. */
  readonly hover: number;
  /** The counter in the inspector; -1 for none. */
  readonly unit: number;
  readonly tab: Tab;
  readonly stop: Stop;
  /** An entry that has gone by, shown instead of how it stands now. */
  readonly past: Moment | null;
  readonly why: Trace | null;
  /** The same turn with one AI spent, beside its reasons. */
  readonly whatIf: WhatIf | null;
  readonly sighting: Sighting | null;
  readonly isBare: boolean;
  readonly hasZones: boolean;
  readonly isHelpOpen: boolean;
  readonly isResultOpen: boolean;
}

export interface PlayState extends Looks {
  readonly engine: Engine;
  readonly link: TableLink;
  /** How it stands on the table. */
  readonly moment: Moment;
  readonly log: readonly LoggedEntry[];
  /** Entries that nobody at the screen made, still to be shown, in order. */
  readonly coming: readonly Moment[];
  readonly film: Film | null;
  /** Counters move on the map: what has just happened is being acted. */
  readonly isMoving: boolean;
  readonly handing: Handing | null;
  /** What has happened while another person had the screen. */
  readonly missed: readonly Moment[];
  /** The sentence in the making. */
  readonly words: Sentence;
  readonly chooser: Chooser | null;
  readonly isSending: boolean;
  /** Why the last sentence was not taken. */
  readonly refusal: readonly Line[];
  /** What came of the last action, and of what others did after it; nothing when it was put away. */
  readonly told: readonly Told[];
}

export const FIRST_LOOKS: Looks = {
  hover: -1,
  unit: -1,
  tab: 'inspect',
  stop: 'peek',
  past: null,
  why: null,
  whatIf: null,
  sighting: null,
  isBare: false,
  hasZones: true,
  isHelpOpen: false,
  isResultOpen: false,
};

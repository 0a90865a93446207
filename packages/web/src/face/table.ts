import type { Motion } from '@sandtable/board';
import type { Realm, Seat, Sentence, Word } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import type { Overlays } from './field.ts';
import type { Happening } from './happening.ts';
import type { Moment, Trace, WhatIf } from './moment.ts';
import type { Position } from './position.ts';

/** A match on the screen. Views, events and notes of the game go in; what comes out is the same for every game. */
export interface TableFace<R extends Realm> {
  /** `bear 12, pack 3f0c…`: what judges it. */
  readonly judgedBy: string;
  readonly habits: Habits;
  /** The same one for the same view. */
  positionOf(view: R['view']): Position;
  panelsOf(view: R['view']): Panels;
  /** `view` is any of the match: it is asked for names alone. */
  tell(view: R['view'], event: R['event']): Happening;
  /** What of an entry can be watched on the map, in order; `earlier`: what was told before, dice among it. */
  motionsOf(
    before: R['view'],
    events: readonly R['event'][],
    after: R['view'],
    earlier: readonly R['event'][],
  ): readonly Motion[];
  /** An entry that nobody at the screen made; with its reasons, where the rules themselves made it. */
  filmOf(before: Moment<R>, moment: Moment<R>, trace: Trace<R> | null, earlier: readonly R['event'][]): FilmModel;
  /** A match that was made at the table as a page to print, with all that this view may know; null where there is none. */
  readonly pageOf: ((view: R['view']) => Promise<string>) | null;
  whyOf(trace: Trace<R>): WhyModel;
  /** Null where the game has no such question. */
  readonly whatIfOf: ((trace: Trace<R>, whatIf: WhatIf<R>) => WhatIfModel) | null;
}

/** What the table of a game has and calls its own. */
export interface Habits {
  /** What is said of a rule when it is first met, by the names that happenings give: shown once, in one line. */
  readonly marks: Readonly<Record<string, { readonly line: string; readonly rule: string }>>;
  /** Keys that say a word of the unit that is chosen. */
  readonly keys: Readonly<Record<string, Word>>;
  /** What the zone of a chosen unit is called; null where there is none. */
  readonly zone: string | null;
  /** What is read once it is over. */
  readonly over: string;
  readonly help: {
    readonly steps: readonly string[];
    readonly keys: readonly (readonly [string, string])[];
  };
}

/** What a game puts into the places of the screen by itself, for one view. */
export interface Panels {
  /** How it stands, at the top. */
  facts(seat: Seat): ReactNode;
  /** What stands over the whole width between that and the map: the phases of a round, and which it is; null for none. */
  phases(seat: Seat): ReactNode;
  /** What lies in front of the player, below the map. */
  dock(seat: Seat): ReactNode;
  /** The same on a small screen; null in a game without. */
  readonly cards: ((seat: Seat) => ReactNode) | null;
  /** A card of the game that lies open beside the log: what the rules will do, and when; null for none. */
  readonly reference: { readonly label: string; show(seat: Seat): ReactNode } | null;
  /** What the mission is about. */
  mission(): ReactNode;
  /** One counter with everything that is to be read from it. */
  inspector(unit: number): ReactNode;
  /** The odds of what is being said. */
  odds(words: Sentence, chosen: number): ReactNode;
  /** How it is paid. */
  price(words: Sentence): ReactNode;
  /** What it would be like to have it done, with this hex under the pointer. */
  outlook(words: Sentence, hover: number, chosen: number): ReactNode;
}

/** A game without panels of its own; spread it and add those it has. */
export const NO_PANELS: Panels = {
  facts: () => null,
  phases: () => null,
  dock: () => null,
  cards: null,
  reference: null,
  mission: () => null,
  inspector: () => null,
  odds: () => null,
  price: () => null,
  outlook: () => null,
};

/** One picture of an entry that nobody at the screen made. */
export interface FilmFrame {
  readonly step: string;
  /** The name of the step. */
  readonly label: string;
  /** In milliseconds at normal speed. */
  readonly pause: number;
  readonly overlays: Overlays;
  /** Shown on the position after the entry, not before it. */
  readonly isAfter: boolean;
  /** The one that acts, for the camera; -1 for nobody. */
  readonly actor: number;
  /** What stands beside the map. */
  picture(): ReactNode;
}

/** An entry picture by picture, in the order in which it was decided. */
export interface FilmModel {
  readonly frames: readonly FilmFrame[];
  /** What happens on the map, up to the end of each outcome; or all of it in one part. */
  motions(): readonly (readonly Motion[])[];
}

/** The reasons for an entry that the rules themselves made. */
export interface WhyModel {
  /** What happened, line by line; rules stand in brackets. */
  lines(): readonly string[];
  /** Whoever acted, for the camera; -1 for nobody. */
  readonly actor: number;
  overlays(): Overlays;
  /** Every rule it rests on. */
  rules(): readonly string[];
  /** All of it as a proof. */
  proof(): ReactNode;
}

/** The same entry as it would have been. */
export interface WhatIfModel {
  /** The one that would have been spent. */
  readonly unit: number;
  overlays(): Overlays;
  proof(): ReactNode;
}

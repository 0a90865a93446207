import type { Motion } from '@sandtable/board';
import type { Realm, Word } from '@sandtable/kernel';
import type { FilmModel } from './film.ts';
import type { Happening } from './happening.ts';
import type { Moment, Trace, WhatIf } from './moment.ts';
import type { Panels } from './panels.ts';
import type { Position } from './position.ts';
import type { WhatIfModel, WhyModel } from './why.ts';

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

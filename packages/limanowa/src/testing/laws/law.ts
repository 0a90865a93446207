import type * as testing from '@sandtable/kernel/testing';
import type { LimanowaEvent } from '../../model/event.ts';
import type { MatchOptions } from '../../model/options.ts';
import type { Pack } from '../../model/pack.ts';
import type { State } from '../../model/state.ts';
import type { MatchOpening } from '../../setup/opening.ts';

/** What is known before play begins. Every book is opened from it, never from a state. */
export interface Printed {
  readonly pack: Pack;
  readonly options: MatchOptions;
  readonly opening: MatchOpening;
}

export type EventOf<Key extends LimanowaEvent['key']> = testing.EventOf<LimanowaEvent, Key>;
export type Hears = testing.Hears<LimanowaEvent>;
export type Law = testing.Law<LimanowaEvent, State>;

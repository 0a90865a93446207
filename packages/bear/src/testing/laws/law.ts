import type * as testing from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import type { MatchOptions, State } from '../../model/battle/state.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { MatchOpening } from '../../setup/mission-terms.ts';

/** What is known before play begins. Every book is opened from it, never from a state. */
export interface Printed {
  readonly pack: Pack;
  readonly options: MatchOptions;
  readonly opening: MatchOpening;
}

export type EventOf<Key extends BearEvent['key']> = testing.EventOf<BearEvent, Key>;
export type Hears = testing.Hears<BearEvent>;
export type Law = testing.Law<BearEvent, State>;

/** Is the active player being asked for an order? Then nothing is half done. */
export function isAtRest({ frames }: State): boolean {
  const top = frames.at(-1);
  return top === undefined || (top.kind === 'turn' && top.step === 0);
}

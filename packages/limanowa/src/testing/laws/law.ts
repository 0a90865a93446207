import type { LimanowaEvent } from '../../model/event.ts';
import type { Pack } from '../../model/pack.ts';
import type { State } from '../../model/state.ts';
import type { MatchOptions } from '../../model/match-options.ts';
import type { Opening } from '../../setup/opening.ts';

/** What stands in print before anything is played: all books are opened from it, never from a state. */
export interface Printed {
  readonly pack: Pack;
  readonly options: MatchOptions;
  readonly opening: Opening;
}

/**
 * Something that is conserved in a match. Its book is kept by what is told alone, event by event; after every entry it is held
 * against the state. So it sees what changed without a word, and what was told and never happened.
 */
export interface Law {
  /** Books an event; what cannot be true of it by the book, as a line each. */
  hear(event: LimanowaEvent): readonly string[];
  /** Where book and state differ, as a line each. */
  differences(state: State): readonly string[];
}

export const SOUND: readonly string[] = [];

/** `tokens of corps 1: 3, but 2 by the book`, or nothing if they agree. */
export function unlike(what: string, is: unknown, booked: unknown): readonly string[] {
  return is === booked ? SOUND : [`${what}: ${String(is)}, but ${String(booked)} by the book`];
}

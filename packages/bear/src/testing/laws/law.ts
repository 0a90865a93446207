import type { BearEvent } from '../../model/event.ts';
import type { MatchOptions } from '../../model/match-options.ts';
import type { Pack } from '../../model/pack.ts';
import type { State } from '../../model/state.ts';
import type { Opening } from '../../setup/mission-terms.ts';

/** What stands in print before anything is played: all books are opened from it, never from a state. */
export interface Printed {
  readonly pack: Pack;
  readonly options: MatchOptions;
  readonly opening: Opening;
}

type EventKey = BearEvent['key'];

/** The event with this key; where several share a form, that form with the one key. */
export type EventOf<Key extends EventKey, Event extends BearEvent = BearEvent> = Event extends unknown
  ? Key extends Event['key']
    ? Event & { readonly key: Key }
    : never
  : never;

/** Written as a method, so that the table can be asked with any event: the key has chosen the line that takes it. */
type Hear<Event> = { hear(event: Event): readonly string[] | void }['hear'];

/** What an event does to a book, by its key; what cannot be true of it by the book, as a line each. */
export type Hears = { readonly [Key in EventKey]?: Hear<EventOf<Key>> };

/**
 * Something that is conserved in a match. Its book is kept by what is told alone, event by event; after every entry it is held
 * against the state. So it sees what changed without a word, and what was told and never happened.
 */
export interface Law {
  readonly hears: Hears;
  /** Hears every event before that. */
  overhear?(event: BearEvent): readonly string[];
  /** Where book and state differ, as a line each. */
  differences(state: State): readonly string[];
}

/** Books an event. */
export function book(law: Law, event: BearEvent): readonly string[] {
  const hear: Hear<BearEvent> | undefined = law.hears[event.key];
  return [...(law.overhear?.(event) ?? SOUND), ...(hear?.(event) ?? SOUND)];
}

export const SOUND: readonly string[] = [];

/** `CAPs of german: 3, but 4 by the book`, or nothing if they agree. */
export function unlike(what: string, is: unknown, booked: unknown): readonly string[] {
  return is === booked ? SOUND : [`${what}: ${String(is)}, but ${String(booked)} by the book`];
}

/** Is the player whose turn it is just being asked what he does? Whatever was begun before is then done. */
export function isAtRest({ frames }: State): boolean {
  const top = frames.at(-1);
  return top === undefined || (top.kind === 'turn' && top.step === 0);
}

import type { EventNotice } from '../audience.ts';

interface Keyed {
  readonly key: string;
}

/** The event with this key; where several keys share a form, that form with the one key. */
export type EventOf<Event extends Keyed, Key extends Event['key']> = Event extends unknown
  ? Key extends Event['key']
    ? Event & { readonly key: Key }
    : never
  : never;

/** A method type, so that the table can be called with any event: its key selected the entry. */
type Hear<Event> = { hear(event: Event): readonly string[] | void }['hear'];

/** What an event does to a book, by key; returns a line for anything the book contradicts. */
export type Hears<Event extends Keyed> = { readonly [Key in Event['key']]?: Hear<EventOf<Event, Key>> };

/**
 * Something conserved in a match. Its book is kept from events alone and compared with the state after every entry. So it
 * finds silent changes, and events that never happened.
 */
export interface Law<Event extends Keyed, State> {
  readonly hears: Hears<Event>;
  /** Called with every event first. */
  overhear?(event: Event): readonly string[];
  /** A line for each difference between book and state. */
  differences(state: State): readonly string[];
}

export function book<Event extends Keyed>(law: Law<Event, never>, event: Event): readonly string[] {
  const hears: { readonly [key: string]: Hear<Event> | undefined } = law.hears;
  return [...(law.overhear?.(event) ?? SOUND), ...(hears[event.key]?.(event) ?? SOUND)];
}

/** Books all events of an entry, then compares every book with the state. */
export function bookEntry<Event extends Keyed, State>(
  laws: readonly Law<Event, State>[],
  told: readonly EventNotice<Event>[],
  state: State,
): string[] {
  const broken: string[] = [];
  for (const { event, hearing } of told) {
    // A second telling, for those who may not know everything.
    if (hearing.except !== undefined) continue;
    for (const law of laws) broken.push(...book(law, event));
  }
  for (const law of laws) broken.push(...law.differences(state));
  return broken;
}

export const SOUND: readonly string[] = [];

/** `CAPs of german: 3, but 4 by the book`; empty if they agree. */
export function unlike(what: string, is: unknown, booked: unknown): readonly string[] {
  return is === booked ? SOUND : [`${what}: ${String(is)}, but ${String(booked)} by the book`];
}

import type { EventNotice } from '../audience.ts';

/** What every event of a game has. */
interface Keyed {
  readonly key: string;
}

/** The event with this key; where several share a form, that form with the one key. */
export type EventOf<Event extends Keyed, Key extends Event['key']> = Event extends unknown
  ? Key extends Event['key']
    ? Event & { readonly key: Key }
    : never
  : never;

/** Written as a method, so that the table can be asked with any event: the key has chosen the line that takes it. */
type Hear<Event> = { hear(event: Event): readonly string[] | void }['hear'];

/** What an event does to a book, by its key; what cannot be true of it by the book, as a line each. */
export type Hears<Event extends Keyed> = { readonly [Key in Event['key']]?: Hear<EventOf<Event, Key>> };

/**
 * Something that is conserved in a match. Its book is kept by what is told alone, event by event; after every entry it is held
 * against the state. So it sees what changed without a word, and what was told and never happened.
 */
export interface Law<Event extends Keyed, State> {
  readonly hears: Hears<Event>;
  /** Hears every event before that. */
  overhear?(event: Event): readonly string[];
  /** Where book and state differ, as a line each. */
  differences(state: State): readonly string[];
}

/** Books an event. */
export function book<Event extends Keyed>(law: Law<Event, never>, event: Event): readonly string[] {
  const hears: { readonly [key: string]: Hear<Event> | undefined } = law.hears;
  return [...(law.overhear?.(event) ?? SOUND), ...(hears[event.key]?.(event) ?? SOUND)];
}

/** Books all that an entry told, and holds every book against the state after it. */
export function bookEntry<Event extends Keyed, State>(
  laws: readonly Law<Event, State>[],
  told: readonly EventNotice<Event>[],
  state: State,
): string[] {
  const broken: string[] = [];
  for (const { event, hearing } of told) {
    // Told again to those who may not know all of it.
    if (hearing.except !== undefined) continue;
    for (const law of laws) broken.push(...book(law, event));
  }
  for (const law of laws) broken.push(...law.differences(state));
  return broken;
}

export const SOUND: readonly string[] = [];

/** `CAPs of german: 3, but 4 by the book`, or nothing if they agree. */
export function unlike(what: string, is: unknown, booked: unknown): readonly string[] {
  return is === booked ? SOUND : [`${what}: ${String(is)}, but ${String(booked)} by the book`];
}

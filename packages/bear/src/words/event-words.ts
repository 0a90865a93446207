import type { EventNames } from './event-names.ts';

/** The event with this key; where several share a form, that form with the one key. */
type WithKey<Event extends { readonly key: string }, Key> = Event extends unknown
  ? Key extends Event['key']
    ? Event & { readonly key: Key }
    : never
  : never;

/** Written as a method, so that the table can be asked with any event: the key has chosen the line that takes it. */
export type SayEvent<Event> = { say(event: Event, names: EventNames): string }['say'];

/** A line of the log for each of these events, by its key. */
export type EventWords<Event extends { readonly key: string }> = {
  readonly [Key in Event['key']]: SayEvent<WithKey<Event, Key>>;
};

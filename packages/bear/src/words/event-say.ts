import type { BearEvent } from '../model/event.ts';
import type { EventNames } from './event-names.ts';

export type EventKey = BearEvent['key'];

/** The event with this key; where several share a form, that form with the one key. */
type WithKey<Event extends BearEvent, Key extends EventKey> = Event extends unknown
  ? Key extends Event['key']
    ? Event & { readonly key: Key }
    : never
  : never;
/** Written as a method, so that the table can be asked with any event: the key has chosen the line that takes it. */
export type SayEvent<Event> = { say(event: Event, names: EventNames): string }['say'];
/** The words for some of the events. */
export type EventWords<Keys extends EventKey> = { readonly [Key in Keys]: SayEvent<WithKey<BearEvent, Key>> };

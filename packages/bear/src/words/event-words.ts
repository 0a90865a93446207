import type { EventWords as Words, Wording } from '@sandtable/kernel';
import type { EventNames } from './event-names.ts';

export type SayEvent<Event> = Wording<Event, EventNames>;

/** A line of the log for each of these events, by its key. */
export type EventWords<Event extends { readonly key: string }> = Words<Event, EventNames>;

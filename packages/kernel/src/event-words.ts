// The log of a game is a table with a line for each key of its events; the compiler asks for those that are missing.

/** The event with this key; where several share a form, that form with the one key. */
type WithKey<Event extends { readonly key: string }, Key> = Event extends unknown
  ? Key extends Event['key']
    ? Event & { readonly key: Key }
    : never
  : never;

/** Written as a method, so that a table can be asked with any item: its key has chosen the line that takes it. */
export type Wording<Item, Names, Said = string> = { say(item: Item, names: Names): Said }['say'];

/** A line of the log for each of these events, by its key. `Names` is how things are called. */
export type EventWords<Event extends { readonly key: string }, Names> = {
  readonly [Key in Event['key']]: Wording<WithKey<Event, Key>, Names>;
};

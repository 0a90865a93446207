/** `1 hex`, `3 hexes` */
export function counted(amount: number, one: string, several = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : several}`;
}

/** `+1`, `-3` */
export function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}

/** `Rifle 05, Rifle 06 and MMG 18`; `PaK 36, 3.7 cm 28; Truck 37` if a name contains a comma. */
export function listed(parts: readonly string[]): string {
  if (parts.some((part) => part.includes(','))) return parts.join('; ');
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** The event with this key; where several keys share a form, that form with the one key. */
type WithKey<Event extends { readonly key: string }, Key> = Event extends unknown
  ? Key extends Event['key']
    ? Event & { readonly key: Key }
    : never
  : never;

/** The text for an item. A method type, so that a table of them accepts any item: its key has selected the entry. */
export type Wording<Item, Names, Said = string> = { say(item: Item, names: Names): Said }['say'];

/** A log line for each event, by key; the compiler asks for missing ones. `Names` knows what things are called. */
export type EventWords<Event extends { readonly key: string }, Names> = {
  readonly [Key in Event['key']]: Wording<WithKey<Event, Key>, Names>;
};

import { effectOf } from '../model/battle.ts';
import type { Effect } from '../model/battlecard.ts';
import type { CardId, CorpsId, HexId, UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import { cardName } from './card-words.ts';
import { hexName } from './ground-words.ts';
import { unitName } from './unit-words.ts';

/** How things of a match are called in its log. */
export interface EventNames {
  unit(unit: UnitId): string;
  units(units: readonly UnitId[]): string;
  hex(hex: HexId): string;
  corps(corps: CorpsId): string;
  card(card: CardId): string;
  effect(effect: Effect): string;
}

export function eventNames(seen: Seen): EventNames {
  const { pack, map, view } = seen;
  const unit = (one: UnitId): string => unitName(seen, one);
  return {
    unit,
    units: (units) => listed(units.map(unit)),
    hex: (hex) => hexName(map, hex),
    corps: (corps) => view.corps[corps]?.name ?? 'nobody',
    card: (card) => cardName(pack, effectOf(pack, card)),
    effect: (effect) => cardName(pack, effect),
  };
}

/** `a, b and c` */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The event with this key. */
type WithKey<Event extends { readonly key: string }, Key> = Event extends { readonly key: Key } ? Event : never;

/** Written as a method, so that the table can be asked with any event: the key has chosen the line that takes it. */
export type SayEvent<Event> = { say(event: Event, names: EventNames): string }['say'];

/** A line of the log for each of these events, by its key. */
export type EventWords<Event extends { readonly key: string }> = {
  readonly [Key in Event['key']]: SayEvent<WithKey<Event, Key>>;
};

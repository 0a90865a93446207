import type { Json, Random } from '@sandtable/kernel';

// Files spoilt with sense: values are put where others of their kind belong. Most keep the right shape, so that only the rules can
// refuse them; the kernel's `mutate` makes files without sense.

type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** All values by the name they stand under; list items under the list's name with a star. */
export type Stock = ReadonlyMap<string, readonly Plain[]>;

export function stockOf(documents: readonly unknown[]): Stock {
  const stock = new Map<string, Plain[]>();
  for (const document of documents) {
    for (const { name, value } of placesIn(copyOf(document))) stock.set(name, [...(stock.get(name) ?? []), value]);
  }
  return stock;
}

/** A copy with some places changed. */
export function rearranged(document: unknown, random: Random, stock: Stock): Json {
  const copy = copyOf(document);
  for (let times = 1 + random.below(4); times > 0; times--) {
    const places = placesIn(copy);
    if (places.length > 0) random.pick(CHANGES)(random.pick(places), { places, random, stock });
  }
  return copy;
}

function copyOf(value: unknown): Plain {
  const copy: Plain = JSON.parse(JSON.stringify(value));
  return copy;
}

interface PlaceIn {
  readonly name: string;
  readonly holder: Plain[] | { [key: string]: Plain };
  readonly key: string;
  readonly value: Plain;
}

function placesIn(value: Plain, name = '', found: PlaceIn[] = []): PlaceIn[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    const inside = Array.isArray(value) ? `${name}*` : key;
    found.push({ name: inside, holder: value, key, value: inner });
    placesIn(inner, inside, found);
  }
  return found;
}

function put({ holder, key }: PlaceIn, value: Plain): void {
  if (Array.isArray(holder)) holder[Number(key)] = copyOf(value);
  else holder[key] = copyOf(value);
}

interface Around {
  readonly places: readonly PlaceIn[];
  readonly random: Random;
  readonly stock: Stock;
}

type Change = (place: PlaceIn, around: Around) => void;

const leaveOut: Change = ({ holder, key }) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

/** A value that another file has under this name. */
const replace: Change = (place, { random, stock }) => {
  const known = stock.get(place.name) ?? [];
  if (known.length > 0) put(place, random.pick(known));
};

const repeat: Change = (place, around) => {
  const { holder, value } = place;
  if (Array.isArray(holder)) holder.splice(around.random.below(holder.length + 1), 0, copyOf(value));
  else replace(place, around);
};

const exchange: Change = (place, { places, random }) => {
  const other = random.pick(places.filter(({ name }) => name === place.name));
  put(place, other.value);
  put(other, place.value);
};

const nudge: Change = (place, around) => {
  const { value } = place;
  if (typeof value === 'number') put(place, value + around.random.pick([-2, -1, 1, 2, 10]));
  else if (typeof value === 'boolean') put(place, !value);
  else replace(place, around);
};

/** A field that something else has. */
const add: Change = (place, around) => {
  const { value } = place;
  const [name, known] = around.random.pick([...around.stock]);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) replace(place, around);
  else if (!name.endsWith('*')) value[name] = copyOf(around.random.pick(known));
};

const STRANGE: readonly Plain[] = [null, true, 0, 1, -1, 2, 0.5, 99, 1000, 9e15, -9e15, '', '7', '__proto__', [], {}];

const estrange: Change = (place, { random }) => put(place, random.pick(STRANGE));

/** Changes that keep the shape come more often. */
const CHANGES: readonly Change[] = [leaveOut, replace, replace, repeat, repeat, exchange, nudge, nudge, add, estrange];

import type { Random } from '@sandtable/kernel';

type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
type Key = string | number;

/** What belongs nowhere, or only where it is least expected. */
const ODD: readonly Plain[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  0.5,
  99,
  1000,
  9e15,
  -9e15,
  1e308,
  '',
  '7',
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  '\u001b[2K\r',
  [],
  {},
  [[[[]]]],
];

/** All values that stand under the same name somewhere, to be put in each other's place. */
export type Stock = ReadonlyMap<string, readonly Plain[]>;

/** The values of some documents by the names of their fields; items of a list have the name of the list with a star. */
export function stockOf(documents: readonly unknown[]): Stock {
  const stock = new Map<string, Plain[]>();
  for (const document of documents)
    for (const { name, value } of placesIn(plain(document))) {
      const values = stock.get(name) ?? [];
      values.push(value);
      stock.set(name, values);
    }
  return stock;
}

/** A copy with some of its places changed: left out, doubled, exchanged, filled with what stands elsewhere or nowhere. */
export function mutated(document: unknown, random: Random, stock: Stock): unknown {
  const box = { document: plain(document) };
  for (let times = 1 + random.below(4); times > 0; times--) {
    const places = placesIn(box.document);
    if (places.length === 0) break;
    change(random.pick(places), places, random, stock);
  }
  return box.document;
}

function plain(document: unknown): Plain {
  return JSON.parse(JSON.stringify(document)) as Plain;
}

interface PlaceIn {
  readonly name: string;
  readonly holder: Plain[] | { [key: string]: Plain };
  readonly key: Key;
  readonly value: Plain;
}

function placesIn(value: Plain, name = '', found: PlaceIn[] = []): PlaceIn[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    const isList = Array.isArray(value);
    const inside = isList ? `${name}*` : key;
    found.push({ name: inside, holder: value, key: isList ? Number(key) : key, value: inner });
    placesIn(inner, inside, found);
  }
  return found;
}

function put({ holder, key }: PlaceIn, value: Plain): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else holder[key] = value;
}

function change(place: PlaceIn, places: readonly PlaceIn[], random: Random, stock: Stock): void {
  const { holder, key, value, name } = place;
  const copy = (one: Plain): Plain => plain(one);
  const known = stock.get(name) ?? [];
  switch (random.below(10)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 1:
      put(place, copy(random.pick(ODD)));
      return;
    case 2:
    case 3:
      if (Array.isArray(holder)) holder.splice(random.below(holder.length + 1), 0, copy(value));
      else if (known.length > 0) put(place, copy(random.pick(known)));
      return;
    case 4: {
      const other = random.pick(places.filter((each) => each.name === name));
      put(place, copy(other.value));
      put(other, copy(value));
      return;
    }
    case 5:
      if (typeof value === 'number') put(place, value + random.pick([-2, -1, 1, 2, 10]));
      else if (typeof value === 'boolean') put(place, !value);
      else if (known.length > 0) put(place, copy(random.pick(known)));
      return;
    case 6:
    case 7: {
      // Some field that such an object may have.
      const likely = random.pick([...stock.keys()]);
      const given = stock.get(likely) ?? [];
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        if (known.length > 0) put(place, copy(random.pick(known)));
      } else if (!likely.endsWith('*') && given.length > 0) value[likely] = copy(random.pick(given));
      return;
    }
    default:
      if (known.length > 0) put(place, copy(random.pick(known)));
  }
}

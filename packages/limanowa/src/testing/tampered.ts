import type { Json, Random } from '@sandtable/kernel';

/** Odd numbers, odd text and values of other kinds. */
const RUBBISH: readonly Json[] = [
  ...[null, true, false, '', 'x', '2', '9e15', '\u202e\u001b[2K', 'x'.repeat(5000), 'constructor', '__proto__'],
  ...[-1, 0, 1, 2, 1.5, 39, 40, 41, 99, 100, 255, 256, 1e9, 9e15, 2 ** 53, 1e308, -9e15],
  ...[[], [1, 2, 3], [0, 0], [9e15, 0], {}, { kind: 'war' }, [[[[]]]]],
];

const WAYS = ['rubbish', 'lent', 'lent', 'nudged', 'nudged', 'gone', 'more', 'moved'] as const;

type Path = readonly (string | number)[];

/** Changes one to three places at any depth. `donors` lend values found under the same name elsewhere. */
export function tampered(json: Json, donors: readonly Json[], random: Random): Json {
  const times = random.pick([1, 1, 1, 2, 3]);
  let changed = json;
  for (let time = 0; time < times; time++) changed = tamperedOnce(changed, donors, random);
  return changed;
}

function tamperedOnce(json: Json, donors: readonly Json[], random: Random): Json {
  const path = random.pick(pathsOf(json));
  const old = valueAt(json, path);
  const name = path.findLast((step) => typeof step === 'string');
  switch (random.pick(WAYS)) {
    case 'rubbish':
      return putAt(json, path, random.pick(RUBBISH));
    case 'lent': {
      const donor = random.pick(donors);
      const lent = pathsOf(donor).filter((each) => each.findLast((step) => typeof step === 'string') === name);
      return lent.length === 0 ? json : putAt(json, path, valueAt(donor, random.pick(lent)));
    }
    case 'nudged':
      return putAt(json, path, nudged(old, random));
    case 'gone':
      return putAt(json, path, undefined);
    case 'more':
      return putAt(json, path, moreOf(old, random));
    case 'moved':
      return putAt(json, path, valueAt(json, random.pick(pathsOf(json))));
  }
}

/** A slightly different number, a reordered list, a longer text. */
function nudged(value: Json | undefined, random: Random): Json {
  if (typeof value === 'number') return value + random.pick([-2, -1, 1, 2, 10, 0.5]);
  if (typeof value === 'string') return random.pick([`${value}x`, value.slice(1), value.toUpperCase()]);
  if (typeof value === 'boolean') return !value;
  if (!isList(value)) return value ?? null;
  const shuffled = [...value];
  random.shuffle(shuffled);
  return shuffled;
}

/** A list with an item repeated, once or very often; a record with one more field. */
function moreOf(value: Json | undefined, random: Random): Json {
  if (isList(value)) {
    const again = random.pick(value.length === 0 ? RUBBISH : value);
    return [...value, ...Array.from({ length: random.pick([1, 1, 1, 2, 50, 3000]) }, () => again)];
  }
  if (typeof value === 'object' && value !== null)
    return { ...value, [random.pick(['more', 'rp', 'at', 'toString'])]: random.pick(RUBBISH) };
  return random.pick(RUBBISH);
}

function pathsOf(json: Json, path: Path = [], found: Path[] = []): Path[] {
  found.push(path);
  if (isList(json)) json.forEach((item, place) => pathsOf(item, [...path, place], found));
  else if (typeof json === 'object' && json !== null)
    for (const [key, value] of Object.entries(json)) pathsOf(value, [...path, key], found);
  return found;
}

function valueAt(json: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (value, step) => Object.getOwnPropertyDescriptor(Object(value), step)?.value,
    json,
  );
}

/** Puts the value there; removes the place if there is no value. */
function putAt(json: Json, [step, ...rest]: Path, value: Json | undefined): Json {
  if (step === undefined) return value ?? null;
  if (isList(json)) {
    if (rest.length === 0 && value === undefined) return json.filter((_item, place) => place !== step);
    return json.map((item, place) => (place === step ? putAt(item, rest, value) : item));
  }
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).flatMap(([key, inner]): [string, Json][] => {
    if (key !== step) return [[key, inner]];
    return rest.length === 0 && value === undefined ? [] : [[key, putAt(inner, rest, value)]];
  });
  return Object.fromEntries(entries);
}

function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json);
}

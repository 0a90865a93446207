import { readFileSync } from 'node:fs';
import { checkOwnPack as checkBear, packParts } from '@sandtable/bear';
import {
  isRecord,
  type Json,
  MOST_PROBLEMS,
  printProblems,
  type Random,
  randomOf,
  readJson,
  type Result,
} from '@sandtable/kernel';
import { checkOwnPack as checkLimanowa, ownPack } from '@sandtable/limanowa';
import { expect, test } from 'vitest';

// Hostile packs: seeded changes of the examples, each read by the door and the check that every pack goes through.

const PACKS = 500;
const EXAMPLES = new URL('../../../../docs/examples/', import.meta.url);
const ours = packParts();

const GAMES: readonly (readonly [file: string, check: (raw: unknown) => Result<unknown>])[] = [
  ['zalesie.pack.json', (raw) => checkBear(raw, () => ours)],
  ['limanowa-box.pack.json', (raw) => checkLimanowa(raw, ownPack)],
];

const DEEP = '['.repeat(300) + ']'.repeat(300);

/** What is put in the place of some value, as JSON. */
const POISONS: readonly string[] = [
  ...['null', '[]', '{}', '"x"', '-1', '1e308', '1e999', '-0', '0.5', '99999999999999999999', 'true', '[[[]]]'],
  ...['"<script>alert(1)</script>"', '"<img src=x onerror=alert(1)>"', '"a\\u0000b"', '"\\u202Eevil"', '"\\u001b[2J"'],
  ...['{"__proto__": {"x": 1}}', '{"constructor": {"prototype": {}}}', '"javascript:alert(1)"', '"__proto__"', DEEP],
  JSON.stringify('long '.repeat(5000)),
  `[${Array.from({ length: 700 }, () => '{"id":"a"}').join(',')}]`,
];

/** Fields on top that no pack has, or that lead in circles. */
const HEADS: readonly Readonly<Record<string, Json>>[] = [
  { extends: 'sluice-at-zalesie' },
  { extends: 'limanowa-my-box' },
  { extends: ['east-front-1941'] },
  { extends: '__proto__' },
  { game: 'chess' },
  { script: 'alert(1)' },
  { id: '../../etc/passwd' },
  { id: '' },
  { name: '<b>bold</b>' },
  { author: 'x'.repeat(61) },
  { licence: { src: 'http://evil.example/' } },
];

const MARK = '\u0001poison\u0001';

/** A copy with one value, somewhere, in another's place. */
function poisoned(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || random.below(6) === 0) return MARK;
  if (Array.isArray(value)) {
    if (value.length === 0) return MARK;
    const at = random.below(value.length);
    return value.map((each: Json, place) => (place === at ? poisoned(each, random) : each));
  }
  const entries = Object.entries(value);
  const at = random.below(Math.max(1, entries.length));
  return Object.fromEntries(entries.map(([key, each], place) => [key, place === at ? poisoned(each, random) : each]));
}

function hostile(source: Json, random: Random): string {
  if (random.below(5) === 0 && isRecord(source)) return JSON.stringify({ ...source, ...random.pick(HEADS) });
  return JSON.stringify(poisoned(source, random)).replace(JSON.stringify(MARK), () => random.pick(POISONS));
}

test('500 hostile packs are each refused in at most 20 lines and a count, or are sound; none breaks anything', () => {
  const random = randomOf('sfc32:hostile own packs', 'packs');
  let refused = 0;
  for (let made = 0; made < PACKS; made++) {
    const [file, check] = random.pick(GAMES);
    const source = JSON.parse(readFileSync(new URL(file, EXAMPLES), 'utf8')) as Json;
    const raw = readJson(hostile(source, random));
    const checked = raw.ok ? check(raw.value) : raw;
    if (checked.ok) continue;
    refused += 1;
    const lines = printProblems(checked.problems);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(MOST_PROBLEMS + 1);
    for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
  // A poison may fall on a note, or be what is allowed there.
  expect(refused).toBeGreaterThan(PACKS * 0.85);
  expect({}).not.toHaveProperty('x');
});

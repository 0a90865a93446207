import { type Json, type Problem, randomOf, type Random, type Spoken } from '@sandtable/kernel';
import { fuzz, nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { makeMap } from '../board/map.ts';
import { limanowaMap } from '../content/limanowa-map.ts';
import { lawsOf } from '../testing/laws/witness.ts';
import { game, pack } from '../testing/match.ts';
import { randomPosition } from '../testing/random-position.ts';

const map = makeMap(limanowaMap);
const spoken: Spoken = new Map();
const SEEDS = Array.from({ length: 60 }, (_seed, place) => `sfc32:position ${place}`);

test.each(nonEmpty(SEEDS))('L6a a random position is sound at every entry and ends: %s', (seed) => {
  const position = randomPosition(pack, map, randomOf(seed));
  const { outcome } = fuzz(game, { options: { position }, seed, spoken, witness: lawsOf(pack) });
  expect(outcome.reason.rule).toMatch(/^L1[13][ad]$/);
});

const RUBBISH: readonly Json[] = [null, true, -1, 1.5, 99, 1e9, '', 'x', '2', [], [1, 2, 3], {}, { kind: 'war' }];

/** The same with something else in one place, however deep. */
function spoiled(json: Json, random: Random): Json {
  if (typeof json !== 'object' || json === null || random.below(5) === 0) return random.pick(RUBBISH);
  const keys = Object.keys(json);
  if (keys.length === 0) return random.pick(RUBBISH);
  const key = random.pick(keys);
  if (Array.isArray(json)) return json.map((each, place) => (String(place) === key ? spoiled(each, random) : each));
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, name === key ? spoiled(value, random) : value]),
  );
}

test('whatever stands in a position, it is refused with fields and reasons, or it can be played', () => {
  const random = randomOf('sfc32:spoiled');
  const refused: Problem[][] = [];
  let granted = 0;
  for (let attempt = 0; attempt < 1500; attempt++) {
    const position = spoiled(JSON.parse(JSON.stringify(randomPosition(pack, map, random))), random);
    const options = game.options({ position });
    if (!options.ok) {
      refused.push([...options.problems]);
      continue;
    }
    granted += 1;
    if (granted % 10 === 0) fuzz(game, { options: options.value, seed: `sfc32:spoiled ${attempt}` });
  }
  const vague = refused.filter(
    (problems) => problems.length === 0 || problems.some(({ field, expected }) => field === '' || expected === ''),
  );
  expect(vague).toEqual([]);
  expect(Math.min(refused.length, granted)).toBeGreaterThan(15);
});

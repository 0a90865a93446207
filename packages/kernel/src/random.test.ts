import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from './random.ts';

test('the same seed gives the same chance, another seed or stream another', () => {
  const draws = (...of: [string, string?]): number[] => {
    const random = randomOf(...of);
    return Array.from({ length: 20 }, () => random.below(1000));
  };
  expect(draws('a')).toEqual(draws('a'));
  expect(draws('a')).not.toEqual(draws('b'));
  expect(draws('a', 'bot')).not.toEqual(draws('a', 'fuzz'));
});

test('every item of a list is picked about as often', () => {
  const random = randomOf('pick');
  const times = new Map<string, number>();
  for (let pick = 0; pick < 3000; pick++) {
    const picked = random.pick(['a', 'b', 'c']);
    times.set(picked, (times.get(picked) ?? 0) + 1);
  }
  expect([...times.keys()].sort()).toEqual(['a', 'b', 'c']);
  for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});

test('there is nothing to pick from an empty list', () => {
  expect(() => randomOf('pick').pick([])).toThrow('nothing to pick from');
});

test('a shuffled list holds the same items', () => {
  const random = randomOf('shuffle');
  fc.assert(
    fc.property(fc.array(fc.nat(9)), (list) => {
      const shuffled = [...list];
      random.shuffle(shuffled);
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
    }),
    { seed: 1941 },
  );
});

test('all six orders of three come up about equally', () => {
  const random = randomOf('orders');
  const times = new Map<string, number>();
  for (let turn = 0; turn < 6000; turn++) {
    const list = ['a', 'b', 'c'];
    random.shuffle(list);
    times.set(list.join(''), (times.get(list.join('')) ?? 0) + 1);
  }
  expect([...times.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  // Chance alone strays about 29 from 1000; a naive shuffle gives one order 1333 times.
  for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

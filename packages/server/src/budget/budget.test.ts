import { expect, test } from 'vitest';
import { Budget, type Limit, newCrowd } from './budget.ts';

function budgetOf(perSecond: number) {
  const clock = { now: 0 };
  const refused: Limit[] = [];
  const budget = new Budget({ perSecond, now: () => clock.now, refused: (limit) => refused.push(limit) });
  return { budget, clock, refused };
}

test('work that cost more than it was reckoned at leaves a debt that has to be waited for', () => {
  const { budget, clock, refused } = budgetOf(10);
  const address = 'a';
  expect(budget.take('question', { address })).toBeNull();
  budget.charge('question', { address }, 255);
  // 150 at first, less 255: 105 short, and 5 for the next.
  expect(budget.take('question', { address })).toEqual({ seconds: 11, limit: 'address' });
  expect(refused).toEqual(['address']);
  clock.now += 11_000;
  expect(budget.take('question', { address })).toBeNull();
});

test('a debt is no larger than what may be spent at once', () => {
  const { budget } = budgetOf(10);
  budget.charge('import', { person: 'p' }, 1_000_000);
  expect(budget.take('read', { person: 'p' })).toEqual({ seconds: 16, limit: 'person' });
});

test('where one payer has too little, none pays', () => {
  const { budget } = budgetOf(10);
  budget.charge('import', { person: 'p' }, 1_000_000);
  for (let asked = 0; asked < 500; asked++) budget.take('list', { address: 'a', person: 'p' });
  expect(budget.take('list', { address: 'a' })).toBeNull();
});

test('observers of one match share its budget, wherever they come from', () => {
  const { budget } = budgetOf(10);
  let granted = 0;
  while (budget.take('question', { address: `a${granted}`, match: 'm' }) === null) granted += 1;
  expect(granted).toBe(60);
  expect(budget.take('question', { address: 'a0' })).toBeNull();
});

test('0 is no limit', () => {
  const { budget } = budgetOf(0);
  for (let asked = 0; asked < 10_000; asked++) expect(budget.take('import', { address: 'a' })).toBeNull();
});

test('places are free again once they are left', () => {
  const { people } = newCrowd();
  expect([people.enter('p', 2), people.enter('p', 2), people.enter('p', 2)]).toEqual([true, true, false]);
  expect([people.enter('q', 2), people.keys()]).toEqual([true, ['p', 'q']]);
  people.leave('p');
  expect(people.enter('p', 2)).toBe(true);
  people.leave('q');
  expect(people.keys()).toEqual(['p']);
  expect([people.enter('r', 0), people.enter('r', 0)]).toEqual([true, true]);
});

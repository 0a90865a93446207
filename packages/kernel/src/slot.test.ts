import { expect, test } from 'vitest';
import { choiceKind, countKind } from './kind.ts';
import { candidates, hasCandidate, judgedSlot, judgeLast, listedSlot } from './slot.ts';
import { deny, grant } from './verdict.ts';

interface Purse {
  readonly coins: number;
}

const pay = listedSlot(
  countKind('coins'),
  (purse: Purse, { most }: { most: number }) => [0, 1, 2].filter((coins) => coins <= purse.coins && coins <= most),
  {
    rule: 'pay',
    key: 'cannotPay',
  },
);

test('a listed slot grants what is in its list and denies the rest for its one reason', () => {
  const purse = { coins: 1 };
  expect(candidates(pay, purse, { most: 5 })).toEqual([0, 1]);
  expect(candidates(pay, purse, { most: 0 })).toEqual([0]);
  expect(pay.judge(purse, { most: 5 }, 1)).toEqual(grant());
  expect(pay.judge(purse, { most: 0 }, 1)).toEqual(deny('pay', 'cannotPay'));
  expect(pay.judge(purse, { most: 5 }, 7)).toEqual(deny('pay', 'cannotPay'));
});

const COOKS = ['chef', 'baker', 'waiter'] as const;

test('a judged slot offers those of all that its judgement grants, and gives its reasons', () => {
  const cook = judgedSlot(
    choiceKind('cook', COOKS),
    (_tired: readonly string[], _so: object) => COOKS,
    (tired, _so, who) =>
      tired.includes(who) ? deny('work', 'tired') : grant(undefined, [{ rule: 'work', key: 'fresh' }]),
  );
  expect(candidates(cook, ['baker'], {})).toEqual(['chef', 'waiter']);
  expect(cook.judge(['baker'], {}, 'baker')).toEqual(deny('work', 'tired'));
  expect(cook.judge(['baker'], {}, 'waiter').reasons).toEqual([{ rule: 'work', key: 'fresh' }]);
});

test('whether there is a candidate is known at the first that is granted, or from the list', () => {
  const asked: string[] = [];
  const cook = judgedSlot(
    choiceKind('cook', COOKS),
    (_tired: readonly string[], _so: object) => COOKS,
    (tired, _so, who) => {
      asked.push(who);
      return tired.includes(who) ? deny('work', 'tired') : grant();
    },
  );
  expect(hasCandidate(cook, ['chef'], {})).toBe(true);
  expect(asked).toEqual(['chef', 'baker']);
  expect(hasCandidate(cook, COOKS, {})).toBe(false);
  expect(hasCandidate(pay, { coins: 0 }, { most: 1 })).toBe(true);
  expect(hasCandidate(pay, { coins: -1 }, { most: 1 })).toBe(false);
});

test('whether anything can follow is asked of the last word alone, and only if the word itself is right', () => {
  const asked: string[] = [];
  const cook = judgedSlot(
    choiceKind('cook', COOKS),
    (_tired: readonly string[], _so: object) => COOKS,
    (tired, _so, who) => (tired.includes(who) ? deny('work', 'tired') : grant()),
    (_tired, _so, who) => {
      asked.push(who);
      return who === 'waiter' ? deny('work', 'noDishes') : grant();
    },
  );
  expect(cook.judge(['chef'], {}, 'waiter')).toEqual(grant());
  expect(asked).toEqual([]);
  expect(judgeLast(cook, ['chef'], {}, 'waiter')).toEqual(deny('work', 'noDishes'));
  expect(judgeLast(cook, ['chef'], {}, 'chef')).toEqual(deny('work', 'tired'));
  expect(candidates(cook, ['chef'], {})).toEqual(['baker']);
  expect(asked).toEqual(['waiter', 'baker', 'waiter']);
});

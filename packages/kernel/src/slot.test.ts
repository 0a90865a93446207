import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  candidates,
  choiceKind,
  countKind,
  hasCandidate,
  judgedSlot,
  judgeLast,
  kind,
  listedSlot,
  signedKind,
} from './slot.ts';
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

const side = choiceKind('side', ['red', 'blue']);
const caps = countKind('caps');
const joins = signedKind('joins', '+', side);
const several = signedKind('several', '--', caps);

test('a value is printed as its word', () => {
  expect(side.print(null, 'red')).toBe('red');
  expect(caps.print(null, 12)).toBe('caps:12');
  expect(joins.print(null, 'blue')).toBe('+blue');
  expect(several.print(null, 3)).toBe('--caps:3');
  expect([side.name, caps.name, joins.name]).toEqual(['side', 'caps', 'joins']);
});

test('every kind reads exactly what it prints', () => {
  const words = [
    '',
    ' ',
    'red',
    'blue',
    'Red',
    'redd',
    '+red',
    '+blue',
    '++red',
    '+',
    'caps',
    'caps:',
    '--caps:1',
    '-caps:1',
  ];
  expect(words.filter((word) => side.read(null, word) !== undefined)).toEqual(['red', 'blue']);
  expect(words.filter((word) => joins.read(null, word) !== undefined)).toEqual(['+red', '+blue']);
  expect(words.filter((word) => several.read(null, word) !== undefined)).toEqual(['--caps:1']);
  expect(words.filter((word) => caps.read(null, word) !== undefined)).toEqual([]);
  expect(joins.read(null, '+blue')).toBe('blue');
});

test('a count of at most six digits is read back', () => {
  fc.assert(
    fc.property(fc.nat(999_999), (count) => {
      expect(caps.read(null, caps.print(null, count))).toBe(count);
    }),
    { seed: 1941 },
  );
});

test.each([
  'caps:01',
  'caps:-1',
  'caps:+1',
  'caps:1.0',
  'caps:1e3',
  'caps:1234567',
  'caps: 1',
  'caps:1 ',
  'caps:1\n',
  'caps:x',
  'cap:1',
])('the word %j is no count', (word) => {
  expect(caps.read(null, word)).toBeUndefined();
});

test('a word of a kind is read by what is seen', () => {
  const byName = kind('guest', {
    read: (guests: readonly string[], word) => (guests.includes(word) ? guests.indexOf(word) : undefined),
    print: (guests, guest) => guests[guest] ?? '?',
  });
  const signed = signedKind('guests', '+', byName);
  expect(signed.read(['chef', 'baker'], '+baker')).toBe(1);
  expect(signed.print(['chef', 'baker'], 1)).toBe('+baker');
});

test('a word comes with its kind and its value', () => {
  expect(side.meaning(null, 'red')).toEqual({ word: 'red', kind: 'side', value: 'red' });
  expect(caps.meaning(null, 2)).toEqual({ word: 'caps:2', kind: 'caps', value: 2 });
  expect(joins.meaning(null, 'blue')).toEqual({ word: '+blue', kind: 'joins', value: 'blue' });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceKind, countKind, kind, signedKind } from './kind.ts';

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

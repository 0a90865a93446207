import { expect, test } from 'vitest';
import { filesOf } from './export-all.ts';
import type { Kept } from './shelf.ts';

function kept(key: IDBValidKey, name: unknown, text: unknown): Kept {
  const summary = {
    ...{ id: key, system: 'bear', mission: null, name, standing: '', pieces: [], rules: [], names: {} },
    ...{ seating: {}, asks: null, winners: [], entries: 1, changed: 1 },
  };
  return { key, summary, text };
}

test('every match is a file of its own, named after it, and no two have one name', () => {
  const files = filesOf([kept('a', 'One Bridge', '{1}'), kept('b', 'One Bridge', '{2}'), kept('c', 'Dust', '{3}')]);
  expect(files).toEqual([
    { name: 'one-bridge.sandtable.json', text: '{1}' },
    { name: 'one-bridge-2.sandtable.json', text: '{2}' },
    { name: 'dust.sandtable.json', text: '{3}' },
  ]);
});

test('what cannot be read goes along as it is', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(
    filesOf([kept('x1', 7, 'half a te'), kept(5, 'N', 9n), kept('y', 8, undefined), kept('z', 8, circle)]),
  ).toMatchObject([
    { name: 'unreadable-x1.sandtable.json', text: 'half a te' },
    { name: 'unreadable-number-5.json', text: '9' },
    { name: 'unreadable-y.json', text: expect.stringContaining('"name": 8') },
    { name: 'unreadable-z.json' },
  ]);
});

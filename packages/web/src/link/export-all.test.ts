import { expect, test } from 'vitest';
import { bundled } from './export-all.ts';
import type { Kept } from './shelf.ts';

function kept(key: IDBValidKey, name: unknown, text: unknown): Kept {
  const summary = {
    ...{ id: key, system: 'bear', mission: null, name, standing: '', pieces: [], rules: [], names: {} },
    ...{ seating: {}, asks: null, winners: [], entries: 1, changed: 1 },
  };
  return { key, summary, text };
}

test('every match goes along by its name, and what cannot be read as it is', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const all = [
    kept('a', 'One Bridge', '{1}'),
    kept('x1', 7, 'half a te'),
    kept(5, 'N', 9n),
    kept('y', 8, undefined),
    kept('z', 8, circle),
  ];
  expect(bundled(all)).toMatchObject([
    { name: 'One Bridge', text: '{1}' },
    { name: 'unreadable x1', text: 'half a te' },
    { name: 'unreadable number: 5', text: '9' },
    { name: 'unreadable y', text: expect.stringContaining('"name": 8') },
    { name: 'unreadable z' },
  ]);
});

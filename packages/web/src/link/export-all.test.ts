import { expect, test } from 'vitest';
import { bundled } from './files.ts';
import type { Kept } from './shelf.ts';

function kept(key: IDBValidKey, name: unknown, text: unknown): Kept {
  const summary = {
    ...{ id: key, system: 'bear', mission: null, name, standing: '', pieces: [], rules: [], names: {} },
    ...{ seating: {}, asks: null, winners: [], entries: 1, changed: 1 },
  };
  return { key, summary, text };
}

test('every match goes along by its name, and what cannot be read as it is', async () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const all = [
    kept('a', 'One Bridge', '{1}'),
    kept('x1', 7, 'half a te'),
    kept(5, 'N', 9n),
    kept('y', 8, undefined),
    kept('z', 8, circle),
  ];
  expect(await bundled(all, [])).toMatchObject([
    { name: 'One Bridge', text: '{1}' },
    { name: 'unreadable x1', text: 'half a te' },
    { name: 'unreadable number: 5', text: '9' },
    { name: 'unreadable y', text: expect.stringContaining('"name": 8') },
    { name: 'unreadable z' },
  ]);
});

test('what is only on this page goes along as it is here; where that cannot be had, as it was last saved', async () => {
  const all = [kept('a', 'One Bridge', '{1}'), kept('b', 'Two Hills', '{2}')];
  const live = (id: string, text: string) => ({ id, name: `New ${id}`, save: async () => text });
  const dead = { id: 'b', name: 'Dead', save: () => Promise.reject(new Error('dead')) };
  expect(await bundled(all, [live('a', '{1, 2}'), dead, live('c', '{3}')])).toEqual([
    { name: 'One Bridge', text: '{1, 2}' },
    { name: 'Two Hills', text: '{2}' },
    { name: 'New c', text: '{3}' },
  ]);
});

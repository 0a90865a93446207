import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../../testing/sandtable.ts';

const BARE = { game: 'bear', map: { bare: { radius: 3 } } };

const los = (position: object) =>
  sandtable('ask', 'los', '--position', fileWith(JSON.stringify(position)), '--from', '0,0', '--to', '2,0');

test('all that is wrong with a position is told in one run, by the fields of the file', async () => {
  const wrong = {
    ...BARE,
    rounds: 'many',
    units: [
      { unit: 'g99', at: '0,0' },
      { unit: 'g03', at: '9,9' },
    ],
    players: { german: { hand: ['c99'] } },
  };
  const { code, out, err } = await los(wrong);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.trimEnd().split('\n')).toEqual([
    'rounds: expected a number, got "many"',
    'players.german.hand[0]: expected a card of the pack, such as c09, got "c99"',
    'units[0].unit: expected a counter of the pack, such as g03, got "g99"',
    'units[1].at: expected a hex of the map, got "9,9"',
  ]);
});

test('it is the same whichever question is asked, and nothing is told twice', async () => {
  const wrong = {
    ...BARE,
    options: { hastyCost: 6, luck: 'on' },
    units: [{ unit: 'g37', at: '0,0', inside: true }],
  };
  const file = fileWith(JSON.stringify(wrong));
  const first = await los(wrong);
  const others = [
    await sandtable('ask', 'odds', '--position', file),
    await sandtable('ask', 'cost', '--position', file, '--say', 'g37 move'),
    await sandtable('ask', 'ai', '--position', file, '--card', '31'),
  ];
  expect(first.err).toBe(
    'options.hastyCost: expected "5" or "7", got 6\noptions.luck: expected no such field, got "on"\n',
  );
  for (const other of others) expect(other).toEqual(first);
});

test('what the rules forbid is told with the entry it stands in', async () => {
  const { err } = await los({
    ...BARE,
    units: [
      { unit: 'g03', at: '1,0' },
      { type: 'g-truck', at: '0,0', inside: true },
    ],
  });
  expect(err).toBe('units[1].inside: expected a trench or bunker in the hex that can hold it (B18.1), got 0,0\n');
});

test('numbers may stand in quotes and switches without', async () => {
  expect(await los({ ...BARE, rounds: '8', options: { hastyCost: 5 } })).toMatchObject({
    code: 0,
    out: '0,0 sees 2,0\n',
  });
});

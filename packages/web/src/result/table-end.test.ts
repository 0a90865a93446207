import { expect, test } from 'vitest';
import type { ResultModel } from '../face/result.ts';
import { withNames } from './cast.ts';
import { endedByTable } from './table-end.ts';

const NAMES: Readonly<Record<string, string>> = { p1: 'VIII Corps', p2: '15th Division', ai: 'Austria-Hungary' };
const SEATING = {
  p1: { kind: 'person', name: 'Ann' },
  p2: { kind: 'person', name: 'Ben' },
  ai: { kind: 'procedure' },
} as const;
/** Of a result only its rounds are read. */
const MODEL = { rounds: [{ round: 3 }] } as unknown as ResultModel;

function ending(key: 'resign' | 'flag', by: readonly string[], seating: Parameters<typeof endedByTable>[3]) {
  const outcome = { winners: ['ai'], scores: {}, reason: { rule: 'table', key }, by } as const;
  const position = { seatName: (seat: string) => NAMES[seat] ?? seat };
  return endedByTable(MODEL, { outcome, seat: 'p1', position }, {}, seating).ending;
}

test('the result names the people who ended it, with what they led; without names the seats stand for them', () => {
  expect(ending('resign', ['p1', 'p2'], { seating: SEATING })).toBe(
    'Ann (VIII Corps) and Ben (15th Division) resigned in round 3',
  );
  const withBot = { ...SEATING, p2: { kind: 'bot', bot: 'corps' } } as const;
  expect(ending('resign', ['p1', 'p2'], { seating: withBot })).toBe('Ann (VIII Corps) resigned in round 3');
  expect(ending('flag', ['p1', 'p2'], {})).toBe('VIII Corps and 15th Division ran out of time in round 3');
});

test('the result names the other players with their sides; at one screen the sides are enough', () => {
  const sides = ['one', 'two'].map((side) => ({ side, name: side, score: 0, lost: [], left: null }));
  const seating = {
    p1: { kind: 'person', name: 'Ann' },
    p2: { kind: 'person', name: 'Ben' },
    p3: { kind: 'person', name: 'Cy' },
  } as const;
  const sideOf = (seat: string) => (seat === 'p1' ? 'one' : 'two');
  const far = { seating, local: null, isHere: (seat: string | null) => seat === 'p1' };
  expect(withNames(sides, far, { sideOf }).map(({ name }) => name)).toEqual(['one', 'two (Ben and Cy)']);
  const here = { ...far, local: {} } as unknown as Parameters<typeof withNames>[1];
  expect(withNames(sides, here, { sideOf })).toBe(sides);
});

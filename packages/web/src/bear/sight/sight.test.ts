import { mapPicture } from '@sandtable/bear/pictures';
import { expect, test } from 'vitest';
import { fieldWith, placesOf } from '../../testing/field.ts';
import { seenBy, stateOf } from '../../testing/matches.ts';
import { profileShape } from '../../sight/profile-shape.ts';
import { profileOf, seenFrom, sightShade, threadBetween, threadOverlays } from './sight.ts';
import { hexId, NONE } from '@sandtable/bear';

const seen = fieldWith('g03 0,0 SE; s03 4,0 NW', {
  hexes: { '2,0': 'lightWoods', '-2,0': { terrain: 'open', level: 1 } },
});
const { hex } = placesOf(seen);

test('a thread says whether it is clear, what blocks it, and the rule, the same from either end', () => {
  const thread = threadBetween(seen, hex('0,0'), hex('4,0'));
  expect(thread).toMatchObject({
    isClear: false,
    distance: 4,
    blockers: [hex('2,0')],
    rules: ['B6.0.5'],
    lines: [{ rule: 'B6.0.5' }],
  });
  expect(thread.sentence).toBe('0,0 and 4,0 do not see each other. The woods in 2,0 block the view');
  const { blockers, isClear } = threadBetween(seen, hex('4,0'), hex('0,0'));
  expect({ blockers, isClear }).toEqual({ blockers: thread.blockers, isClear: thread.isClear });
  expect(threadOverlays(seen, thread)).toEqual([{ kind: 'sight', from: '0,0', to: '4,0', blockedAt: ['2,0'] }]);
  expect(threadBetween(seen, hex('0,0'), hex('1,0')).sentence).toMatch(
    /^0,0 and 1,0 see each other\. The hexes are adjacent$/,
  );
});

test('from any hex, whoever is there, what is not seen is shaded', () => {
  const visible = seenFrom(seen, hex('0,0'));
  expect(visible.has(hex('2,0'))).toBe(true);
  expect(visible.has(hex('4,0'))).toBe(false);
  const [shade] = sightShade(seen, hex('0,0'));
  expect(shade).toMatchObject({ kind: 'zone', zone: 'unseen' });
  expect(shade?.kind === 'zone' && shade.hexes.length + visible.size).toBe(seen.tables.size);
});

test('every two hexes see each other or neither does, and the thread agrees with the shade', () => {
  for (let start = 0; start < seen.tables.size; start += 7) {
    const from = hexId(start);
    const visible = seenFrom(seen, from);
    for (let end = 0; end < seen.tables.size; end += 5) {
      const to = hexId(end);
      expect(threadBetween(seen, from, to).isClear).toBe(visible.has(to));
      expect(seenFrom(seen, to).has(from)).toBe(visible.has(to));
    }
  }
});

test('from the side one sees the ground, what stands on it and where the line is cut', () => {
  const steps = profileOf(seen, threadBetween(seen, hex('-2,0'), hex('4,0')));
  expect(steps).toHaveLength(7);
  expect(steps[0]?.hexes).toMatchObject([{ name: '-2,0', level: 1, top: 1 }]);
  expect(steps[4]?.hexes).toMatchObject([{ name: '2,0', level: 0, top: 1, blocks: true }]);
  const { boxes, eyes, width, names } = profileShape(steps);
  expect(width).toBe(7 * 46);
  expect(names.map(({ text, blocks }) => `${text}${blocks ? '!' : ''}`)).toEqual([
    '-2,0',
    '-1,0',
    '0,0',
    '1,0',
    '2,0!',
    '3,0',
    '4,0',
  ]);
  expect(eyes[0].y).toBeLessThan(eyes[1].y);
  expect(boxes.filter(({ what }) => what === 'standing')).toHaveLength(1);
  const between = profileOf(seen, threadBetween(seen, hex('0,0'), hex('1,1')));
  expect(between[1]?.hexes).toHaveLength(2);
});

test('half hexes at the edge of a board are shaded with what lies beside them', () => {
  const board = seenBy(stateOf({ mission: 'dust-ahead' }));
  const from = board.map.places.get('D08') ?? NONE;
  const visible = seenFrom(board, from);
  const [shade] = sightShade(board, from);
  const halves = new Set(mapPicture(board).hexes.flatMap(({ isInPlay, id }) => (isInPlay ? [] : [id])));
  const shaded = shade?.kind === 'zone' ? shade.hexes.filter((id) => halves.has(id)) : [];
  expect(halves.size).toBeGreaterThan(20);
  expect(shaded.length).toBeGreaterThan(0);
  expect(shaded.length).toBeLessThan(halves.size);
  expect(shade?.kind === 'zone' && shade.hexes.length - shaded.length + visible.size).toBe(board.tables.size);
});

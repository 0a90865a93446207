import { expect, test } from 'vitest';
import { NEU_SANDEZ, rehearse, seenOf } from '../../testing/limanowa.ts';
import { aiCardOf, chanceRows, printInterval } from './ai-card.ts';
import { forecastOf, goalParts, objectivesOf, playersSide, warPoints } from './standing.ts';

test('LS5a GT-81 the forecast is the level’s part and the speed’s part of the round, and what later rounds would bring', () => {
  const forecast = forecastOf(seenOf(rehearse(NEU_SANDEZ, { options: { level: 'tried' } })));
  expect(forecast).toMatchObject({ level: 3, speed: 6, total: 9, most: 9 });
  expect(forecast?.ahead.map(({ total }) => total)).toEqual([9, 9, 9, 8, 7, 6, 5, 4]);
});

test('L11b an objective is held by whoever stands there, and the mission counts those of the players', () => {
  const seen = seenOf(rehearse(NEU_SANDEZ));
  expect(objectivesOf(seen).map(({ grade, holder }) => [grade, holder])).toEqual([
    ['strategic', 'russia'],
    ['tactical', 'russia'],
    ['tactical', 'russia'],
  ]);
  expect(goalParts(seen)).toEqual([
    { grade: 'strategic', held: 0, wanted: 1 },
    { grade: 'tactical', held: 0, wanted: 1 },
  ]);
  expect(playersSide(seen)).toBe('austria');
  expect(warPoints(seen)).toBeNull();
});

test('L11d in a war both sides have points for what they hold, and nobody has a forecast', () => {
  const seen = seenOf(rehearse('battle-of-limanowa'));
  expect(forecastOf(seen)).toBeNull();
  expect(aiCardOf(seen)).toBeNull();
  const points = warPoints(seen);
  expect((points?.austria ?? 0) + (points?.russia ?? 0)).toBeGreaterThan(0);
});

test('L14.3 the AI’s card has the intervals of all levels, and the piles and tokens as they are', () => {
  const seen = seenOf(rehearse(NEU_SANDEZ, { options: { level: 'veteran' } }));
  expect(aiCardOf(seen)).toMatchObject({ level: 'veteran', tokens: 5, hasUsedCard: false, hasUsedToken: false });
  expect(aiCardOf(seen)?.piles.map(({ left, limit }) => [left, limit])).toEqual([
    [2, 6],
    [8, 7],
    [2, 8],
  ]);
  expect(chanceRows(seen).map(({ limits }) => limits.map(printInterval).join(' '))).toEqual([
    '1–2 1–4 1–6',
    '1–3 1–5 1–7',
    '1–4 1–6 1–8',
    '1–3 1–5 1–7',
    '1–4 1–5 1–6',
    '1–3 1–4 1–5',
    '1–2 1–3 1–4',
  ]);
  expect(printInterval(1)).toBe('1');
});

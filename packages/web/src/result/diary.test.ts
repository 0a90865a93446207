import { expect, test } from 'vitest';
import type { Cast } from '../face/result.ts';
import { composeDiary, diaryVoice, type DiaryMoment, mostOf, sidesFor, tallied } from './diary.ts';

const CAST: Cast = { german: 'ai', soviet: 'you' };
const NAMED = { german: { name: 'the Germans', whose: 'the German' } };
const moment = (seq: number, round: number, weight: number, text: string): DiaryMoment => ({
  seq,
  round,
  weight,
  text,
});

test('a diary keeps the weightiest moments, in order of time, each round named once', () => {
  const moments = Array.from({ length: 12 }, (_, place) =>
    moment(place, 1 + Math.floor(place / 6), place % 6, `Our squad ${place} fired`),
  );
  const told = composeDiary({ commander: 'Falcon', opening: ['We met.'], moments, closing: ['We won.'] });
  expect(told).toHaveLength(10);
  expect(told[0]).toBe('We met.');
  expect(told[1]).toBe('In round one, our squad 2 fired.');
  expect(told.filter((each) => each.startsWith('In round'))).toHaveLength(2);
  expect(told.at(-1)).toBe('We won.');
});

test('a call sign keeps its capital inside a sentence, another first word does not', () => {
  const told = composeDiary({
    commander: 'Falcon',
    opening: [],
    moments: [moment(1, 1, 1, 'Falcon’s gun fired'), moment(2, 1, 1, 'Shells on B02 destroyed our squad')],
    closing: [],
  });
  expect(told[0]).toBe('In round one, Falcon’s gun fired.');
  expect(told[1]).toContain(' shells on B02');
});

test('the writer of a diary is “we”, and counts himself first', () => {
  const voice = diaryVoice(CAST, NAMED, 'Falcon');
  expect(voice.whose('german')).toBe('Falcon’s');
  const sides = ['soviet', 'german'] as const;
  expect(tallied(voice, sides, 'lost', { german: 3, soviet: 1 }, 'unit')).toBe('We lost one unit, Falcon three');
  const others = diaryVoice({ german: 'named', soviet: 'ai' }, NAMED, null);
  expect(tallied(others, ['german', 'soviet'] as const, 'lost', { german: 2, soviet: 0 }, 'unit')).toBe(
    'The Germans lost two units, the AI none',
  );
  expect(sidesFor(CAST, ['german', 'soviet'])).toEqual(['soviet', 'german']);
});

test('the unit named most often, the first of equals; none if no unit is named', () => {
  expect(mostOf([3, 5, 5, 3, -1, -1, -1])).toEqual({ unit: 3, count: 2 });
  expect(mostOf([-1])).toBeNull();
});

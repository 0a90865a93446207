import { expect, test } from 'vitest';
import { CUES } from '../face/happening.ts';
import { CAPTIONS, cueOfBeat } from './hearing.ts';
import { startsOf } from './synth.ts';
import { SOUNDS } from './voices.ts';

test('no sound is longer than 0.4 s, and each has words of its own for those who do not hear it', () => {
  expect(CUES.filter((cue) => SOUNDS[cue].some(({ at, lasts }) => at + lasts > 0.4))).toEqual([]);
  expect(new Set(CUES.map((cue) => CAPTIONS[cue])).size).toBe(CUES.length);
});

test('no two sounds begin within 60 ms, also of those asked for one by one; what would come too late is left out', () => {
  const starts = startsOf(3, 10, 9.99);
  const [first = 0, second = 0, third = 0] = starts.map((start) => start ?? 0);
  expect(first).toBeCloseTo(10.05);
  expect([second - first, third - second].map((gap) => Math.round(gap * 1000))).toEqual([60, 60]);
  expect(startsOf(1, 10, 4)).toEqual([10]);
  expect(startsOf(12, 10, 4).filter((start) => start === null)).toHaveLength(3);
});

test('what moves is heard as it moves: the weapon, what it strikes, the dice, the card', () => {
  const shot = { kind: 'shot', from: 'A01', to: 'B02', result: 'hit', cue: 'machineGun', struck: 'hardHit' } as const;
  expect([cueOfBeat('flight', shot), cueOfBeat('impact', shot)]).toEqual(['machineGun', 'hardHit']);
  expect(cueOfBeat('flight', { ...shot, cue: 'trumpet' })).toBeUndefined();
  const check = { kind: 'check', at: 'A01', number: '3', text: '', pieces: [] } as const;
  expect([cueOfBeat('card', check), cueOfBeat('bar', check)]).toEqual(['card', 'spent']);
  const rallied = { kind: 'stamp', at: 'A01', word: 'RALLIED', tone: 'helped', note: '', dice: [6, 6] } as const;
  const stamp = { ...rallied, sides: 6, added: '', shaken: null, cue: 'rally' };
  expect([cueOfBeat('dice', stamp), cueOfBeat('word', stamp)]).toEqual(['dice', 'rally']);
  expect(cueOfBeat('mark', { kind: 'mark', piece: 'g01' })).toBeUndefined();
});

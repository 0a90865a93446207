import { heardBy, type Seat } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { type LimanowaMatch, matchWith } from '../testing/match.ts';
import { asked } from '../testing/told.ts';
import { beforehand } from './beforehand.ts';

/** What the last sentence was for a seat, by what everybody has seen and heard; each once. */
function happened({ system, state, told }: LimanowaMatch, seat: Seat): string[] {
  const view = system.view(state, 'spectator');
  return [...new Set(heardBy('spectator', told).flatMap((event) => beforehand.happened(view, event, seat) ?? []))];
}

test('L6b L12c whoever passes until attacked is asked as soon as a plan that attacks him is disclosed', () => {
  const match = matchWith(['austria: honved 0000', 'russia: rifles 0100', 'russia: rifles 0600'], {
    hands: [[], ['dugIn'], ['dugIn']],
    dice: [1, 10],
  });
  match.say('disclose').say('attack r01 a01 disclose');
  expect(asked(match)).toBe('p2 centralReaction');
  expect([happened(match, 'p1'), happened(match, 'p2'), happened(match, 'p3')]).toEqual([[], ['attacked'], []]);
  const view = match.system.view(match.state, 'spectator');
  expect(beforehand.foresee(view, 'centralReaction')).toMatchObject({ choice: 'secret', pass: ['pass'] });
  match.say('pass').say('pass');
  expect(happened(match, 'p2')).toEqual(['attacked', 'hit']);
  expect(happened(match, 'p3')).toEqual([]);
});

test('L12b the next game round ends every pass', () => {
  const match = matchWith(['austria: honved 0000', 'russia: rifles 0600']);
  for (let phase = 0; phase < 6; phase++) match.say('disclose');
  expect([happened(match, 'p1'), happened(match, 'p2')]).toEqual([['round'], ['round']]);
});

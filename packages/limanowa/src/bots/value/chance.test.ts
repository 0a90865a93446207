import { blind, randomOf } from '@sandtable/kernel';
import { Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { game, matchWith, pack } from '../../testing/match.ts';
import { botsFor } from '../bots.ts';
import { eyeFor, outlookFor } from './chance.ts';
import { LEARNED } from './learned.ts';

const features = eyeFor(pack);
const outlook = outlookFor(pack);
const { weights } = LEARNED.versus;

const WAR = { kind: 'war', strategic: 2, points: { strategic: 3, tactical: 1 }, tie: 'austria' } as const;

function figuresOf(corps: readonly string[], turn: number): readonly number[] {
  const match = matchWith(corps, { strategic: ['0604', '1004'], goal: WAR, turn });
  const seat = game.pending(match.state)?.seat ?? '';
  return features(game.view(match.state, seat), seat) ?? [];
}

const chance = (figures: readonly number[]): number =>
  figures.reduce((sum, figure, place) => sum + figure * (weights[place] ?? 0), 0);

test('L11d whoever holds the towns, or has more men, has the better chance', () => {
  const even = figuresOf(['russia: rifles 0604', 'austria: honved 1004'], 0);
  expect(even).toHaveLength(weights.length);
  const holder = figuresOf(['russia: rifles 0604, rifles 1004', 'austria: honved 0807'], 0);
  const loser = figuresOf(['russia: rifles 0807', 'austria: honved 1004, honved 0604'], 0);
  expect(chance(holder)).toBeGreaterThan(chance(even));
  expect(chance(loser)).toBeLessThan(chance(even));
  const strong = figuresOf(['russia: rifles 0604, rifles 0207', 'austria: honved 1004 1rp'], 0);
  expect(chance(strong)).toBeGreaterThan(chance(even));
});

test('only a battle is valued before its end, and only where a corps of the seat begins its round', () => {
  const bots = botsFor(game, pack);
  const seen = (mission: string) => {
    const match = new Rehearsal(game, { mission }, { seed: 'sfc32:eye' });
    const random = randomOf('sfc32:eye');
    return Array.from({ length: 20 }, () => {
      const seat = game.pending(match.state)?.seat ?? '';
      const view = game.view(match.state, seat);
      const { frames, turn } = view;
      const begins = frames.at(-1)?.kind === 'round' && turn.phase === 'opening';
      const figures = features(view, seat);
      match.say((seat === 'ai' ? ['proceed'] : bots.corps(view, random)).join(' '));
      return { begins, isValued: figures !== null, horizon: outlook.entries(blind(view)) };
    });
  };
  const battle = seen('battle-of-limanowa');
  expect(battle.map(({ isValued }) => isValued)).toEqual(battle.map(({ begins }) => begins));
  expect(battle.filter(({ begins }) => begins).length).toBeGreaterThan(1);
  expect(battle.every(({ horizon }) => horizon !== null)).toBe(true);
  expect(seen('jabloniec-ridge').some(({ isValued, horizon }) => isValued || horizon !== null)).toBe(false);
});

test('on matches it had not seen its errors are a sixth below the base rate’s, and what it says comes true within five points', () => {
  const { brier, base, tenths } = LEARNED.versus;
  expect(brier).toBeLessThan((5 / 6) * base);
  const many = tenths.filter(({ cases }) => cases >= 200);
  expect(many.filter(({ predicted, actual }) => Math.abs(predicted - actual) >= 0.05)).toEqual([]);
  expect(many).toHaveLength(10);
});

import { expect, test } from 'vitest';
import { fieldsOf } from '../model/battle/field.ts';
import { type BearMatch, game, matchWith, pack } from '../testing/match.ts';
import { explainPrompt } from '../words/prompts.ts';
import { initiativeChance } from './initiative.ts';

const DUEL = 'g03 0,0 SE; s01 5,0 NW';

/** The chances with 0, 1 and 2 CAPs as they are shown to who is asked. */
function shown(match: BearMatch): number[] {
  const { seat = '' } = game.pending(match.state) ?? {};
  const seen = fieldsOf(pack)(game.view(match.state, seat));
  return [0, 1, 2].map((caps) => {
    const chance = initiativeChance(seen, caps);
    return chance === null ? Number.NaN : chance.ways / chance.of;
  });
}

/** Every pair of two dice against two, ties rolled again without CAPs: 1 for each won. */
function counted(lead: number): number {
  const dice = [1, 2, 3, 4, 5, 6];
  const sums = dice.flatMap((a) => dice.map((b) => a + b));
  const shares = sums.flatMap((own) => sums.map((other) => (own + lead > other ? 1 : own + lead === other ? 0.5 : 0)));
  return shares.reduce<number>((sum, share) => sum + share, 0) / shares.length;
}

function promptOf(match: BearMatch): string {
  const { seat = '', key = '' } = game.pending(match.state) ?? {};
  return explainPrompt(fieldsOf(pack)(game.view(match.state, seat)), key);
}

test('B2.1 the chance of the initiative is the one in the end: ties are rolled again', () => {
  const match = matchWith(DUEL, { caps: [3, 2] })
    .say('pass')
    .say('pass');
  for (const [caps, chance] of shown(match).entries()) expect(chance).toBeCloseTo(counted(caps), 12);
  expect(shown(match)[0]).toBe(0.5);
});

test('B3.2.4 who declares second counts what the first has declared; who declares first is told that he does', () => {
  const match = matchWith(DUEL, { caps: [3, 2] })
    .say('pass')
    .say('pass');
  expect(promptOf(match)).toBe('How many CAPs do you add to your roll? The enemy bids next: odds if he adds none');
  match.say('caps:2');
  for (const [caps, chance] of shown(match).entries()) expect(chance).toBeCloseTo(counted(caps - 2), 12);
  expect(promptOf(match)).toBe('How many CAPs do you add to your initiative roll?');
});

test('B3.2.4 an enemy without CAPs can add none, so nothing is said of him', () => {
  const match = matchWith(DUEL, { caps: [1, 0] })
    .say('pass')
    .say('pass');
  expect(promptOf(match)).toBe('How many CAPs do you add to your initiative roll?');
});

import { expect, test } from 'vitest';
import { randomOf } from '../index.ts';
import { outpost, type OutpostState } from './outpost/index.ts';
import { Rehearsal } from './rehearsal.ts';
import { brokenSecrecy } from './secrecy.ts';

const { state } = new Rehearsal(outpost, {});

const secrets = ({ players, deck, spoils }: OutpostState): { [name: string]: unknown } => ({
  'the hand of blue': players[1]?.hand,
  'the deck': deck.inside,
  'the cup': spoils.inside,
});

/** Reports for red on outpost with a part replaced, without repeats. */
function reported(part: Partial<typeof outpost>, tries?: number): string[] {
  const search = { random: randomOf('sfc32:1941'), secrets, ...(tries === undefined ? {} : { tries }) };
  return [...new Set(brokenSecrecy({ ...outpost, ...part }, state, 'red', search))];
}

test('outpost keeps its secrets from red', () => {
  expect(reported({})).toEqual([]);
});

test('a view that leaks a hand is caught', () => {
  const view: typeof outpost.view = (it, audience) => ({ ...outpost.view(it, audience), players: it.players });
  expect(reported({ view })).toEqual(["'the hand of blue' was never changed for 'red'"]);
});

test('a view that leaks by a side door is caught', () => {
  const view: typeof outpost.view = (it, audience) => ({
    ...outpost.view(it, audience),
    round: it.deck.inside[0] ?? 0,
  });
  expect(reported({ view })).toEqual(["'red' could tell an imagined state"]);
});

test('secrets that are never imagined otherwise are reported: they would not have been tested', () => {
  const imagine = (): OutpostState => outpost.copy(state);
  expect(reported({ imagine })).toEqual([
    "'the hand of blue' was never changed for 'red'",
    "'the deck' was never changed for 'red'",
    "'the cup' was never changed for 'red'",
  ]);
  expect(reported({}, 0)).toHaveLength(3);
});

test('imagining what the audience sees is caught', () => {
  const imagine: typeof outpost.imagine = (it, audience, random) =>
    outpost.imagine(
      { ...it, players: it.players.map((player) => ({ ...player, hand: [null, null] })) },
      audience,
      random,
    );
  expect(reported({ imagine })).toContain("'red' could tell an imagined state");
});

test('imagining a state that cannot be is caught', () => {
  const imagine: typeof outpost.imagine = (it, audience, random) => {
    const other = outpost.imagine(it, audience, random);
    other.deck.inside[0] = 99;
    return other;
  };
  expect(reported({ imagine }).join()).toContain('an imagined state is unsound: cards are missing or twice');
});

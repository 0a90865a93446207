import { type Audience, heardBy, Recorder } from '@sandtable/kernel';
import { brokenSecrecy, fuzz, type FuzzMoment } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import type { LimanowaEvent } from '../model/event.ts';
import type { Limanowa, State } from '../model/state.ts';
import { sideOfAudience } from '../model/view.ts';
import { game, matchWith, missionWith } from '../testing/match.ts';

/** Everything this audience must not know and that could be different. */
function secretsFrom({ corps, deck, piles, random }: State, audience: Audience): { [name: string]: unknown } {
  const own = sideOfAudience(corps, audience);
  const hands = corps.filter(({ side }) => side !== own).map(({ hand }) => hand);
  const central = new Set(piles?.central.inside);
  return {
    chance: random,
    ...(deck.inside.length > 1 ? { deck: deck.inside } : {}),
    ...(hands.flat().length > 0 && deck.inside.length > 0 ? { hands } : {}),
    ...(central.size > 2 ? { central: piles?.central.inside } : {}),
  };
}

const EVERY = inject('samples') > 1 ? 8 : 16;

function leaking(audiences: readonly Audience[]): (moment: FuzzMoment<Limanowa>) => string[] {
  return ({ state, random }) =>
    random.below(EVERY) > 0
      ? []
      : audiences.flatMap((audience) =>
          brokenSecrecy(game, state, audience, {
            random,
            tries: 12,
            secrets: (other) => secretsFrom(other, audience),
          }),
        );
}

test.each([
  ['battle-of-limanowa', ['p1', 'p2', 'p3', 'p4', 'spectator']],
  ['steamroller', ['p1', 'p2', 'ai', 'spectator']],
  ['jabloniec-ridge', ['p1', 'ai', 'spectator']],
])('L5b, LS2.3a, LS2.5a nobody could tell %s from another with other hands, decks and piles', (mission, audiences) => {
  const options = { mission, players: 4 };
  const { said } = fuzz(game, { options, seed: 'sfc32:secrets', check: leaking(audiences) });
  expect(said.length).toBeGreaterThan(20);
});

test('L5b hands are seen by everybody of their side, and by nobody else', () => {
  const { state } = missionWith('battle-of-limanowa', { options: { players: 4 } });
  const known = (audience: Audience): boolean[] =>
    game.view(state, audience).corps.map(({ hand }) => !hand.includes(null));
  expect(known('p1')).toEqual([true, false, true, false]);
  expect(known('p2')).toEqual([false, true, false, true]);
  expect(known('spectator')).toEqual([false, false, false, false]);
  expect(known('referee')).toEqual([true, true, true, true]);
});

test('a position that names hands is no part of what is seen', () => {
  const { state } = matchWith(['austria: honved 0605', 'russia: guard 0604'], { hands: [['deceit'], ['dugIn']] });
  expect(game.view(state, 'p1').options.position).toBeNull();
  expect(game.view(state, 'referee').options.position).not.toBeNull();
});

/** Cards that an audience learned of although the enemy has just drawn them. */
function overheard({ state, sentence }: FuzzMoment<Limanowa>): string[] {
  const copy = game.revive(game.freeze(state));
  const io = new Recorder<LimanowaEvent, Limanowa['note']>(copy.random);
  game.apply(copy, sentence, io);
  return ['p1', 'p2', 'spectator'].flatMap((audience) => {
    const own = sideOfAudience(copy.corps, audience);
    return heardBy(audience, io.told).flatMap((event) =>
      event.key === 'drew' && event.card !== null && copy.corps[event.corps]?.side !== own
        ? [`${audience} hears which card corps ${event.corps} drew`]
        : [],
    );
  });
}

test('L6.3d which card is drawn is told to the side of the drawer alone', () => {
  const { said } = fuzz(game, { options: { mission: 'battle-of-limanowa' }, seed: 'sfc32:drawn', check: overheard });
  expect(said.length).toBeGreaterThan(20);
});

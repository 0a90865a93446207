import { type Audience, printSentence, type Random } from '@sandtable/kernel';
import { after, brokenLaws, fuzz, type FuzzMoment, nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { Limanowa } from '../model/state.ts';
import { EVERY_WORD } from '../testing/every-word.ts';
import { sampleMatch } from '../testing/fuzz-plan.ts';
import { game, matchWith, pack, type Scene } from '../testing/match.ts';

/** Positions, one for each family of words, and the beginnings that lead into it. */
const POSITIONS: readonly (readonly [
  family: string,
  corps: readonly string[],
  scene: Scene,
  words: readonly string[],
])[] = [
  [
    'cards of the Opening Phase',
    ['austria: honved 0607, battery 0608, honved lost', 'russia: guard 0604, rifles 0605'],
    { hands: [['deceit', 'forcedMarch', 'bombardment', 'reinforcement', 'spareBattery']] },
    ['deceit', 'deceit r02', 'forcedMarch', 'bombardment', 'bombardment a02', 'reinforcement a03', 'spareBattery'],
  ],
  ['moves', ['russia: orlov 0704, cossacks 0703, rifles 0604, battery 0804', 'austria: honved 0408'], {}, []],
];

test.each(POSITIONS)(
  'every word of the game is offered exactly where it is granted: %s',
  (_family, corps, scene, beginnings) => {
    const { view } = matchWith(corps, scene);
    expect(brokenLaws(game, view, { foreign: EVERY_WORD, most: 8 })).toEqual([]);
    for (const words of beginnings)
      expect(brokenLaws(after(game, words), view, { foreign: EVERY_WORD, most: 6 })).toEqual([]);
  },
);

/** One moment in so many is tried, and this many beginnings after a part of what is said next. */
const EVERY = 3;
const MOST = 4;

function broken({ view, sentence, random }: FuzzMoment<Limanowa>): string[] {
  if (random.below(EVERY) > 0) return [];
  const words = sentence.slice(0, random.below(sentence.length));
  return brokenLaws(after(game, printSentence(words)), view, { foreign: EVERY_WORD, most: MOST });
}

test.each(nonEmpty(pack.missions).map(({ id }) => id))(
  'no beginning is a dead end and no word is offered that is denied, all through %s',
  (mission) => {
    const { said } = fuzz(game, { ...sampleMatch(mission, 'sfc32:words'), spoken: new Map(), check: broken });
    expect(said.length).toBeGreaterThan(20);
  },
);

/** L6b: who is asked and for what hangs on public facts alone. */
function revealing({ state, seat, random }: FuzzMoment<Limanowa>): string[] {
  const asked = game.pending(state);
  return AUDIENCES.filter((audience) => audience !== seat).flatMap((audience) => {
    const other = game.reimagine(state, audience, random);
    const pending = game.pending(other);
    return pending?.seat === asked?.seat && pending?.key === asked?.key
      ? []
      : [`'${audience}' learns something by what '${seat}' is asked: ${asked?.key} or ${pending?.key}`];
  });
}

const AUDIENCES: readonly Audience[] = ['p1', 'p2', 'p3', 'p4', 'spectator'];

test.each(['sfc32:asked 1', 'sfc32:asked 2'])('L6b nobody learns of cards by who is asked: %s', (seed) => {
  const options = { mission: 'battle-of-limanowa', players: 4 };
  const { said } = fuzz(game, { options, seed, check: (moment) => (rarely(moment.random) ? revealing(moment) : []) });
  expect(said.length).toBeGreaterThan(20);
});

function rarely(random: Random): boolean {
  return random.below(EVERY) === 0;
}

import { type Audience, printSentence, type Random } from '@sandtable/kernel';
import { after, brokenLaws, fuzz, type FuzzMoment, nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { Limanowa } from '../model/state.ts';
import { EVERY_WORD, sampleMatch } from '../testing/fuzz-plan.ts';
import { game, matchWith, pack, type MatchScene } from '../testing/match.ts';

interface Family {
  readonly family: string;
  readonly corps: readonly string[];
  readonly scene: MatchScene;
  /** Sentences that lead to the question, and beginnings of its answer. */
  readonly said: readonly string[];
  readonly words: readonly string[];
}

const CENTRE = [
  'austria: honved 0605, honved 0705, hussars 0505, battery 0607',
  'russia: guard 0604, rifles 0704, battery 0603',
];

/** One position per family of words, and the beginnings that lead into it. */
const FAMILIES: readonly Family[] = [
  {
    family: 'cards of the Opening Phase',
    corps: ['austria: honved 0607, battery 0608, honved lost', 'russia: guard 0604, rifles 0605'],
    scene: { hands: [['deceit', 'forcedMarch', 'bombardment', 'reinforcement', 'spareBattery']] },
    said: [],
    words: [
      'deceit',
      'deceit r02',
      'forcedMarch',
      'bombardment',
      'bombardment a02',
      'reinforcement a03',
      'spareBattery',
    ],
  },
  {
    family: 'moves, waves and Aggressive tactics',
    corps: ['russia: orlov 0704, cossacks 0703, rifles 0604, battery 0804', 'austria: honved 0505'],
    scene: {},
    said: ['disclose'],
    words: [
      'move',
      'move r02',
      'move r02 0803',
      'move r01 0705 wave',
      'wave r03',
      'tactics',
      'tactics r03',
      'attack a01',
    ],
  },
  {
    family: 'marches',
    corps: ['austria: szurmay 0607, honved 0606, battery 0608', 'russia: guard 0604'],
    scene: {},
    said: ['disclose'],
    words: ['march', 'march a02', 'march a02 0504 move', 'march a02 0504 attack'],
  },
  {
    family: 'cards and tokens of the Central Phase',
    corps: CENTRE,
    scene: { hands: [['massedAssault', 'disruptiveFire']], tokens: [2, 2] },
    said: ['disclose'],
    words: [
      'massedAssault',
      'disruptiveFire',
      'disruptiveFire a04',
      'shell',
      'shell a04',
      'support a04',
      'support a04 r01',
    ],
  },
  {
    family: 'attacks that need company',
    corps: ['austria: honved 0505, honved 0605, hussars 0504', 'russia: orlov 0604'],
    scene: {},
    said: ['disclose'],
    words: ['attack', 'attack r01', 'attack r01 a01', 'attack r01 a01 a02'],
  },
  {
    family: 'L10n, L10q cards that a corps with nobody left cannot use',
    corps: ['austria: honved lost', 'austria: honved 0605', 'russia ai: guard 0604'],
    scene: { hands: [['massedAssault', 'forcedMarch']] },
    said: ['disclose'],
    words: ['disclose'],
  },
  {
    family: 'cards in answer to a plan',
    corps: CENTRE,
    scene: { hands: [[], ['dugIn', 'coveringFire', 'volley', 'secondLine', 'reorganisation']] },
    said: ['disclose', 'attack r01 a01 a03 disclose'],
    words: ['dugIn', 'coveringFire', 'volley', 'secondLine', 'reorganisation', 'reorganisation r01'],
  },
  {
    family: 'a card in answer to a card',
    corps: CENTRE,
    scene: { hands: [['spareBattery'], ['blockingPreparations']] },
    said: ['spareBattery disclose'],
    words: [],
  },
  {
    family: 'Aggressive tactics in answer',
    corps: ['austria: honved 0605', 'russia: orlov 0704, guard 0604'],
    scene: {},
    said: ['disclose', 'attack r02 a01 disclose'],
    words: ['tactics'],
  },
  {
    family: 'tokens in answer',
    corps: CENTRE,
    scene: { tokens: [0, 2] },
    said: ['disclose', 'attack r01 a01 a03 disclose'],
    words: ['shell', 'support', 'support r03'],
  },
  {
    family: 'whom to counter-attack',
    corps: CENTRE,
    scene: {},
    said: ['disclose', 'attack r01 a01 a03 disclose'],
    words: ['counter', 'counter r01'],
  },
];

test.each(FAMILIES)(
  'every word of the game is offered exactly where it is granted: $family',
  ({ corps, scene, said, words }) => {
    const match = matchWith(corps, scene);
    for (const sentence of said) match.say(sentence);
    const { view } = match;
    expect(brokenLaws(game, view, { foreign: EVERY_WORD, most: 8 })).toEqual([]);
    for (const beginning of words) {
      expect([beginning, game.judge(view, beginning.split(' ')).granted]).toEqual([beginning, true]);
      expect(brokenLaws(after(game, beginning), view, { foreign: EVERY_WORD, most: 6 })).toEqual([]);
    }
  },
);

test('after a fight: occupations, cards of the Closing Phase, and a counter-attack in answer', () => {
  const corps = ['austria: honved 0605, honved 0705 2rp, hussars 0505', 'russia: guard 0604, rifles 0704 1rp'];
  const scene: MatchScene = {
    hands: [['perturbation', 'dressing', 'pursuit'], ['counterAttack']],
    dice: [1, 10, 10, 10, 10],
  };
  const match = matchWith(corps, scene).say('disclose').say('attack r02 a02 attack r01 a01 disclose');
  while (game.pending(match.state)?.seat === 'p2') match.say('pass');
  expect(match.view.turn.phase).toBe('closing');
  const { view } = match;
  for (const beginning of [
    'perturbation',
    'occupy',
    'occupy a02',
    'pursuit',
    'pursuit occupy a02 0704',
    'occupy a02 0704',
  ]) {
    expect([beginning, game.judge(view, beginning.split(' ')).granted]).toEqual([beginning, true]);
    expect(brokenLaws(after(game, beginning), view, { foreign: EVERY_WORD, most: 6 })).toEqual([]);
  }
  match.say('disclose');
  expect(game.pending(match.state)?.seat).toBe('p2');
  expect(brokenLaws(game, match.view, { foreign: EVERY_WORD, most: 8 })).toEqual([]);
});

/** Tries one moment in so many, and this many beginnings at each. */
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

/** L6b: the question asked depends on public facts alone. */
function revealing({ state, seat, random }: FuzzMoment<Limanowa>): string[] {
  const asked = game.pending(state);
  return AUDIENCES.filter((audience) => audience !== seat).flatMap((audience) => {
    const other = game.imagine(game.view(state, audience), audience, random);
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

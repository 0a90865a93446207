import { randomOf, Recorder, type Spoken, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { makeMap } from '../board/map.ts';
import { limanowaMap } from '../content/limanowa-map.ts';
import { effectOf } from '../model/battle.ts';
import type { LimanowaEvent } from '../model/event.ts';
import type { Limanowa } from '../model/state.ts';
import { game, pack } from '../testing/match.ts';
import { randomPosition } from '../testing/random-position.ts';
import { aiEventWords } from '../words/ai-events.ts';
import { courseEventWords } from '../words/course-events.ts';
import { fieldEventWords } from '../words/field-events.ts';
import { planEventWords } from '../words/plan-events.ts';
import { QUESTIONS } from '../words/prompts.ts';

// What is never met in random play is never tried by its checks.

const EVENT_KEYS = [courseEventWords, planEventWords, fieldEventWords, aiEventWords].flatMap((words) =>
  Object.keys(words),
);

/** A Counter-attack card must destroy the unit that would pursue: round/closing.test.ts has it. */
const RARE: readonly string[] = ['cardLost'];

function everything(): string[] {
  return [
    ...EVENT_KEYS.filter((key) => !RARE.includes(key)).map((key) => `told ${key}`),
    ...QUESTIONS.map((key) => `asked ${key}`),
    ...pack.cards.map(({ effect }) => `played ${effect}`),
    ...pack.cards
      .filter(({ inSolo }) => inSolo)
      .flatMap(({ effect }) => (AI_CARDS.includes(effect) ? [`turned ${effect}`] : [])),
    ...['done', 'time', 'nobodyLeft', 'objectives', 'knockedOut', 'points'].map((why) => `ended ${why}`),
  ];
}

const AI_CARDS: readonly string[] = [
  'blockingPreparations',
  'counterAttack',
  'dugIn',
  'coveringFire',
  'volley',
  'secondLine',
];

const spoken: Spoken = new Map();

/** Plays a random position to its end and notes down what it met. */
function playOne(seed: string, met: Set<string>): void {
  const random = randomOf(seed);
  const options = game.options({ position: randomPosition(pack, makeMap(limanowaMap), random) });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  let io = new Recorder<LimanowaEvent, Limanowa['note']>(streamsOf(seed, game.streams));
  const state = game.setup(options.value, io);
  for (let pending = game.pending(state); pending !== undefined; pending = game.pending(state)) {
    met.add(`asked ${pending.key}`);
    const sentence = game.anySentence(game.view(state, pending.seat), random, spoken);
    io = new Recorder(state.random);
    game.apply(state, sentence, io);
    for (const { event } of io.told) {
      met.add(`told ${event.key}`);
      if (event.key === 'played') met.add(`played ${event.effect}`);
      if (event.key === 'aiCardTurned') met.add(`turned ${effectOf(pack, event.card)}`);
    }
  }
  if (state.ended !== null) met.add(`ended ${state.ended.why}`);
}

const MOST = 800;

test('random play meets every event, every question, every card and every way to end', () => {
  const met = new Set(['told setUp']);
  let missing = everything();
  for (let match = 0; match < MOST && missing.length > 0; match++) {
    playOne(`sfc32:catalogue ${match}`, met);
    missing = missing.filter((each) => !met.has(each));
  }
  expect(missing).toEqual([]);
});

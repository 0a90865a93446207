import { AI_SEAT, type Seen } from '@sandtable/limanowa';
import { type Random, randomOf, Recorder, type Sentence, STOP, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { Position } from '../../face/position.ts';
import { clickablesOf, everyEntry } from '../../saying/clickables.ts';
import { isBetweenOrders, ordersIn } from '../../saying/plan.ts';
import { proposalOf } from '../../saying/proposal.ts';
import { engine } from '../engine/engine.ts';
import { seenIn } from '../engine/seen-in.ts';
import { positionIn } from '../table/position.ts';

const MATCHES = [
  ...['bridge-at-neu-sandez', 'jabloniec-ridge', 'steamroller'].map((mission) => ({ mission })),
  { mission: 'battle-of-limanowa', players: 4 },
  { mission: 'battle-of-limanowa', players: 2, die: 'd6' },
];
const BAD = /undefined|NaN|\[object/;

test('at random moments whatever can be clicked is granted, whatever is offered can be clicked, and everything has words', () => {
  let moments = 0;
  for (const [place, options] of MATCHES.entries()) {
    const random = randomOf('sfc32:clicks', String(place));
    moments += playRandomly(options, random, (seen, position, sentence) => {
      const said = sentence.slice(0, random.below(sentence.length + 1));
      expect(broken(seen, position, said, random)).toEqual([]);
    });
  }
  expect(moments).toBeGreaterThan(150);
});

type Look = (seen: Seen, position: Position, sentence: Sentence) => void;

/** Plays a match at random, and looks at every third question that people are asked. */
function playRandomly(raw: object, random: Random, look: Look): number {
  const { system } = engine();
  const options = system.options(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const state = system.setup(options.value, new Recorder(streamsOf('sfc32:clicks', system.streams)));
  let moments = 0;
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    const view = system.view(state, pending.seat);
    const sentence = system.anySentence(view, random);
    if (pending.seat !== AI_SEAT && random.below(3) === 0) {
      look(seenIn(engine(), view), positionIn(engine(), view), sentence);
      moments += 1;
    }
    system.apply(state, sentence, new Recorder(state.random));
  }
  return moments;
}

function broken(seen: Seen, position: Position, words: Sentence, random: Random): string[] {
  const { system } = engine();
  const own = position.plan?.own ?? [];
  const chosen = own.length > 0 && random.below(2) === 0 ? random.pick(own) : -1;
  const saying = { position, words, chosen };
  const entries = everyEntry(clickablesOf(saying));
  const clickable = new Set(entries.map((entry) => entry.words.join(' ')));
  const told =
    position.plan === null ? [] : ordersIn(saying).map(({ from, to }) => position.plan?.tell(words, from, to));
  const hex = random.below(seen.map.terrain.length);
  const texts = [
    position.prompt(),
    ...entries.map(({ label }) => label),
    ...told.map((line) => `${line?.text} ${line?.aside}`),
    ...position.heard(words).map(({ label }) => label),
    position.hexWord(words, hex, chosen).text,
    position.ground(hex).text,
  ];
  position.hints(words, chosen);
  position.pictured(proposalOf(saying) ?? words);
  return [
    ...entries.filter((entry) => !system.judge(seen.view, entry.words).granted).map(({ label }) => `denied: ${label}`),
    ...system
      .offers(seen.view, words)
      .filter(({ word }) => word !== STOP && !clickable.has([...words, word].join(' ')))
      .map(({ word }) => `cannot be clicked: ${word}`),
    ...texts.filter((text) => BAD.test(text)).map((text) => `no words: ${text}`),
    ...(position.plan !== null && isBetweenOrders(saying) && position.offers(words).length === 0 ? ['stuck'] : []),
  ].map((line) => `${line} after '${words.join(' ')}'`);
}

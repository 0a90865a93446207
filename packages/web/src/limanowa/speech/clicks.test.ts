import { AI_SEAT, type Seen } from '@sandtable/limanowa';
import { type Random, randomOf, Recorder, type Sentence, STOP, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { Position } from '../../face/position.ts';
import { clickablesOf, everyEntry } from '../../saying/clickables.ts';
import { isBetweenOrders, ordersIn } from '../../saying/plan.ts';
import { press } from '../../saying/press.ts';
import { proposalOf } from '../../saying/saying.ts';
import { brokenPrompt, type Fits, tooLong } from '../../testing/broken-clicks.ts';
import { engine } from '../engine/engine.ts';
import { positionIn } from '../table/position.ts';
import type { LimanowaOffer } from './saying.ts';

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
      expect(brokenAt(seen, position, said, random)).toEqual([]);
    });
  }
  expect(moments).toBeGreaterThan(150);
});

/** What must be said next, the most urgent first, with what its question is about. */
const FITS: Fits<LimanowaOffer['kind']> = [
  ['stop', /confirm/i],
  ['fixed', /disclose|another order|What/i],
  ['hex', /hex|[Ww]here/],
  ['unit', /\b[Ww](ho|hich)\b/],
];

test('whatever has been said in a match, the prompt asks for the next word, in two short lines', () => {
  const prompts = new Set<string>();
  const broken = new Set<string>();
  for (const [place, options] of MATCHES.entries()) {
    const random = randomOf('sfc32:prompts', String(place));
    playRandomly(options, random, (seen, position, sentence) => {
      const generic = position.prompt([]);
      for (const line of tooLong(generic)) broken.add(`${generic}: ${line}`);
      for (let said = 1; said <= sentence.length; said++) {
        const words = sentence.slice(0, said);
        const offered = engine().system.offers(seen.view, words);
        const chosen = random.pick(position.plan?.own ?? [-1]);
        for (const prompt of [position.prompt(words), position.prompt(words, chosen)]) {
          prompts.add(prompt);
          for (const line of brokenPrompt(prompt, generic, offered, FITS)) broken.add(`${words.join(' ')} | ${line}`);
        }
      }
    });
  }
  expect([...broken]).toEqual([]);
  expect(prompts.size).toBeGreaterThan(50);
});

test('L7a a click on a hex orders a move to that very hex, or nothing', () => {
  let moves = 0;
  for (const [place, options] of MATCHES.entries()) {
    const random = randomOf('sfc32:far', String(place));
    playRandomly(options, random, (_seen, position) => {
      if (position.plan === null) return;
      const taken = new Set(position.pieces(-1).map(({ at }) => position.hexNamed(at)));
      const chosen = random.pick(position.plan.own);
      for (let hex = 0; position.hexName(hex) !== undefined; hex++) {
        const pressed = taken.has(hex) ? null : press({ position, words: [], chosen }, { hex });
        if (pressed?.does !== 'say') continue;
        const goals = position.heard(pressed.words).flatMap((said) => (said.kind === 'hex' ? [said.hex] : []));
        expect(goals).toEqual([hex]);
        moves += 1;
      }
    });
  }
  expect(moves).toBeGreaterThan(50);
});

type Look = (seen: Seen, position: Position, sentence: Sentence) => void;

/** Plays a match at random and looks at every third question to people. */
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
      look(engine().seenIn(view), positionIn(engine(), view), sentence);
      moments += 1;
    }
    system.apply(state, sentence, new Recorder(state.random));
  }
  return moments;
}

function brokenAt(seen: Seen, position: Position, words: Sentence, random: Random): string[] {
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
    position.prompt([]),
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

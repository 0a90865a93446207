import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  countKind,
  listedSlot,
  type Meaning,
  randomOf,
  Recorder,
  simpleGame,
  type SimpleTypes,
  simpleVerb,
  streamsOf,
} from '@sandtable/kernel';
import { pig } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { makeOpenSentence } from '../match/open-sentence.ts';
import { answersPart, nextButtons } from '../orders/sentence-parts.ts';
import { brokenClicks } from '../testing/broken-clicks.ts';
import { pigFace } from '../testing/pig/face.tsx';
import { simpleFace } from './simple-face.ts';

test('of a simple game, too, exactly that can be clicked which is offered', () => {
  const seed = 'sfc32:simple face';
  const random = randomOf(seed, 'play');
  const state = pig.setup({ mission: 'pig' }, new Recorder(streamsOf(seed, pig.streams)));
  let moments = 0;
  for (let asked = pig.pending(state); asked !== undefined; asked = pig.pending(state)) {
    const view = pig.view(state, asked.seat);
    const position = pigFace.table.positionOf(view);
    const sentence = pig.anySentence(view, random);
    const game = {
      offered: (words: readonly string[]) => pig.offers(view, words).map(({ word }) => word),
      grants: (words: readonly string[]) => pig.judge(view, words).granted,
    };
    for (const words of [[], sentence]) expect(brokenClicks(game, { position, words }, random)).toEqual([]);
    pig.apply(state, sentence, new Recorder(state.random));
    moments += 1;
  }
  expect(moments).toBeGreaterThan(5);
});

/** Nim: take one or two of the heap, in two words. */
interface Nim extends SimpleTypes {
  readonly table: { heap: number };
  readonly event: never;
  readonly verb: 'take' | 'pass';
  readonly word: Meaning<'heap', number>;
}

const take = simpleVerb<Nim, { readonly count: number }>('take', {
  says: (phrase) =>
    phrase.word('take').slot(
      'count',
      listedSlot(countKind('heap'), () => [1, 2], { rule: 'take', key: 'oneOrTwo' }),
    ),
  resolve(table, { count }) {
    table.heap -= count;
  },
});
const pass = simpleVerb<Nim>('pass', { says: (phrase) => phrase.word('pass'), resolve: () => undefined });

const nim = simpleGame<Nim>({
  id: 'nim',
  version: 1,
  streams: [],
  seats: ['one'],
  verbs: [take, pass],
  setup: () => ({ heap: 9 }),
  turn: ({ heap }) => (heap > 0 ? 'one' : null),
  outcome: () => ({ winners: [], scores: {}, reason: { rule: 'take', key: 'over' } }),
});

const nimFace = simpleFace(nim, {
  name: 'Nim',
  seats: { one: 'One' },
  unit: 'points',
  ending: 'The heap is gone',
  help: [],
  prompt: ({ heap }) => `${heap} left`,
  label: ({ word }) => word,
  worth: () => null,
  rolls: () => false,
  explain: ({ key }) => key,
  tell: () => ({ text: '' }),
  panelsOf: () => ({}),
});

test('without a map a turn begins with a list of answers; a word that needs another has buttons for it', () => {
  const view = nim.view(nim.setup({ mission: null }, new Recorder(streamsOf('sfc32:nim', []))), 'one');
  const askedAfter = (...words: string[]) => makeOpenSentence({ position: nimFace.table.positionOf(view), words });
  expect(answersPart(askedAfter())?.entries.map(({ label }) => label)).toEqual(['take', 'pass']);
  expect(answersPart(askedAfter('pass'))?.chosen).toBe('pass');
  const half = askedAfter('take');
  expect([answersPart(half), half.proposal]).toEqual([null, null]);
  expect(nextButtons(half).map(({ words }) => words.join(' '))).toEqual(['take heap:1', 'take heap:2']);
  expect(askedAfter('take', 'heap:2')).toMatchObject({
    proposal: ['take', 'heap:2'],
    preview: { granted: true, label: 'take heap:2' },
  });
  expect(askedAfter('take', 'heap:3').preview).toMatchObject({ granted: false, lines: [{ text: 'oneOrTwo' }] });
});

test('the smallest face is as short as the README says', () => {
  const files = ['face.tsx', 'link.ts'].map((name) => path.join(import.meta.dirname, '../testing/pig', name));
  expect(files.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n')).length).toBeLessThan(80);
  expect(readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8')).toContain('fewer than 80 lines');
});

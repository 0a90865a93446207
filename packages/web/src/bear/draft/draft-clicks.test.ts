import { type BearEvent, type AiNote } from '@sandtable/bear';
import { type Random, randomOf, Recorder, type Sentence } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { clickablesOf, everyEntry } from '../../saying/clickables.ts';
import type { Saying } from '../../saying/saying.ts';
import { brokenClicks, brokenPrompt, type Fits, tooLong } from '../../testing/broken-clicks.ts';
import { gameBehind, sayingAfter } from '../../testing/field.ts';
import { game, pack, seenBy, stateOf } from '../../testing/matches.ts';
import type { BearOffer } from '../speech/meant.ts';

const DRAFTS = 80;
/** More than any draft asks. */
const MOST_QUESTIONS = 400;
const MOST_WORDS = 8;
/** The law is checked after one in so many beginnings. */
const ONE_IN = 12;
const QUESTIONS = [
  ...['role', 'map', 'addMap', 'edge', 'decks', 'playCard', 'facings'],
  ...['victim', 'nameCard', 'pickUnits', 'placeUnits', 'placeMarker', 'extraEdge', 'exitEdge', 'layDefense'],
  ...['addMapByCard', 'switchMap', 'shift', 'conditions'],
];

/** A guideline of the pack with random variant, options and handicaps, if that can be played. */
function optionsFor(number: number, random: Random): object {
  const guideline = pack.guidelines[number % pack.guidelines.length]?.number ?? 1;
  const drawn = {
    guideline,
    variant: random.below(2) === 0,
    extraCard: random.below(2) === 0,
    smoke: random.below(2) === 0,
    solo: random.below(3) === 0 ? { capsLess: 0, commandCardsOut: 0 } : null,
  };
  const tries = [drawn, { ...drawn, solo: null }, { ...drawn, extraCard: false, solo: null }, { guideline }];
  return tries.map((draft) => ({ draft })).find((options) => game.options(options).ok) ?? { draft: { guideline } };
}

/** Builds a sentence from random clicks. */
function clickSentence(saying: Saying, random: Random, law: (saying: Saying) => void): Sentence {
  let words: Sentence = [];
  while (words.length < MOST_WORDS) {
    const here = { ...saying, words };
    law(here);
    const entries = everyEntry(clickablesOf(here));
    if (entries.length === 0) throw new Error(`nothing can be clicked after '${words.join(' ')}'`);
    const entry = random.pick(entries);
    if (entry.choice.kind === 'send') return words;
    words = entry.words;
  }
  throw new Error(`no end: ${words.join(' ')}`);
}

/** What has to come next, the most urgent first, and what its prompt must mention. */
const FITS: Fits<BearOffer['kind']> = [
  ['half', /which half/],
  ['boardEdge', /edge/],
  ['board', /board/],
  ['facing', /face/],
  ['hex', /hex|Where/],
  ['stop', /confirm/i],
  ['unit', /^Wh(o|ich)/],
];

/** The faults of one draft made by clicks; adds the questions it asked to `asked`. */
function brokenDraft(number: number, asked: Set<string>): string[] {
  const seed = `sfc32:draft clicks ${number}`;
  const random = randomOf(seed, 'clicks');
  const state = stateOf(optionsFor(number, random), seed);
  const broken: string[] = [];
  const laid = new Set<string>();
  for (let questions = 0; questions < MOST_QUESTIONS; questions++) {
    const pending = game.pending(state);
    if (pending === undefined || state.draft?.phase === 'done') break;
    asked.add(pending.key);
    const saying = sayingAfter(seenBy(state, pending.seat), []);
    const { position } = saying;
    const generic = position.prompt([]);
    if (generic === '') broken.push(`nothing is asked by ${pending.key}`);
    broken.push(...tooLong(generic).map((line) => `${generic}: ${line}`));
    // The table takes as long as all the rest: it is laid once for each question of a draft.
    if (!laid.has(pending.key) && position.draftOf(pending.seat) === null)
      broken.push(`there is no table for ${pending.key}`);
    laid.add(pending.key);
    const sentence = clickSentence(saying, random, (here) => {
      if (random.below(ONE_IN) > 0) return;
      broken.push(...brokenClicks(gameBehind(saying), here, random));
      if (here.words.length === 0) return;
      const offered = game.offers(saying.seen.view, here.words);
      broken.push(...brokenPrompt(position.prompt(here.words), generic, offered, FITS));
    });
    const preview = position.preview(sentence);
    if (!preview.granted) broken.push(`no preview of ${sentence.join(' ')}`);
    else if (pending.key === 'playCard' && !/^Play \d\d .*: (top|bottom)$/.test(preview.label))
      broken.push(`a half is played by '${preview.label}'`);
    game.apply(state, sentence, new Recorder<BearEvent, AiNote>(state.random));
  }
  if (state.draft?.phase !== 'done') broken.push('it never comes to a battle');
  return broken.map((line) => `${seed}: ${line}`);
}

test('80 drafts by clicks alone come to a battle, and what can be clicked is exactly what is offered', () => {
  const asked = new Set<string>();
  expect(Array.from({ length: DRAFTS }, (_draft, number) => brokenDraft(number, asked)).flat()).toEqual([]);
  expect([...asked].toSorted()).toEqual(QUESTIONS.toSorted());
});

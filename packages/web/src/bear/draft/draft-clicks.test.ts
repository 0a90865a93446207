import { type BearEvent, type AiNote } from '@sandtable/bear';
import { type Random, randomOf, Recorder, type Sentence } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { clickablesOf, everyEntry } from '../../saying/clickables.ts';
import type { Saying } from '../../saying/saying.ts';
import { brokenClicks } from '../../testing/broken-clicks.ts';
import { gameBehind, sayingAfter } from '../../testing/field.ts';
import { game, pack, seenBy, stateOf } from '../../testing/matches.ts';

const DRAFTS = 200;
/** More questions than any generation asks. */
const MOST_QUESTIONS = 400;
const MOST_WORDS = 8;

/** A guideline of the pack, with variant, options and handicaps drawn, where it can be played so. */
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

/** A sentence made of clicks alone: at every word any of what the table offers. */
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

test('200 drafts by clicks alone come to a battle, and what can be clicked is exactly what is offered', () => {
  const asked = new Set<string>();
  for (let number = 0; number < DRAFTS; number++) {
    const seed = `sfc32:draft clicks ${number}`;
    const random = randomOf(seed, 'clicks');
    const state = stateOf(optionsFor(number, random), seed);
    let questions = 0;
    for (let pending = game.pending(state); pending !== undefined; pending = game.pending(state)) {
      const seen = seenBy(state, pending.seat);
      if (seen.view.draft?.phase === 'done') break;
      asked.add(pending.key);
      questions += 1;
      expect(questions, seed).toBeLessThan(MOST_QUESTIONS);
      const saying = sayingAfter(seen, []);
      expect(saying.position.prompt(), pending.key).not.toBe('');
      expect(saying.position.draftOf(pending.seat), seed).not.toBeNull();
      const sentence = clickSentence(saying, random, (here) => {
        const isLookedAt = random.below(4) === 0;
        if (isLookedAt) expect(brokenClicks(gameBehind(saying), here, random), `${seed} ${pending.key}`).toEqual([]);
      });
      game.apply(state, sentence, new Recorder<BearEvent, AiNote>(state.random));
    }
    expect(state.draft?.phase, seed).toBe('done');
  }
  expect([...asked]).toEqual(expect.arrayContaining(['role', 'map', 'addMap', 'edge', 'playCard']));
});

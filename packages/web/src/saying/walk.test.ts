import { printSentence, type WordCounts } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import { brokenSaying } from '../testing/broken-clicks.ts';
import { sayingAfter } from '../testing/field.ts';
import { game, playAtRandom, SAMPLES } from '../testing/matches.ts';
import { needsConfirm } from '../bear/speech/confirm.ts';

const LOOKS = 8;

test('at random moments there is a preview, proposals may be sent, hexes explain themselves, and nobody is stuck', () => {
  const spoken: WordCounts = new Map();
  const broken: string[] = [];
  for (const sample of SAMPLES) {
    let looks = 0;
    for (const { seen, sentence, random } of playAtRandom(sample, 'sfc32:walk', spoken)) {
      if (random.below(3) > 0) continue;
      if (++looks > LOOKS) break;
      const words = sentence.slice(0, random.below(sentence.length + 1));
      broken.push(...brokenSaying(sayingAfter(seen, words), random));
    }
  }
  expect(broken).toEqual([]);
});

/** What could not be foreseen: somebody was there after all, or something lay in the way. */
const SURPRISES = ['revealed', 'mineRevealed', 'rumorRevealed', 'mineAttacked', 'faced', 'stuck', 'gotThrough'];
const ENTRIES = 50 * inject('samples');

test('whatever rolls, draws or reveals is asked about before, but for surprises', () => {
  const spoken: WordCounts = new Map();
  const unasked: string[] = [];
  for (const sample of SAMPLES) {
    let entries = 0;
    for (const { seen, sentence, say } of playAtRandom(sample, 'sfc32:confirm', spoken)) {
      if (++entries > ENTRIES) break;
      // the rest of a way was asked about with its order.
      const isAsked = game.pending(seen.view)?.key === 'midway' || needsConfirm(sayingAfter(seen, []), sentence);
      const { news, told } = say();
      const keys = told.map(({ event }) => event.key);
      if (news && !isAsked && !keys.some((key) => SURPRISES.includes(key)))
        unasked.push(`${printSentence(sentence)}: ${keys.join(' ')}`);
    }
  }
  expect(unasked).toEqual([]);
});

import { printSentence, type WordCounts } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import { brokenSaying } from '../testing/broken-clicks.ts';
import { sayingAfter } from '../testing/field.ts';
import { game, playAtRandom, SAMPLES } from '../testing/matches.ts';
import { needsConfirm } from '../bear/speech/confirm.ts';

/** How far each match is walked, and how often its screen is looked at on the way. */
const ENTRIES = 30 * inject('samples');
const LOOKS = 8 * inject('samples');

/** What could not be foreseen: somebody was there after all, or something lay in the way. */
const SURPRISES = ['revealed', 'mineRevealed', 'rumorRevealed', 'mineAttacked', 'faced', 'stuck', 'gotThrough'];

interface Findings {
  readonly broken: string[];
  readonly unasked: string[];
  looks: number;
}

/** All matches are walked once, by the first test that asks. */
let known: Findings | undefined;

function findings(): Findings {
  known ??= walkAll();
  return known;
}

function walkAll(): Findings {
  const spoken: WordCounts = new Map();
  const found: Findings = { broken: [], unasked: [], looks: 0 };
  for (const sample of SAMPLES) {
    let [entries, looks] = [0, 0];
    for (const { seen, sentence, random, say } of playAtRandom(sample, 'sfc32:walk', spoken)) {
      if (++entries > ENTRIES) break;
      if (looks < LOOKS && random.below(3) === 0) {
        looks += 1;
        const words = sentence.slice(0, random.below(sentence.length + 1));
        found.broken.push(...brokenSaying(sayingAfter(seen, words), random));
      }
      // the rest of a way was asked about with its order.
      const isAsked = game.pending(seen.view)?.key === 'midway' || needsConfirm(sayingAfter(seen, []), sentence);
      const { news, told } = say();
      const keys = told.map(({ event }) => event.key);
      if (news && !isAsked && !keys.some((key) => SURPRISES.includes(key)))
        found.unasked.push(`${printSentence(sentence)}: ${keys.join(' ')}`);
    }
    found.looks += looks;
  }
  return found;
}

test('at random moments there is a preview, proposals may be sent, hexes explain themselves, and nobody is stuck', () => {
  expect(findings().broken).toEqual([]);
  expect(findings().looks).toBeGreaterThan(5 * SAMPLES.length);
});

test('whatever rolls, draws or reveals is asked about before, but for surprises', () => {
  expect(findings().unasked).toEqual([]);
});

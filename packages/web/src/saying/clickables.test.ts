import type { Sentence, WordCounts } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import { brokenClicks } from '../testing/broken-clicks.ts';
import { gameBehind } from '../testing/field.ts';
import { game, playAtRandom, SAMPLES } from '../testing/matches.ts';
import type { Judge } from '../bear/speech/saying.ts';
import { makePosition } from '../bear/table/position.ts';

/** In each mission, and in each position, which has what missions seldom have. */
const MOMENTS = { mission: 36 * inject('samples'), position: 90 * inject('samples') };
/** Checks one entry in so many, and every question not met before. */
const ONE_IN = 2;
const QUESTIONS = ['turn', 'capsOnDice', 'luck', 'initiative', 'facing', 'deploy', 'plot', 'toll', 'midway', 'aiTurn'];

test('at a thousand random moments what can be clicked is exactly what is offered', () => {
  const spoken: WordCounts = new Map();
  const met = new Set<string>();
  let moments = 0;
  for (const sample of SAMPLES) {
    const enough = moments + MOMENTS['position' in sample ? 'position' : 'mission'];
    for (let match = 0; moments < enough; match++) {
      for (const { seen, sentence, random } of playAtRandom(sample, `sfc32:walk ${match}`, spoken)) {
        const key = game.pending(seen.view)?.key ?? '';
        if (met.has(key) && random.below(ONE_IN) > 0) continue;
        met.add(key);
        const judging = remembering(game);
        const position = makePosition(judging, seen);
        for (let said = 0; said <= sentence.length; said++) {
          const saying = { game: judging, seen, position, words: sentence.slice(0, said) };
          expect(brokenClicks(gameBehind(saying), saying, random)).toEqual([]);
          moments += 1;
        }
        if (moments >= enough) break;
      }
    }
  }
  expect([...met].sort()).toEqual(QUESTIONS.toSorted());
});

/** Remembers the offers of a view: the law and the model ask for the same ones. */
function remembering(judging: Judge): Judge {
  const known = new Map<string, ReturnType<Judge['offers']>>();
  return {
    ...judging,
    offers(view, said: Sentence) {
      const text = said.join(' ');
      const found = known.get(text) ?? judging.offers(view, said);
      known.set(text, found);
      return found;
    },
  };
}

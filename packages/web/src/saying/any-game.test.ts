import { randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { outpost, type OutpostView } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { type GameAnswers, brokenClicks } from '../testing/broken-clicks.ts';
import { outpostTable } from '../testing/outpost/face.tsx';

const MATCHES = 20;

function gameOn(view: OutpostView): GameAnswers {
  return {
    offered: (words) => outpost.offers(view, words).map(({ word }) => word),
    grants: (words) => outpost.judge(view, words).granted,
  };
}

test('of another game, too, exactly that can be clicked which is offered', () => {
  const options = outpost.options({ rounds: 2 });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  let moments = 0;
  for (let match = 0; match < MATCHES; match++) {
    const seed = `sfc32:any game ${match}`;
    const random = randomOf(seed, 'play');
    const state = outpost.setup(options.value, new Recorder(streamsOf(seed, outpost.streams)));
    for (let pending = outpost.pending(state); pending !== undefined; pending = outpost.pending(state)) {
      const view = outpost.view(state, pending.seat);
      const position = outpostTable.positionOf(view);
      const sentence = outpost.anySentence(view, random);
      for (let said = 0; said <= sentence.length; said++) {
        expect(brokenClicks(gameOn(view), { position, words: sentence.slice(0, said) }, random)).toEqual([]);
        moments += 1;
      }
      outpost.apply(state, sentence, new Recorder(state.random));
    }
  }
  expect(moments).toBeGreaterThan(500);
});

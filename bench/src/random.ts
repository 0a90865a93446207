import assert from 'node:assert/strict';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { randomOf, Recorder, streamsOf } from '../../packages/kernel/src/index.ts';
import type { Contestant, Group, Groups } from './contest.ts';

const ROLLS = 1000;
const TARGET = 1;

/** Two dice of six: from a stream alone, and through the rules' own door, which finds the stream by its name. */
export const randomGroups: Groups = { 'random 2d6': fromStream, 'random 2d6 in rules': inRules };

function fromStream(): Group {
  const random = randomOf('sfc32:bench', 'random');
  return against({
    name: 'random.below',
    run() {
      let sum = 0;
      for (let i = 0; i < ROLLS; i++) sum += random.below(6) + 1 + random.below(6) + 1;
      return sum;
    },
  });
}

function inRules(): Group {
  const io = new Recorder(streamsOf('sfc32:bench', ['combat', 'deck', 'ai']));
  return against({
    name: 'io.roll',
    run() {
      let sum = 0;
      for (let i = 0; i < ROLLS; i++) sum += io.roll('combat', 6) + io.roll('combat', 6);
      return sum;
    },
  });
}

function against(ours: Contestant): Group {
  const peer = pureRand();
  return {
    batch: ROLLS,
    contestants: [ours, peer],
    check() {
      for (const contestant of [ours, peer]) assertFair(contestant);
    },
  };
}

/** Its generator changed in place: its quickest way, and the one its documentation begins with. */
function pureRand(): Contestant {
  const rng = xoroshiro128plus(1);
  return {
    name: 'pure-rand uniformInt',
    run() {
      let sum = 0;
      for (let i = 0; i < ROLLS; i++) sum += uniformInt(rng, 1, 6) + uniformInt(rng, 1, 6);
      return sum;
    },
    atLeast: TARGET,
  };
}

const RUNS = 100;

/** They roll different dice, but 100,000 rolls of two dice average 7 within 0.05 for all of them. */
function assertFair({ name, run }: Contestant): void {
  let sum = 0;
  for (let i = 0; i < RUNS; i++) sum += run();
  assert.ok(Math.abs(sum / (RUNS * ROLLS) - 7) < 0.05, `${name} rolls ${sum / (RUNS * ROLLS)} on average`);
}

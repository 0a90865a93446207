import assert from 'node:assert/strict';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { randomOf, Recorder, streamsOf } from '../../packages/kernel/src/index.ts';
import type { Contestant, Group, Groups } from './contest.ts';

const ROLLS = 1000;
const TARGET = 1;

/** Two six-sided dice: from a stream alone, and through `Io`, which also finds the stream and records the roll. */
export const randomGroups: Groups = { 'random 2d6': fromStream, 'random 2d6 in rules': inRules };

function fromStream(): Group {
  const random = randomOf('sfc32:bench', 'random');
  const run = (): number => {
    let sum = 0;
    for (let i = 0; i < ROLLS; i++) sum += random.below(6) + 1 + random.below(6) + 1;
    return sum;
  };
  return against({ name: 'random.below', run }, { ...pureRand(), atLeast: TARGET });
}

function inRules(): Group {
  const io = new Recorder(streamsOf('sfc32:bench', ['combat', 'deck', 'ai']));
  const run = (): number => {
    let sum = 0;
    for (let i = 0; i < ROLLS; i++) sum += io.roll('combat', 6) + io.roll('combat', 6);
    return sum;
  };
  return against({ name: 'io.roll', run }, pureRand());
}

function against(ours: Contestant, peer: Contestant): Group {
  const check = (): void => {
    for (const contestant of [ours, peer]) assertFair(contestant);
  };
  return { batch: ROLLS, contestants: [ours, peer], check };
}

/** Its generator mutated in place: its fastest way, and the first in its documentation. */
function pureRand(): Contestant {
  const rng = xoroshiro128plus(1);
  return {
    name: 'pure-rand uniformInt',
    run() {
      let sum = 0;
      for (let i = 0; i < ROLLS; i++) sum += uniformInt(rng, 1, 6) + uniformInt(rng, 1, 6);
      return sum;
    },
  };
}

const RUNS = 100;

/** They roll different dice, but 100,000 rolls of two dice average 7 within 0.05. */
function assertFair({ name, run }: Contestant): void {
  let sum = 0;
  for (let i = 0; i < RUNS; i++) sum += run();
  assert.ok(Math.abs(sum / (RUNS * ROLLS) - 7) < 0.05, `${name} rolls ${sum / (RUNS * ROLLS)} on average`);
}

import { randomOf, Recorder, type Spoken, streamsOf } from '@sandtable/kernel';
import type { BearEvent } from '../model/event.ts';
import type { BearSystem } from '../model/state.ts';
import type { MatchSample } from './fuzz-plan.ts';

/** A whole match at random without any check, several times as fast as `fuzz`: for what only shows in many of them. */
export function playAtRandom(system: BearSystem, { options, seed }: MatchSample, spoken?: Spoken): void {
  const read = system.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const random = randomOf(seed, 'play');
  const state = system.setup(read.value, new Recorder<BearEvent>(streamsOf(seed, system.streams)));
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    const sentence = system.anySentence(system.view(state, pending.seat), random, spoken);
    system.apply(state, sentence, new Recorder<BearEvent>(state.random));
  }
}

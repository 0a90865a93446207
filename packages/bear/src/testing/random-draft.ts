import { randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import type { BearEvent } from '../model/battle/event.ts';
import type { BearSystem, State } from '../model/battle/state.ts';
import type { MatchSample } from './fuzz-plan.ts';

/** More entries than any generation takes. */
const MOST_ENTRIES = 500;

/** Plays a generation at random until its battle is set up, audited after every entry; throws with the sample if it is unsound. */
export function draftAtRandom(system: BearSystem, sample: MatchSample): State {
  const { options, seed } = sample;
  const read = system.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const random = randomOf(seed, 'play');
  const state = system.setup(read.value, new Recorder<BearEvent>(streamsOf(seed, system.streams)));
  for (let entries = 0; state.draft?.phase !== 'done'; entries++) {
    const pending = system.pending(state);
    if (pending === undefined || entries > MOST_ENTRIES) throw new Error(`never set up: ${JSON.stringify(sample)}`);
    const sentence = system.anySentence(system.view(state, pending.seat), random);
    system.apply(state, sentence, new Recorder<BearEvent>(state.random));
    const broken = system.audit(state);
    if (broken.length > 0)
      throw new Error(`${broken.join('; ')} after '${sentence.join(' ')}': ${JSON.stringify(sample)}`);
  }
  return state;
}

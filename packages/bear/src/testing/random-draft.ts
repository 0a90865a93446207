import { type EventNotice, randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import type { BearEvent } from '../model/battle/event.ts';
import type { BearSystem, State } from '../model/battle/state.ts';
import type { MatchSample } from './fuzz-plan.ts';
import { brokenPromises, goneUnsaid, lyingIn } from './laws/draft-law.ts';
import { pack } from './match.ts';

/** More entries than any generation takes. */
const MOST_ENTRIES = 500;

/**
 * Plays a generation of our pack at random until its battle is set up, audited after every entry and held to what its cards promise;
 * throws with the sample if it is unsound.
 */
export function draftAtRandom(system: BearSystem, sample: MatchSample): State {
  const { options, seed } = sample;
  const read = system.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const random = randomOf(seed, 'play');
  const state = system.setup(read.value, new Recorder<BearEvent>(streamsOf(seed, system.streams)));
  let kept = 0;
  let told: EventNotice<BearEvent>[] = [];
  for (let entries = 0; state.draft?.phase !== 'done'; entries++) {
    const pending = system.pending(state);
    if (pending === undefined || entries > MOST_ENTRIES) throw new Error(`never set up: ${JSON.stringify(sample)}`);
    const sentence = system.anySentence(system.view(state, pending.seat), random);
    const before = lyingIn(state);
    const recorder = new Recorder<BearEvent>(state.random);
    system.apply(state, sentence, recorder);
    told.push(...recorder.told);
    const broken = [...system.audit(state), ...goneUnsaid(before, recorder.told, state)];
    if (!state.frames.some(({ kind }) => kind === 'effect')) {
      const plays = state.draft?.plays.slice(kept) ?? [];
      broken.push(...brokenPromises(pack, { plays, told, state }));
      kept += plays.length;
      told = [];
    }
    if (broken.length > 0)
      throw new Error(`${broken.join('; ')} after '${sentence.join(' ')}': ${JSON.stringify(sample)}`);
  }
  return state;
}

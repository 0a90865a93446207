import {
  randomOf,
  Recorder,
  streamsOf,
  type Realm,
  type StateOf,
  type GameSystem,
  type Seat,
  type Sentence,
} from '../../packages/kernel/src/index.ts';

/** A whole match as said, and its first state frozen. */
export interface RecordedMatch {
  readonly seed: string;
  readonly start: string;
  readonly entries: readonly { readonly seat: Seat; readonly sentence: Sentence }[];
}

export function record<R extends Realm>(system: GameSystem<R>, rawOptions: unknown, seed: string): RecordedMatch {
  const state = startOf(system, rawOptions, seed);
  const random = randomOf(seed, 'record');
  const start = system.freeze(state);
  const entries: { seat: Seat; sentence: Sentence }[] = [];
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    const { seat } = pending;
    const sentence = system.anySentence(system.view(state, seat), random);
    entries.push({ seat, sentence });
    system.apply(state, sentence, new Recorder<R['event'], R['note']>(state.random));
  }
  return { seed, start, entries };
}

export function startOf<R extends Realm>(system: GameSystem<R>, rawOptions: unknown, seed: string): StateOf<R> {
  const options = system.options(rawOptions);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  return system.setup(options.value, new Recorder<R['event'], R['note']>(streamsOf(seed, system.streams)));
}

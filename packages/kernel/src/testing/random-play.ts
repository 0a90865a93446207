import { type GameSystem, randomOf, type Realm, Recorder, type WordCounts, streamsOf } from '../index.ts';
import type { Witness } from './fuzz.ts';

/** A match to be played at random: its options and its chance. */
interface Sample {
  readonly options: unknown;
  readonly seed: string;
}

interface Watched<R extends Realm> {
  readonly spoken?: WordCounts | undefined;
  /** What it complains of is thrown. */
  readonly witness?: (options: R['options']) => Witness<R>;
}

/**
 * A whole match at random without further checks, several times as fast as `fuzz`: for what only shows in many of them. Says
 * how many entries it had.
 */
export function playAtRandom<R extends Realm>(
  system: GameSystem<R>,
  { options, seed }: Sample,
  { spoken, witness: summon }: Watched<R> = {},
): number {
  const read = system.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const random = randomOf(seed, 'play');
  const witness = summon?.(read.value);
  const opening = new Recorder<R['event'], R['note']>(streamsOf(seed, system.streams));
  const state = system.setup(read.value, opening);
  let entries = 0;
  must(witness?.(state, opening.told));
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    const sentence = system.anySentence(system.view(state, pending.seat), random, spoken);
    const io = new Recorder<R['event'], R['note']>(state.random);
    system.apply(state, sentence, io);
    entries += 1;
    must(witness?.(state, io.told), () => `after '${sentence.join(' ')}' of ${pending.seat}`);
  }
  return entries;

  function must(broken: readonly string[] = [], when: () => string = () => 'after the set-up'): void {
    if (broken.length > 0) throw new Error(`${broken.join('; ')} ${when()}: ${JSON.stringify({ options, seed })}`);
  }
}

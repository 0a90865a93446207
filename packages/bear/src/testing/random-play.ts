import { randomOf, Recorder, type Spoken, streamsOf } from '@sandtable/kernel';
import type { Witness } from '@sandtable/kernel/testing';
import type { BearEvent } from '../model/event.ts';
import type { MatchOptions } from '../model/match-options.ts';
import type { Bear, BearSystem } from '../model/state.ts';
import type { MatchSample } from './fuzz-plan.ts';

interface Watched {
  readonly spoken?: Spoken | undefined;
  /** What it complains of is thrown. */
  readonly witness?: (options: MatchOptions) => Witness<Bear>;
}

/**
 * A whole match at random without further checks, several times as fast as `fuzz`: for what only shows in many of them. Says
 * how many entries it had.
 */
export function playAtRandom(
  system: BearSystem,
  { options, seed }: MatchSample,
  { spoken, witness: summon }: Watched = {},
): number {
  const read = system.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const random = randomOf(seed, 'play');
  const witness = summon?.(read.value);
  const opening = new Recorder<BearEvent>(streamsOf(seed, system.streams));
  const state = system.setup(read.value, opening);
  let entries = 0;
  must(witness?.(state, opening.told));
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    const sentence = system.anySentence(system.view(state, pending.seat), random, spoken);
    const io = new Recorder<BearEvent>(state.random);
    system.apply(state, sentence, io);
    entries += 1;
    must(witness?.(state, io.told), () => `after '${sentence.join(' ')}' of ${pending.seat}`);
  }
  return entries;

  function must(broken: readonly string[] = [], when: () => string = () => 'after the set-up'): void {
    if (broken.length > 0) throw new Error(`${broken.join('; ')} ${when()}: ${JSON.stringify({ options, seed })}`);
  }
}

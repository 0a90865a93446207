import { type Bot, randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import type { LimanowaEvent } from '../model/event.ts';
import type { Limanowa, LimanowaSystem, State, View } from '../model/state.ts';
import { lawsOf } from './laws/witness.ts';
import type { Pack } from '../model/pack.ts';

interface LawfulMatch {
  readonly system: LimanowaSystem;
  /** The system's own. */
  readonly pack: Pack;
  readonly options: unknown;
  readonly seed: string;
  readonly bot: Bot<View>;
}

/** Plays a match to its end with this bot under all laws; throws at the first breach. */
export function playByLaw({ system, pack, options: raw, seed, bot }: LawfulMatch): State {
  const options = system.options(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const random = randomOf(seed, 'bot');
  const witness = lawsOf(pack)(options.value);
  let io = new Recorder<LimanowaEvent, Limanowa['note']>(streamsOf(seed, system.streams));
  const state = system.setup(options.value, io);
  const said: string[] = [];
  must(witness(state, io.told));
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    const sentence = bot(system.view(state, pending.seat), random);
    said.push(`${pending.seat} ${sentence.join(' ')}`);
    io = new Recorder(state.random);
    system.apply(state, sentence, io);
    must([...witness(state, io.told), ...system.audit(state)]);
  }
  return state;

  function must(broken: readonly string[]): void {
    if (broken.length === 0) return;
    const told = io.told.map(({ event }) => JSON.stringify(event)).join('\n  ');
    throw new Error(`${broken.join('; ')} after '${said.at(-1)}' of ${JSON.stringify(raw)}, ${seed}:\n  ${told}`);
  }
}

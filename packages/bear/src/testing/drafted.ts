import { printProblem, randomAt, Recorder, streamsOf } from '@sandtable/kernel';
import { type BotName, botsFor } from '../bots/bots.ts';
import type { BearEvent } from '../model/battle/event.ts';
import type { DraftOptionsSource } from '../model/draft/options.ts';
import { fieldsOf } from '../model/battle/field.ts';
import type { Bear, Seen, State } from '../model/battle/state.ts';
import { game, pack } from './match.ts';

/** A battle that bots have generated, before its first shot. */
export interface Drafted {
  readonly state: State;
  /** As everybody sees it, and with what is hidden. */
  readonly open: Seen;
  readonly truth: Seen;
}

/** Plays a generation of our own pack to its end. */
export function drafted(draft: DraftOptionsSource, seed: string, bot: BotName = 'random'): Drafted {
  const options = game.options({ draft });
  if (!options.ok) throw new Error(options.problems.map(printProblem).join('\n'));
  const state = game.setup(options.value, new Recorder(streamsOf(seed, game.streams)));
  const says = botsFor(game, pack)[bot];
  for (let entry = 0; state.draft !== null && state.draft.phase !== 'done'; entry++) {
    const pending = game.pending(state);
    if (pending === undefined) throw new Error('nobody is asked');
    const sentence = says(game.view(state, pending.seat), randomAt(seed, `bot/${pending.seat}`, entry));
    game.apply(state, sentence, new Recorder<BearEvent, Bear['note']>(state.random));
  }
  const on = fieldsOf(pack);
  return { state, open: on(game.view(state, 'spectator')), truth: on(game.view(state, 'referee')) };
}

import {
  type Bot,
  type GameSystem,
  randomAt,
  type Realm,
  Recorder,
  streamsOf,
} from '../../packages/kernel/src/index.ts';

/** Plays a match to its end: view, choice, judgement and apply. `hear` gets every sentence and its speaker. */
export function playOut<R extends Realm>(
  game: GameSystem<R>,
  options: R['options'],
  bot: Bot<R['view']>,
  seed: string,
  hear: (seat: string, said: readonly string[]) => void = () => {},
): number {
  const state = game.setup(options, new Recorder(streamsOf(seed, game.streams)));
  let entries = 0;
  for (let pending = game.pending(state); pending !== undefined; pending = game.pending(state)) {
    const { seat } = pending;
    const view = game.view(state, seat);
    const said = seat === 'ai' ? ['proceed'] : bot(view, randomAt(seed, `bot/${seat}`, entries));
    if (!game.allows(view, said)) throw new Error(`refused: ${said.join(' ')}`);
    game.apply(state, said, new Recorder(state.random));
    hear(seat, said);
    entries += 1;
  }
  return entries;
}

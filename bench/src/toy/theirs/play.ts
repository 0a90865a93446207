import type { State } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { Battle } from './battle.ts';
import { enumerate, toyGame } from './game.ts';
import type { Moves } from './moves.ts';

/**
 * Makes one decision per call, and returns whether it ended the match; the next call then starts another.
 *
 * The quickest way we know to have boardgame.io play at random, and the one that its own `Simulate` and MCTSBot take: its RandomBot chooses
 * and its reducer plays, without client, store and subscribers. The game is prepared once, not at every start. The bot's own `play` is
 * these two calls and a promise, which would only cost time. It gets no seed: then it uses Math.random, which is quicker than its own
 * generator.
 */
export function theirPlay(moves: Moves): () => boolean {
  const game = ProcessGameConfig(toyGame(moves));
  const reducer = CreateGameReducer({ game });
  const bot = new RandomBot({ enumerate });
  const begin = (): State<Battle> => InitializeGame({ game, numPlayers: 2 });
  let state = begin();
  return () => {
    if (state.ctx.gameover !== undefined) state = begin();
    const { G, ctx } = state;
    state = reducer(state, bot.random(bot.enumerate(G, ctx, ctx.currentPlayer)));
    return state.ctx.gameover !== undefined;
  };
}

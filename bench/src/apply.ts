import assert from 'node:assert/strict';
import type { Game, State as MatchState } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { Recorder, type Realm, type GameSystem, type Sentence } from '../../packages/kernel/src/index.ts';
import type { Contestant, Group, Groups } from './contest.ts';
import { at } from './list.ts';
import { record, startOf } from './recorded.ts';
import { toy } from './toy/ours/index.ts';

const SEED = 'sfc32:bench';
/** boardgame.io keeps getting faster for two seconds. */
const WARM_UPS = 5;

export const applyGroups: Groups = {
  'apply in a toy match': () => {
    const { entries } = record(toy, null, SEED);
    return applies(
      toy,
      null,
      SEED,
      entries.map(({ sentence }) => sentence),
    );
  },
};

/**
 * The entries of a recorded match against the smallest possible move in boardgame.io: changing one field of a state of the same size. A run
 * is one entry, so the median run is the median entry.
 */
export function applies<R extends Realm>(
  system: GameSystem<R>,
  options: unknown,
  seed: string,
  sentences: readonly Sentence[],
): Group {
  const start = system.freeze(startOf(system, options, seed));
  let state = system.revive(start);
  let said = 0;
  return {
    batch: 1,
    contestants: [
      {
        name: 'apply',
        before() {
          if (said < sentences.length) return;
          state = system.revive(start);
          said = 0;
        },
        run() {
          const io = new Recorder<R['event'], R['note']>(state.random);
          system.apply(state, at(sentences, said++), io);
          return io.told.length;
        },
      },
      trivialMove(start),
      clientMove(start),
    ],
    check() {
      const replayed = system.revive(start);
      for (const sentence of sentences)
        system.apply(replayed, sentence, new Recorder<R['event'], R['note']>(replayed.random));
      assert.equal(system.pending(replayed), undefined, 'the recorded match is not over at its end');
    },
  };
}

interface Touched {
  readonly position: unknown;
  touched: number;
}

function touching(start: string): Game<Touched> {
  return {
    setup: (): Touched => ({ position: JSON.parse(start), touched: 0 }),
    moves: {
      touch({ G }) {
        G.touched += 1;
      },
    },
    disableUndo: true,
  };
}

/** Directly through the reducer, without client, store or the list of past states. */
function trivialMove(start: string): Contestant {
  const game = ProcessGameConfig(touching(start));
  const reducer = CreateGameReducer({ game });
  let state: MatchState<Touched> = InitializeGame({ game, numPlayers: 2 });
  return {
    name: 'boardgame.io move of one field',
    warmUps: WARM_UPS,
    run() {
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'touch', args: [], playerID: '0' } });
      return state.G.touched;
    },
  };
}

/** As long as one of our matches, since a client's log grows. */
const MOVES = 300;

/** As a player of boardgame.io makes a move. */
function clientMove(start: string): Contestant {
  const begin = () => {
    const client = Client({ game: touching(start), numPlayers: 2, debug: false });
    client.start();
    return client;
  };
  let client = begin();
  let moves = 0;
  return {
    name: 'the same by its client',
    warmUps: WARM_UPS,
    before() {
      if (moves < MOVES) return;
      client.stop();
      client = begin();
      moves = 0;
    },
    run() {
      moves += 1;
      client.moves['touch']?.();
      return moves;
    },
  };
}

import type { Group, Groups } from './contest.ts';
import { fromAll, judged, ourPlay, wordByWord } from './toy/ours/play.ts';
import { assertSameGame } from './toy/same.ts';
import { checkingMoves, trustingMoves } from './toy/theirs/moves.ts';
import { theirPlay } from './toy/theirs/play.ts';

const TARGET = 40;
/** boardgame.io keeps getting faster for two seconds. */
const WARM_UPS = 5;
const MATCHES = 5;
const DECISIONS = 100;

/**
 * One game written on our kernel and on boardgame.io, played at random. A playout is a whole match. Word by word, passing is one of some
 * twenty words; from a list of all moves it is one of three hundred. So ours makes about a fifth fewer decisions in a match, and the second
 * group compares decision by decision, including the starts of matches.
 */
export const toyGroups: Groups = { 'toy playout': playouts, 'toy decision': decisions };

const wholeMatch = (play: () => boolean) => (): number => {
  let count = 1;
  while (!play()) count += 1;
  return count;
};

const manyDecisions = (play: () => boolean) => (): number => {
  let over = 0;
  for (let i = 0; i < DECISIONS; i++) if (play()) over += 1;
  return over;
};

function playouts(): Group {
  return contest(1, wholeMatch, TARGET);
}

function decisions(): Group {
  const group = contest(DECISIONS, manyDecisions, null);
  const more = [
    { name: 'ours, judged as by a server', run: manyDecisions(ourPlay(judged)) },
    { name: 'ours, from a list of all', run: manyDecisions(ourPlay(fromAll)) },
  ];
  return { ...group, contestants: [...group.contestants, ...more] };
}

/** The target applies to moves that trust the bot, as our `apply` trusts a sentence. */
function contest(batch: number, runOf: (play: () => boolean) => () => number, atLeast: number | null): Group {
  return {
    batch,
    contestants: [
      { name: 'anySentence and apply', run: runOf(ourPlay(wordByWord)) },
      {
        name: 'boardgame.io',
        run: runOf(theirPlay(trustingMoves)),
        warmUps: WARM_UPS,
        ...(atLeast !== null && { atLeast }),
      },
      { name: 'boardgame.io, moves that check', run: runOf(theirPlay(checkingMoves)), warmUps: WARM_UPS },
    ],
    check() {
      for (const moves of [trustingMoves, checkingMoves]) {
        for (let match = 0; match < MATCHES; match++) assertSameGame(moves, `sfc32:${match}`);
      }
    },
  };
}

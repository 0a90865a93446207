import { outpost, pig } from '@sandtable/kernel/testing';
import { hostedGame, type HostedGame } from '../games/hosted-game.ts';

/** The small games that the tests play. */
export function smallGames(): readonly HostedGame[] {
  const random = hostedGame(outpost, {
    bots: { random: (view, chance) => outpost.anySentence(view, chance) },
    roundOf: ({ round }) => round,
    evenFights: [{ rounds: 2 }],
    whatIf: () => ({ notes: ['other'], isDrawnAnew: false }),
  });
  return [random, hostedGame(pig)];
}

/** What the threads of their bots ask for. */
export const hostedGames = smallGames;

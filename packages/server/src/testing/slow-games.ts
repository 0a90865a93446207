import type { Bot, Sentence } from '@sandtable/kernel';
import { outpost, type OutpostView } from '@sandtable/kernel/testing';
import { hostedGame, type HostedGame } from '../games/hosted-game.ts';

/** So long that a test which waits for it fails. */
const EVER_MS = 600_000;

/** A small game with one bot that answers at once and one that never does. */
export function hostedGames(): readonly HostedGame[] {
  const ponder = (): Sentence => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, EVER_MS);
    return [];
  };
  const random: Bot<OutpostView> = (view, chance) => outpost.anySentence(view, chance);
  return [hostedGame(outpost, { bots: { random }, generals: { ponder } })];
}

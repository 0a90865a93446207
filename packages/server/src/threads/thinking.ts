import { randomOf } from '@sandtable/kernel';
import { workerData } from 'piscina';
import { carryOut } from './carry-out.ts';
import type { HostedGame } from '../games/hosted-game.ts';
import { Recall } from '../tables/recall.ts';
import type { Asked, Thoughts } from '../games/thinkers.ts';

const found: { readonly hostedGames?: () => readonly HostedGame[] } = await import(moduleOf(workerData));
const games = new Map((found.hostedGames?.() ?? []).map((game) => [game.system.id, game]));
const recall = new Recall();

export function answer(asked: Asked): Thoughts | Promise<Thoughts> {
  const hosted = games.get(asked.game);
  if (hosted === undefined) throw new Error(`no game '${asked.game}' in this thread`);
  if ('question' in asked) return recall.answer(hosted, asked);
  return 'state' in asked
    ? carryOut(hosted.system, asked.seat, asked.state)
    : hosted.think(asked.bot, asked.view, randomOf(asked.chance));
}

function moduleOf(given: unknown): string {
  if (typeof given !== 'string') throw new TypeError('a thread is given the address of a module');
  return given;
}

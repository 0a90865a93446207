import { randomOf, type Sentence } from '@sandtable/kernel';
import { workerData } from 'piscina';
import type { HostedGame } from './hosted-game.ts';
import type { Question } from './thinkers.ts';

const found: { readonly hostedGames?: () => readonly HostedGame[] } = await import(moduleOf(workerData));
const games = new Map((found.hostedGames?.() ?? []).map((game) => [game.system.id, game]));

export function answer({ game, bot, view, chance }: Omit<Question, 'isSlow'>): Sentence {
  const hosted = games.get(game);
  if (hosted === undefined) throw new Error(`no game '${game}' in this thread`);
  return hosted.think(bot, view, randomOf(chance));
}

function moduleOf(given: unknown): string {
  if (typeof given !== 'string') throw new TypeError('a thread is given the address of a module');
  return given;
}

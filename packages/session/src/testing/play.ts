import { outpost } from '@sandtable/kernel/testing';
import { createMatch, exportMatch, importMatch, playOn } from '../index.ts';

/** Plays a match of two bots to its end, saves it and restores it, as a page or a server would. */
export function playAndReturn(seed: string): { readonly file: string; readonly hash: string; readonly again: string } {
  const bot = { kind: 'bot', bot: 'random' };
  const match = createMatch(outpost, { options: { rounds: 4 }, seed, seats: { red: bot, blue: bot } }, ['random']);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  playOn(match.value, { random: outpost.anySentence });
  const file = exportMatch(match.value);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const imported = importMatch(outpost, file.value, { bots: ['random'] });
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems));
  return { file: file.value, hash: match.value.hash(), again: imported.value.hash() };
}

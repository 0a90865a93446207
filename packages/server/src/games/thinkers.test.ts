import { blind } from '@sandtable/kernel';
import { outpost, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { hostedGames } from '../testing/slow-games.ts';
import { Abandoned, Thinkers } from './thinkers.ts';

const url = new URL('../testing/slow-games.ts', import.meta.url).href;
const view = blind(outpost.view(new Rehearsal(outpost, {}).state, 'red'));
const asked = { game: 'outpost', view, chance: 'one' };

test('generals are bots of their game, and known to take their time', () => {
  expect(hostedGames()).toMatchObject([{ bots: ['random', 'ponder'], slow: ['ponder'], deputy: 'random' }]);
});

test('nobody waits for another match’s general; when the server stops he is abandoned', async () => {
  const thinkers = new Thinkers({ url, threads: 1, slowThreads: 1 });
  const general = thinkers.think({ ...asked, bot: 'ponder', isSlow: true });
  const abandoned = general.catch((error: unknown) => error);
  const said = await thinkers.think({ ...asked, bot: 'random', isSlow: false });
  expect(outpost.allows(view, said)).toBe(true);
  await thinkers.close();
  expect(await abandoned).toBeInstanceOf(Abandoned);
  await expect(thinkers.think({ ...asked, bot: 'random', isSlow: false })).rejects.toThrow(Abandoned);
});

import { GENERAL_NAMES } from '@sandtable/lab';
import { expect, test } from 'vitest';
import { botNamesOf } from '../face/link.ts';
import { GAMES, generatorOf } from './games.ts';
import { LINKS } from './links.ts';

const all = await Promise.all(
  GAMES.map(async (game) => {
    const link = await LINKS[game.id]?.();
    const missions = await game.missions([]);
    const generated = game.generator === null ? [] : [(await generatorOf(game)).bots];
    if (link === undefined) throw new Error(`no link of ${game.id}`);
    const known = link.use((face) => ({ names: botNamesOf(face), hasCraft: face.craft !== null }));
    return { id: game.id, lists: [missions.bots, ...generated], ...known };
  }),
);

test.each(all)('whoever $id offers as an opponent can be seated, and is told apart and told about', (game) => {
  for (const bots of game.lists) {
    expect(game.names).toEqual(expect.arrayContaining(bots.map(({ name }) => name)));
    expect(new Set(bots.map(({ label }) => label)).size).toBe(bots.length);
    for (const { about } of bots) expect(about).toMatch(/\.$/);
  }
});

test.each(all)('$id offers generals if it has what they search with, and none otherwise', ({ lists, hasCraft }) => {
  for (const bots of lists) {
    const generals = bots.map(({ name }) => name).filter((name) => GENERAL_NAMES.some((each) => each === name));
    expect(generals).toEqual(hasCraft ? GENERAL_NAMES : []);
  }
});

test('the usual opponent of the first game is the captain, wherever one is chosen', () => {
  expect(all[0]?.lists.map(([usual]) => usual?.name)).toEqual(['captain', 'captain']);
});

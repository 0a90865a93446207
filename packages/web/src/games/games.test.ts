import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missionNamed } from '../missions/named.ts';
import { gameAt, missionAddress, missionsAddress, rulesAddress } from './addresses.ts';
import { gameNamed, GAMES, gameWith, lessonsOf, printGame } from './games.ts';
import { LINKS } from './links.ts';

const [first] = GAMES;

test('every game in the list has a link for the worker, and the link is of that game', async () => {
  expect(Object.keys(LINKS)).toEqual(GAMES.map(({ id }) => id));
  for (const [id, load] of Object.entries(LINKS)) expect((await load()).use(({ system }) => system.id)).toBe(id);
});

test('missions have ids of their own, whichever game they are of: what was played is counted by them', async () => {
  const missions = await Promise.all(GAMES.map((game) => game.missions([])));
  const ids = missions.flatMap(({ all }) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the first game has the short addresses, every other its id in front', () => {
  const other = { ...first, id: 'other' };
  expect([missionsAddress(first), missionAddress(first, 'today'), rulesAddress(first, 'B7.6')]).toEqual([
    '/missions',
    '/missions/today',
    '/rules/B7.6',
  ]);
  expect([missionsAddress(other, 'players=two'), missionAddress(other, 'a'), rulesAddress(other)]).toEqual([
    '/other/missions/show/players=two',
    '/other/missions/a',
    '/other/rules',
  ]);
});

test('an address leads to its game; where it is of no game, or a name is none, that is known', () => {
  expect([gameAt('/missions/today'), gameAt(`/${first.id}/rules`), gameAt('/rules/B7.6')]).toEqual([
    first,
    first,
    first,
  ]);
  expect([gameAt('/'), gameAt('/settings'), gameAt('/play/abc')]).toEqual([undefined, undefined, undefined]);
  expect(gameWith('chess')).toBeUndefined();
  expect(gameNamed('chess')).toBe(first);
  expect([printGame(first.id), printGame('chess')]).toEqual([
    first.name,
    'chess, a game that this version does not have',
  ]);
});

test('the shortcuts of the installed app lead to the last match, and to missions that the games know by these words', async () => {
  const text = readFileSync(new URL('../../public/manifest.webmanifest', import.meta.url), 'utf8');
  const { shortcuts } = JSON.parse(text) as { shortcuts: { url: string }[] };
  const [last, ...others] = shortcuts.map(({ url }) => url.replace('./#', ''));
  expect(last).toBe('/continue');
  const words = others.map((address) => ({
    game: gameNamed(gameAt(address)?.id ?? ''),
    word: address.split('/').at(-1) ?? '',
  }));
  expect(words.map(({ game, word }) => missionAddress(game, word))).toEqual(others);
  expect(new Set(words.map(({ game }) => game))).toEqual(new Set(GAMES));
  for (const { game, word } of words) expect(missionNamed(await game.missions([]), word, '2026-05-09')).toBeDefined();
});

test('a game without lessons has none to show', async () => {
  expect(await lessonsOf({ ...first, id: 'bare', lessons: null })).toEqual({ all: [] });
});

import { must } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { Lobby } from '../tables/lobby.ts';
import { sqlitePlace } from '../testing/places.ts';
import { smallGames } from '../testing/small-games.ts';
import { matchMessage } from './messages.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');

test('a notice leads whoever holds several seats to the one whose turn it is', async () => {
  const store = await openStore(await sqlitePlace(), NOW);
  const games = new Map(smallGames().map((game) => [game.system.id, game]));
  const lobby = new Lobby({ store, games, chance: () => 'secret'.padEnd(32, 'x'), now: () => NOW });
  const anna = { id: 'anna', name: 'Anna' };
  await store.people.add(anna, { hash: anna.id, now: NOW });
  const seats = { red: { kind: 'me' }, blue: { kind: 'me' } } as const;
  const wish = { game: 'outpost', seats, pace: { kind: 'none' }, access: 'link', observers: false } as const;
  const { match: id } = must(await lobby.create(anna, wish));
  const match = await store.matches.find(id);
  if (match === undefined) throw new Error('no match');
  const pathWhere = (asks: readonly string[]): string => {
    const row = { ...match.row, asks: JSON.stringify(asks) };
    const told = { match: { ...match, row }, game: games.get('outpost'), mark: undefined, person: anna.id, now: NOW };
    return matchMessage('turn', told).path;
  };
  expect(pathWhere(['blue'])).toBe(`/#/online/match/${id}/blue`);
  expect(pathWhere(['red'])).toBe(`/#/online/match/${id}/red`);
  expect(pathWhere([])).toBe(`/#/online/match/${id}/red`);
  await store.close();
});

// Matches of the smallest game on a store of their own, and halls that open them.
import { must } from '@sandtable/kernel';
import type { Pace } from '@sandtable/protocol';
import { onTestFinished } from 'vitest';
import { trueChance } from '../store/secrets.ts';
import { openStore } from '../store/store.ts';
import { Hall } from '../tables/hall.ts';
import type { Listener } from '../tables/house.ts';
import { Lobby } from '../tables/lobby.ts';
import type { Table } from '../tables/table.ts';
import { sqlitePlace } from './places.ts';
import { smallGames } from './small-games.ts';

const anna = { id: 'anna', name: 'Anna' };

/** So many matches; every hall of `hallFor` opens them as a process of its own would. */
export async function matchesInHalls(count: number) {
  const store = await openStore(await sqlitePlace(), 0);
  onTestFinished(() => store.close());
  await store.people.add(anna, { hash: 'k', now: 0 });
  const games = new Map(smallGames().map((game) => [game.system.id, game]));
  const faults: unknown[] = [];
  const clock = { now: 0 };
  const house = { store, games, thinkers: null, now: () => clock.now, fault: (error: unknown) => faults.push(error) };
  const lobby = new Lobby({ ...house, chance: trueChance });
  const seats = { first: { kind: 'me' }, second: { kind: 'me' } } as const;
  const create = async (pace: Pace): Promise<string> =>
    must(await lobby.create(anna, { game: 'pig', seats, pace, access: 'link', observers: false })).match;
  const matches: string[] = [];
  while (matches.length < count) matches.push(await create({ kind: 'none' }));
  const hallFor = (process: string, most: { readonly mostWarm: number; readonly mostAwake?: number }): Hall =>
    new Hall({ ...house, process, ...most });
  return { store, matches, create, clock, faults, hallFor };
}

export async function tableOf(hall: Hall, match: string): Promise<Table> {
  const opened = await hall.open(match);
  if (!opened.granted) throw new Error(JSON.stringify(opened.reasons));
  return opened.table;
}

/** Looks on from the first seat, and notes how far it was told. */
export function listener(): Listener & { readonly heard: number[] } {
  const heard: number[] = [];
  const none = () => {};
  return {
    ...{ audience: 'first', person: null, known: { seq: -1, moment: null }, isTheirs: () => true, heard },
    hear: ({ seq }) => heard.push(seq),
    ...{ hearOffers: none, hearPresence: none, hearAnswers: none, hearClocks: none, end: none },
  };
}

import { must } from '@sandtable/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { Lobby } from '../tables/lobby.ts';
import { PLACES } from '../testing/places.ts';
import { smallGames } from '../testing/small-games.ts';
import { trueChance } from './secrets.ts';
import { openStore } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;
const START = 1_800_000_000_000;

test.each(PLACES)(
  '%s: what a guest plays alone goes a week after it was announced, unless it is played on',
  async (_n, make) => {
    const store = await openStore(await make(), START);
    onTestFinished(() => store.close());
    const clock = { now: START };
    const games = new Map(smallGames().map((game) => [game.system.id, game]));
    const lobby = new Lobby({ store, games, chance: trueChance, now: () => clock.now });
    const people = ['anna', 'boris', 'keyed'].map((id) => ({ id, name: id }));
    for (const person of people) await store.people.add(person, { hash: person.id, now: START });
    const [anna, boris, keyed] = people;
    if (anna === undefined || boris === undefined || keyed === undefined) throw new Error('there are three');
    await store.passkeys.add({
      ...{ id: 'key', person: 'keyed', name: 'phone', public_key: '', counter: 0, created_at: START, used_at: null },
    });
    const create = async (person: typeof anna, second: 'me' | 'free'): Promise<string> =>
      must(
        await lobby.create(person, {
          ...{ game: 'pig', seats: { first: { kind: 'me' }, second: { kind: second } }, pace: { kind: 'none' } },
          ...{ access: 'link', observers: false },
        }),
      ).match;
    const [left, played, theirs] = [await create(anna, 'me'), await create(anna, 'me'), await create(keyed, 'me')];
    const together = await create(anna, 'free');
    expect(await lobby.take(boris, together, {})).toBe(true);
    const expiry = async (match: string) => (await store.matches.find(match))?.row.expires_at;
    const sweep = async (): Promise<readonly string[]> => {
      await store.idle.spare(WEEK);
      const gone = await store.idle.remove(clock.now, WEEK);
      await store.idle.announce(clock.now - 60 * DAY, clock.now + WEEK);
      return gone;
    };
    clock.now += 60 * DAY - 1;
    expect([await sweep(), await expiry(left)]).toEqual([[], null]);
    clock.now += 1;
    expect(await sweep()).toEqual([]);
    expect(await Promise.all([left, played, theirs, together].map(expiry))).toEqual([
      ...[clock.now + WEEK, clock.now + WEEK],
      ...[null, null],
    ]);
    clock.now += DAY;
    await store.database.db.updateTable('matches').set({ last_at: clock.now }).where('id', '=', played).execute();
    expect([await sweep(), await expiry(played)]).toEqual([[], null]);
    clock.now += 6 * DAY;
    expect(await sweep()).toEqual([left]);
    expect(await Promise.all([left, played, theirs, together].map(expiry))).toEqual([undefined, null, null, null]);
  },
);

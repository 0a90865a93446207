import { bear, ownPack as bearPack } from '@sandtable/bear';
import { limanowa, ownPack as limanowaPack } from '@sandtable/limanowa';
import { canonicalJson, type GameSystem, randomOf, type Realm } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { hostedGame } from '../games/hosted-game.ts';
import { Visitor } from '../testing/client.ts';
import { hook } from '../testing/doubles.ts';
import { eventually } from '../testing/eventually.ts';
import { serve } from '../testing/served.ts';
import { beginningAt, countedChance, type Said, sayableInBoth, somewhere, worldOf } from '../testing/worlds.ts';

type Play = readonly [system: GameSystem<Realm>, options: object, seats: readonly [string, string], entries: number];

const PLAYS: readonly (readonly [name: string, make: () => Play])[] = [
  ['outpost', () => [outpost, { rounds: 4 }, ['red', 'blue'], 9]],
  [
    'bear, a firefight with hidden units',
    () => [bear(bearPack()), { mission: 'a-road-too-quiet' }, ['german', 'soviet'], 40],
  ],
  ['limanowa', () => [limanowa(limanowaPack()), { mission: 'battle-of-limanowa' }, ['p1', 'p2'], 30]],
];

/** All notices to two people who are not there while this is said, with the entry after which each came. */
async function toldIn(system: GameSystem<Realm>, [, options, seats]: Play, said: readonly Said[]) {
  const game = hostedGame(system, { roundOf: (view) => Object(view).round });
  const { address } = await serve({
    ...{ games: [game], chance: countedChance(), now: () => 1_000_000 },
    notices: { gather: 1, late: 0, lookAgain: 0, lookEvery: 40, mayLoop: true },
  });
  const people = await Promise.all(
    seats.map(async (seat) => {
      const visitor = await new Visitor(address).named(`Player ${seat}`);
      const double = await hook();
      await visitor.ask('POST', '/api/me/notices/webhook', { url: double.url, form: 'discord' });
      const wish = { turns: 'each', hour: 8, zone: 'UTC', reminders: true, others: false };
      await visitor.ask('POST', '/api/me/notices', wish);
      return { seat, visitor, double, told: [] as string[] };
    }),
  );
  const [one, other] = people;
  if (one === undefined || other === undefined) throw new Error('two play');
  const plan = { [one.seat]: { kind: 'me' }, [other.seat]: { kind: 'free' } };
  const match = { game: system.id, options, seats: plan, pace: { kind: 'none' }, access: 'open', observers: true };
  const { match: id } = (await one.visitor.ask('POST', '/api/matches', match)).body;
  await other.visitor.ask('POST', `/api/matches/${id}/join`, {});
  const told: Record<string, string[]> = {};
  for (const [seq, { seat, words }] of said.entries()) {
    const who = people.find((each) => each.seat === seat);
    if (who === undefined) throw new Error('a person speaks');
    // Whoever is asked is told, before he says anything.
    await eventually(() => expect(who.double.came.length).toBeGreaterThan(who.told.length));
    for (const { seat: name, double, told: before } of people)
      for (const { body } of double.came.slice(before.length)) {
        before.push('');
        (told[name] ??= []).push(`${seq} ${body.toString().replaceAll(address, '')}`.replaceAll(id, 'ID'));
      }
    const page = await who.visitor.connect({ system });
    expect(await page.send({ kind: 'say', match: id, seat, seq, words })).toMatchObject({ kind: 'accepted' });
    await page.close();
  }
  return told;
}

test.each(PLAYS)('%s: notices are the same in worlds that a seat could not tell apart', async (_name, make) => {
  const play = make();
  const [system, options, seats, entries] = play;
  const random = randomOf('no leak in notices');
  let count = 0;
  for (const audience of seats) {
    const { systems, said } = twoWorlds();
    const [truth, imagined] = [await toldIn(systems[0], play, said), await toldIn(systems[1], play, said)];
    // Of both seats: what a notice says is known to all.
    expect(imagined).toEqual(truth);
    const all = Object.values(truth).flat();
    expect(all.every((text) => /Your turn.*With Player .* round \d/.test(text))).toBe(true);
    count += all.length;

    /** In which something can be said alike: not every position has that. */
    function twoWorlds() {
      for (let tries = 0; tries < 20; tries++) {
        const state = somewhere(system, options, entries + tries, random);
        const world = worldOf(system, state, audience, random);
        const pair = [beginningAt(system, state), beginningAt(system, world)] as const;
        const sayable = sayableInBoth(pair, options, audience, random);
        if (sayable.length > 1 && canonicalJson(world) !== canonicalJson(state))
          return { systems: pair, said: sayable };
      }
      throw new Error('no such worlds were found');
    }
  }
  expect(count).toBeGreaterThan(3);
});

import { bear, botsFor, ownPack } from '@sandtable/bear';
import { blind, randomAt } from '@sandtable/kernel';
import { verify } from '@sandtable/session';
import { expect, test } from 'vitest';
import { hostedGame } from '../games/hosted-game.ts';
import { Visitor } from '../testing/client.ts';
import { serve, twoAt } from '../testing/served.ts';

test('two pages play a firefight with hidden units to its end, a third watches, and the record is verified', async () => {
  const pack = ownPack();
  const system = bear(pack);
  const { captain } = botsFor(system, pack);
  let now = 0;
  const { address } = await serve({ games: [hostedGame(system)], now: () => (now += 1000) });
  const seats = ['german', 'soviet'] as const;
  const { match, red, blue } = await twoAt(address, {
    ...{ game: 'bear', options: { mission: 'a-road-too-quiet' }, seats },
  });
  const pages = { german: await red.connect({ system }), soviet: await blue.connect({ system }) };
  const watcher = await new Visitor(address).connect({ system });
  for (const seat of seats) await pages[seat].open(match, seat);
  await watcher.open(match, 'observer');
  let [asks, seq] = ['german' as 'german' | 'soviet' | null, 0];
  ({ asks } = (await watcher.at(match, 'observer', 0)) as { asks: typeof asks });
  let [hidden, bytes] = [0, 0];
  while (asks !== null) {
    const page = pages[asks];
    const { view } = await page.at(match, asks, seq);
    const words = captain(blind(view), randomAt('firefight', asks, seq)).join(' ');
    const answer = await page.send({ kind: 'say', match, seat: asks, seq, words });
    expect(answer).toMatchObject({ kind: 'accepted', seq: seq + 1 });
    seq += 1;
    const seen = await watcher.at(match, 'observer', seq);
    hidden += JSON.stringify(seen.view) === JSON.stringify((await pages.soviet.at(match, 'soviet', seq)).view) ? 0 : 1;
    ({ asks } = seen as { asks: typeof asks });
  }
  const all = [watcher, ...Object.values(pages)];
  for (const { texts, lacks } of all) {
    expect(lacks).toEqual([]);
    bytes += texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  }
  // All that is sent, the first whole view and the answers too.
  expect(bytes / seq / all.length).toBeLessThan(2000);
  expect(hidden).toBeGreaterThan(20);
  const { outcome, seed } = await watcher.at(match, 'observer', seq);
  const file = JSON.stringify((await red.ask('GET', `/api/matches/${match}/export`)).body);
  expect(verify(system, file)).toMatchObject({ ok: true, entries: seq, outcome });
  expect(JSON.parse(file)).toMatchObject({ seed });
});

// Everything at once that strangers did to a server that let them: what honest people have must stay as it is.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { bear, ownPack } from '@sandtable/bear';
import { type Random, randomOf } from '@sandtable/kernel';
import { PROTOCOL } from '@sandtable/protocol';
import { expect, inject, onTestFinished, test } from 'vitest';
import { hostedGame } from '../games/hosted-game.ts';
import { hostThinking } from '../testing/bundled.ts';
import { type Page, Visitor } from '../testing/client.ts';
import { sqlitePlace } from '../testing/places.ts';
import { serve, settingsAt, twoAt } from '../testing/served.ts';

const system = bear(ownPack());
const PLAN = {
  ...{ game: 'bear', options: { mission: 'a-road-too-quiet' } },
  ...{ seats: { german: { kind: 'me' }, soviet: { kind: 'free' } }, pace: { kind: 'none' } },
  ...{ access: 'open', observers: false },
};
const OUTPOST = {
  ...PLAN,
  game: 'outpost',
  options: { rounds: 2 },
  seats: { red: { kind: 'me' }, blue: { kind: 'free' } },
};

/** Entries before the siege, so that there is something to look back at. */
const BEFORE = 60;
const BLOCKS = 4 * inject('samples');
const IN_BLOCK = 8;
/** Milliseconds below which a machine that has other things to do makes the difference. */
const FLOOR = 20;

interface Playing {
  readonly match: string;
  readonly pages: Readonly<Record<string, Page>>;
  readonly random: Random;
}

async function begin(address: string): Promise<Playing> {
  const { game, options } = PLAN;
  const { match, red, blue } = await twoAt(address, { game, options, seats: ['german', 'soviet'] });
  const pages = { german: await red.connect({ system }), soviet: await blue.connect({ system }) };
  for (const [seat, page] of Object.entries(pages)) await page.open(match, seat);
  return { match, pages, random: randomOf('besieged') };
}

/**
 * Milliseconds of the processor that the event loop has had so far, where the system tells: how long an entry waits for it on a machine that
 * does nothing else.
 */
function spent(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** The milliseconds until the server has answered one entry; null when the match is over. */
async function playOne({ match, pages, random }: Playing, seq: number): Promise<number | null> {
  const asks = (await pages['german']?.at(match, 'german', seq))?.asks;
  if (asks === null || asks === undefined) return null;
  const page = pages[asks];
  const view = (await page?.at(match, asks, seq))?.view;
  const words = system.anySentence(view as never, random).join(' ');
  const from = spent();
  expect(await page?.send({ kind: 'say', match, seat: asks, seq, words })).toMatchObject({ kind: 'accepted' });
  return spent() - from;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}

test('junk tables, names without number: the tables of others stay on the list, one in each of their networks', async () => {
  const env = { TRUST_PROXY: '1' };
  const { address } = await serve({ settings: settingsAt(await sqlitePlace(), env) });
  const honest: string[] = [];
  for (let place = 0; place < 20; place++) {
    const maker = new Visitor(address);
    const from = { 'X-Forwarded-For': `198.51.${place}.1` };
    await maker.ask('POST', '/api/me', { name: `Honest ${place}` }, from);
    honest.push((await maker.ask('POST', '/api/matches', OUTPOST, from)).body.match);
  }
  // Five networks, 40 names at each, five tables wanted by every name: 1,000.
  const tables = { made: 0, refused: 0 };
  for (let name = 0; name < 200; name++) {
    const from = { 'X-Forwarded-For': `203.0.${name % 5}.${name}` };
    const junk = new Visitor(address);
    expect((await junk.ask('POST', '/api/me', { name: `Junk ${name}` }, from)).status).toBe(200);
    for (let table = 0; table < 5; table++) {
      const { status } = await junk.ask('POST', '/api/matches', OUTPOST, from);
      tables[status === 201 ? 'made' : 'refused'] += 1;
    }
  }
  expect(tables).toEqual({ made: 600, refused: 400 });
  const late = await new Visitor(address).ask(
    'POST',
    '/api/me',
    { name: 'Junk' },
    { 'X-Forwarded-For': '203.0.3.250' },
  );
  expect(late.status).toBe(429);
  const { matches } = (await new Visitor(address).ask('GET', '/api/matches/open')).body;
  const listed = matches.map(({ id }: { id: string }) => id);
  expect(honest.filter((id) => !listed.includes(id))).toEqual([]);
  // Before any of those networks has its second.
  expect(Math.max(...honest.map((id) => listed.indexOf(id)))).toBeLessThan(25);
});

test('a thousand half-sent requests are dropped soon, and others are answered meanwhile', async () => {
  const patience = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 100 };
  const { address } = await serve({
    patience,
    settings: settingsAt(await sqlitePlace(), { SANDTABLE_CONNECTIONS: '0' }),
  });
  const head = 'POST /api/me HTTP/1.1\r\nHost: here\r\n';
  const halves = [
    head,
    `${head}Origin: ${address}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":`,
  ];
  const dropped = Array.from({ length: 1000 }, (_, place) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
    socket.resume().write(halves[place % 2] ?? '');
    return once(socket, 'close');
  });
  expect((await new Visitor(address).ask('GET', '/api/me')).status).toBe(200);
  expect(await Promise.all(dropped)).toHaveLength(1000);
});

test('forty observers who ask and thirty who read without a pause: an entry takes at most twice as long', async () => {
  const settings = settingsAt(await sqlitePlace(), { TRUST_PROXY: '1' });
  const { address } = await serve({ games: [hostedGame(system)], thinking: hostThinking(), settings });
  const playing = await begin(address);
  let seq = 0;
  while (seq < BEFORE && (await playOne(playing, seq)) !== null) seq += 1;
  expect(seq).toBe(BEFORE);
  // The thread for it is started by the first question.
  const question = { topic: 'at', seq: 0, to: 49 };
  const asked = await playing.pages['german']?.send({ kind: 'ask', match: playing.match, as: 'german', question });
  expect(asked?.answer.moments).toHaveLength(50);
  const siege = new Worker(new URL('../testing/besieger.mjs', import.meta.url), {
    workerData: { address, match: playing.match, version: PROTOCOL, last: seq, observers: 40, readers: 30 },
  });
  onTestFinished(() => siege.terminate().then(() => undefined));
  let [counts] = await once(siege, 'message');
  // In turns, so that whatever else the machine does meanwhile falls on both.
  const times: Record<'quiet' | 'besieged', number[]> = { quiet: [], besieged: [] };
  for (let block = 0; block < 2 * BLOCKS; block++) {
    const isOn = block % 2 === 1;
    siege.postMessage(isOn);
    [counts] = await once(siege, 'message');
    for (let said = 0; said < IN_BLOCK; said++) {
      const took = await playOne(playing, seq);
      if (took === null) break;
      times[isOn ? 'besieged' : 'quiet'].push(took);
      seq += 1;
    }
  }
  const [quiet, besieged] = [median(times.quiet), median(times.besieged)];
  expect(times.besieged.length).toBeGreaterThan(IN_BLOCK);
  expect(counts.answers + counts.refusals).toBeGreaterThan(0);
  expect(counts.tooMany).toBeGreaterThan(0);
  expect(besieged / Math.max(quiet, FLOOR)).toBeLessThan(2);
});

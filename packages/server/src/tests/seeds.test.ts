import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bear, ownPack } from '@sandtable/bear';
import { randomOf, sha256Hex } from '@sandtable/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { hostedGame } from '../games/hosted-game.ts';
import { Visitor } from '../testing/client.ts';
import { serve } from '../testing/served.ts';

const PARTS = { german: 'a1'.repeat(32), soviet: 'b2'.repeat(32) };

function plan(seats: object, more: object = {}): object {
  return { game: 'outpost', seats, pace: { kind: 'none' }, access: 'open', observers: true, ...more };
}

/** What `sandtable verify` says of this text. */
async function verified(text: string): Promise<{ code: number; out: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-seed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'match.json');
  writeFileSync(file, text);
  const command = fileURLToPath(new URL('../../../cli/bin/sandtable.mjs', import.meta.url));
  const child = spawn(process.execPath, [command, 'verify', file, '--json'], { stdio: ['ignore', 'pipe', 'ignore'] });
  let out = '';
  child.stdout.on('data', (said: Buffer) => (out += said.toString()));
  const [code] = await once(child, 'close');
  return { code, out };
}

test('the server commits to its part when a match is made, everybody adds one, and the record proves every die', async () => {
  const system = bear(ownPack());
  const { address } = await serve({ games: [hostedGame(system)] });
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  const wish = { game: 'bear', options: { mission: 'first-shots' }, part: PARTS.german };
  const seats = { german: { kind: 'me' }, soviet: { kind: 'free' } };
  const { match } = (await anna.ask('POST', '/api/matches', plan(seats, wish))).body;
  const told = async (who: Visitor) => (await who.ask('GET', `/api/matches/${match}`)).body.match.commitment;
  const early = await told(boris);
  expect(early).toEqual({
    ...{
      algorithm: 'sha256',
      server: expect.stringMatching(/^[0-9a-f]{64}$/),
      parts: { german: PARTS.german },
      drawn: [],
    },
  });
  await boris.ask('POST', `/api/matches/${match}/join`, { part: PARTS.soviet });
  // What was committed to before the last part was given is what is played with.
  expect(await told(boris)).toEqual({ ...early, parts: PARTS });
  const page = await anna.connect({ system });
  await page.open(match, 'german');
  const first = await page.at(match, 'german', 0);
  expect(first['commitment']).toEqual({ algorithm: 'sha256', server: early.server, parts: PARTS });
  expect(first.seed).toBeNull();
  const pages = { german: page, soviet: await boris.connect({ system }) };
  await pages.soviet.open(match, 'soviet');
  const random = randomOf('seeds');
  for (let seq = 0; seq < 8; seq++) {
    const asked = (await page.at(match, 'german', seq)).asks === 'german' ? 'german' : 'soviet';
    const { view } = await pages[asked].at(match, asked, seq);
    const words = system.anySentence(view, random).join(' ');
    expect(await pages[asked].send({ kind: 'say', match, seat: asked, seq, words })).toMatchObject({
      kind: 'accepted',
    });
  }
  await page.send({ kind: 'resign', match, seat: 'german', seq: 8 });
  const { seed } = await page.at(match, 'german', 9);
  expect(sha256Hex(seed ?? '')).toBe(early.server);
  const file = (await boris.ask('GET', `/api/matches/${match}/export`)).body;
  expect(file).toMatchObject({ seed, commitment: { server: early.server, parts: PARTS } });
  const { code, out } = await verified(JSON.stringify(file));
  expect(JSON.parse(out)).toMatchObject({ ok: true, verdict: 'same', entries: 9, commitment: file.commitment });
  expect(code).toBe(0);
  const forged = { ...file, commitment: { ...file.commitment, parts: { ...PARTS, soviet: 'c3'.repeat(32) } } };
  expect(await verified(JSON.stringify(forged))).toMatchObject({ code: 1 });
});

test('who gives no part has one drawn by the server, which says so; a part of another form is refused', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  const seats = { red: { kind: 'me' }, blue: { kind: 'free' } };
  for (const part of ['a1', 'A1'.repeat(32), 'a1'.repeat(33), 7])
    expect((await anna.ask('POST', '/api/matches', plan(seats, { part }))).status).toBe(400);
  const { match } = (await anna.ask('POST', '/api/matches', plan(seats))).body;
  expect((await boris.ask('POST', `/api/matches/${match}/join`, { part: 'x'.repeat(64) })).status).toBe(400);
  const joined = await boris.ask('POST', `/api/matches/${match}/join`, { part: PARTS.soviet });
  expect(joined.body.match.commitment).toMatchObject({
    ...{ drawn: ['red'], parts: { red: expect.stringMatching(/^[0-9a-f]{64}$/), blue: PARTS.soviet } },
  });
});

test('a part goes with the seat that is given up, and bots have none', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  const seats = { red: { kind: 'free' }, blue: { kind: 'free' } };
  const { match } = (await anna.ask('POST', '/api/matches', plan(seats))).body;
  await boris.ask('POST', `/api/matches/${match}/join`, { seat: 'red', part: PARTS.german });
  await boris.ask('POST', `/api/matches/${match}/leave`);
  const after = (await boris.ask('GET', `/api/matches/${match}`)).body.match.commitment;
  expect(after.parts).toEqual({});
  const alone = { red: { kind: 'me' }, blue: { kind: 'bot', bot: 'random' } };
  const { match: other } = (await anna.ask('POST', '/api/matches', plan(alone, { part: PARTS.german }))).body;
  const info = (await anna.ask('GET', `/api/matches/${other}`)).body.match;
  expect(info).toMatchObject({ status: 'running', commitment: { parts: { red: PARTS.german }, drawn: [] } });
});

test('whoever asks has the server’s hash before giving a part: the own seats are only kept, at a rematch too', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const boris = await new Visitor(address).named('Boris');
  const seats = { red: { kind: 'me' }, blue: { kind: 'free' } };
  const early = await anna.ask('POST', '/api/matches', plan(seats, { commitFirst: true, part: PARTS.german }));
  expect(early.status).toBe(400);
  const made = (await anna.ask('POST', '/api/matches', plan(seats, { commitFirst: true }))).body;
  expect(made.commitment).toMatch(/^[0-9a-f]{64}$/);
  const { match } = made;
  const told = async (who: Visitor, id = match) => (await who.ask('GET', `/api/matches/${id}`)).body.match;
  expect(await told(anna)).toMatchObject({ status: 'waiting', seats: [{ isForMe: true }, { name: null }] });
  // Nobody else gets the maker's seat, and the match does not start without it.
  expect((await boris.ask('POST', `/api/matches/${match}/join`, { seat: 'red' })).status).toBe(409);
  await boris.ask('POST', `/api/matches/${match}/join`, { part: PARTS.soviet });
  expect((await told(boris)).status).toBe('waiting');
  const joined = (await anna.ask('POST', `/api/matches/${match}/join`, { seat: 'red', part: PARTS.german })).body.match;
  expect(joined).toMatchObject({
    ...{ status: 'running', commitment: { server: made.commitment, drawn: [] } },
  });
  expect(joined.commitment.parts).toEqual({ red: PARTS.german, blue: PARTS.soviet });
  const page = await anna.connect();
  await page.open(match, 'red');
  await page.send({ kind: 'resign', match, seat: 'red', seq: 0 });
  const rematch = (who: Visitor) => who.ask('POST', `/api/matches/${match}/rematch`, { commitFirst: true });
  const again = (await rematch(anna)).body;
  expect((await rematch(boris)).body).toMatchObject({ match: again.match, commitment: again.commitment });
  expect(await told(boris, again.match)).toMatchObject({ status: 'waiting', seats: [{ isForMe: true }, {}] });
  await boris.ask('POST', `/api/matches/${again.match}/join`, { seat: 'red', part: PARTS.soviet });
  const last = await anna.ask('POST', `/api/matches/${again.match}/join`, { seat: 'blue', part: PARTS.german });
  expect(last.body.match).toMatchObject({ status: 'running', commitment: { server: again.commitment, drawn: [] } });
});

test('a match alone against a bot starts when its maker has given a part', async () => {
  const { address } = await serve();
  const anna = await new Visitor(address).named('Anna');
  const alone = { red: { kind: 'me' }, blue: { kind: 'bot', bot: 'random' } };
  const { match } = (await anna.ask('POST', '/api/matches', plan(alone, { commitFirst: true }))).body;
  const joined = await anna.ask('POST', `/api/matches/${match}/join`, { seat: 'red', part: PARTS.german });
  expect(joined.body.match).toMatchObject({ status: 'running', commitment: { parts: { red: PARTS.german } } });
});

// A server of the small games as a process of its own, to be killed: DATA_DIR or DATABASE_URL says where it keeps them, AHEAD by how
// many milliseconds its clock is ahead, LOOK_EVERY how often it looks for matches that are lost on time, and DEAD after how many
// milliseconds of silence it is taken for dead. WRONG puts the clock of its machine that far ahead. Other processes reach it unless ALONE is set.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { must } from '@sandtable/kernel';
import { readSettings, withoutLimits } from '../doors/settings.ts';
import { createServer, type ServerPlan } from '../server.ts';
import { smallGames } from './small-games.ts';

const { AHEAD = '', LOOK_EVERY = '15000', DEAD = '6000', ALONE = '', WRONG = '0', LATER } = process.env;
const rightly = Date.now;
Date.now = () => rightly() + Number(WRONG);
const http = createHttpServer();
http.listen(0, '127.0.0.1');
await once(http, 'listening');
const at = http.address();
if (at === null || typeof at === 'string') throw new Error('a TCP server has a port');
const address = `http://127.0.0.1:${at.port}`;
const own = { SANDTABLE_ADDRESS: ALONE === '' ? address : '', PORT: '' };
const settings = must(readSettings({ LOG_LEVEL: 'error', ...withoutLimits(), ...process.env, ...own }, ''));
const thinking = { url: new URL('./small-games.ts', import.meta.url).href, threads: 1 };
const notices = { gather: 50, late: 300, lookAgain: 300, mayLoop: true };
/** Stands in for the next version: its tables have one more column, without which this one could write. */
const later: ServerPlan['later'] =
  LATER === undefined ? [] : [(db) => db.schema.alterTable('entries').addColumn('later', 'text').execute()];
const time = { ...(AHEAD !== '' && { now: () => Date.now() + Number(AHEAD) }), lookEvery: Number(LOOK_EVERY) };
const leases = { beat: Number(DEAD) / 4, dead: Number(DEAD) };
const server = await createServer({ settings, games: smallGames(), thinking, notices, later, leases, ...time });
http.on('connection', (socket) => server.admit(socket));
http.on('request', (request, response) => server.answer(request, response));
http.on('upgrade', (request, socket, head) => server.upgrade(request, socket, head));
console.log(address);
process.on('SIGTERM', () => {
  http.close();
  void server.close();
});

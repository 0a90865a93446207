// A server of the small games as a process of its own, to be killed: DATA_DIR or DATABASE_URL says where it keeps them, AHEAD by how
// many milliseconds its clock is ahead, and LOOK_EVERY how often it looks for matches that are lost on time.
import { createServer as createHttpServer } from 'node:http';
import { must } from '@sandtable/kernel';
import { readSettings, withoutLimits } from '../doors/settings.ts';
import { createServer, type ServerPlan } from '../server.ts';
import { smallGames } from './small-games.ts';

const settings = must(readSettings({ LOG_LEVEL: 'error', ...withoutLimits(), ...process.env, PORT: '' }, ''));
const thinking = { url: new URL('./small-games.ts', import.meta.url).href, threads: 1 };
const notices = { gather: 50, late: 300, lookAgain: 300, mayLoop: true };
const { AHEAD = '0', LOOK_EVERY = '15000' } = process.env;
/** Stands in for the next version: its tables have one more column, without which this one could write. */
const later: ServerPlan['later'] =
  process.env['LATER'] === undefined
    ? []
    : [(db) => db.schema.alterTable('entries').addColumn('later', 'text').execute()];
const time = { now: () => Date.now() + Number(AHEAD), lookEvery: Number(LOOK_EVERY) };
const server = await createServer({ settings, games: smallGames(), thinking, notices, later, ...time });
const http = createHttpServer((request, response) => server.answer(request, response));
http.on('upgrade', (request, socket, head) => server.upgrade(request, socket, head));
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (address !== null && typeof address !== 'string') console.log(`http://127.0.0.1:${address.port}`);
});
process.on('SIGTERM', () => {
  http.close();
  void server.close();
});

// A server in the process of the test, at a port of its own.
import { once } from 'node:events';
import { createServer as createHttpServer, type ServerOptions } from 'node:http';
import { must } from '@sandtable/kernel';
import { onTestFinished } from 'vitest';
import type { Pace } from '@sandtable/protocol';
import { PATIENCE } from '../doors/guards.ts';
import { readSettings, type Settings } from '../doors/settings.ts';
import { createServer, type ServerPlan } from '../server.ts';
import type { StorePlace } from '../store/store.ts';
import { Visitor } from './client.ts';
import { sqlitePlace } from './places.ts';
import { smallGames } from './small-games.ts';

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

export function settingsAt(place: StorePlace, env: Record<string, string> = {}): Settings {
  const settings = must(readSettings({ LOG_LEVEL: 'error', ...env }, place.folder));
  return { ...settings, ...place };
}

interface ServedPlan extends Partial<ServerPlan> {
  readonly patience?: ServerOptions;
}

export async function serve({ patience = PATIENCE, ...plan }: ServedPlan = {}): Promise<Served> {
  const settings = plan.settings ?? settingsAt(await sqlitePlace());
  const server = await createServer({ games: smallGames(), ...plan, settings });
  const http = createHttpServer(patience, (request, response) => server.answer(request, response));
  http.on('connection', (socket) => server.admit(socket));
  http.on('upgrade', (request, socket, head) => server.upgrade(request, socket, head));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const at = http.address();
  if (at === null || typeof at === 'string') throw new Error('a TCP server has a port');
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await server.close();
    http.close();
    http.closeAllConnections();
  };
  onTestFinished(close);
  return { address: `http://127.0.0.1:${at.port}`, close };
}

interface TwoPlayers {
  readonly match: string;
  readonly token: string;
  readonly red: Visitor;
  readonly blue: Visitor;
}

interface MatchWish {
  readonly game?: string;
  readonly options?: object;
  readonly seats?: readonly [string, string];
  readonly observers?: boolean;
  readonly pace?: Pace;
  readonly help?: boolean;
}

/** Two people at a match that has started; the first seat is the maker's. */
export async function twoAt(
  address: string,
  {
    game = 'outpost',
    options = { rounds: 2 },
    seats = ['red', 'blue'],
    observers = true,
    pace = { kind: 'none' },
    help = true,
  }: MatchWish = {},
): Promise<TwoPlayers> {
  const red = await new Visitor(address).named('Anna');
  const blue = await new Visitor(address).named('Boris');
  const [first, second] = seats;
  const plan = { [first]: { kind: 'me' }, [second]: { kind: 'free' } };
  const made = await red.ask('POST', '/api/matches', {
    ...{ game, options, seats: plan, pace, access: 'link', observers, help },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { match, token } = made.body;
  const joined = await blue.ask('POST', `/api/matches/${match}/join`, { token });
  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
  return { match, token, red, blue };
}

import { once } from 'node:events';
import WebSocket from 'ws';
import { socketPath } from '../../packages/protocol/src/index.ts';
import { type Bench, echoNow, inTurn, meetings, newPlace } from './plays.ts';
import { anotherPlace, ask, MISSION } from './player.ts';
import { RunningServer } from './running.ts';

/** As in the app: how often a page says which lists it has, and at a table what it has seen, in milliseconds. */
const [LISTS_EVERY, SEEN_EVERY] = [60_000, 20_000];
const OPEN_TABLES = 36;
/** Until the matches that nobody plays are asleep. */
const REST_MS = 90_000;

/** A page at which nobody does anything. */
class QuietPage {
  readonly #socket: WebSocket;
  readonly #at: { readonly match: string; readonly as: string } | null;
  readonly #timers: NodeJS.Timeout[] = [];
  #tags: { mine: string | null; lobby?: string | null };
  #isListening: () => void = () => {};

  constructor(socket: WebSocket, at: { readonly match: string; readonly as: string } | null = null) {
    this.#socket = socket;
    this.#at = at;
    this.#tags = at === null ? { mine: null, lobby: null } : { mine: null };
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (!text.startsWith('{"kind":"listening"')) return;
      const { mine, lobby } = JSON.parse(text);
      this.#tags = at === null ? { mine, lobby } : { mine };
      this.#isListening();
    });
  }

  async begin(): Promise<void> {
    const listening = new Promise<void>((resolve) => (this.#isListening = resolve));
    this.#listen();
    await listening;
    this.#spread(LISTS_EVERY, () => this.#listen());
    const at = this.#at;
    if (at !== null) this.#spread(SEEN_EVERY, () => this.#say({ kind: 'seen', id: 'seen', ...at, seq: 0 }));
  }

  /** Not all pages at the same moment. */
  #spread(every: number, work: () => void): void {
    const first = setTimeout(() => this.#timers.push(setInterval(work, every)), Math.random() * every);
    this.#timers.push(first);
  }

  #listen(): void {
    this.#say({ kind: 'listen', id: 'news', ...this.#tags });
  }

  #say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket.close();
  }
}

async function lobbyPage(address: string): Promise<QuietPage> {
  const { cookie } = await ask(address, '', '/api/me', { name: 'Carl' });
  const headers = { Cookie: cookie, Origin: address, 'X-Forwarded-For': anotherPlace() };
  const socket = new WebSocket(address.replace('http', 'ws') + socketPath(null), { headers });
  await once(socket, 'open');
  return new QuietPage(socket);
}

/** How much of a core the server uses now, in percent. */
async function shareOf(server: RunningServer, seconds: number): Promise<number> {
  const before = await server.usage();
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const after = await server.usage();
  return ((after.cpu - before.cpu) / (performance.now() - start)) * 100;
}

/** What a thousand visible pages cost while nothing happens: half of them in the lobby, half at tables. */
export async function quiet(bench: Bench): Promise<void> {
  const { isQuick, results } = bench;
  const [count, seconds] = isQuick ? [100, 20] : [1000, 60];
  const server = await RunningServer.start(newPlace(bench));
  const { address } = server;
  for (let made = 0; made < OPEN_TABLES; made++) {
    const maker = await ask(address, '', '/api/me', { name: 'Maker' });
    await ask(address, maker.cookie, '/api/matches', {
      ...{ game: 'bear', options: { mission: MISSION }, pace: { kind: 'none' }, access: 'open', observers: true },
      seats: { german: { kind: 'me' }, soviet: { kind: 'free' } },
    });
  }
  const alone = await shareOf(server, isQuick ? 5 : 20);
  const pairs = await meetings([address], count / 4);
  const atTables = pairs.flatMap(({ match, screens }) =>
    screens.map(({ socket, seat }) => new QuietPage(socket, { match, as: seat })),
  );
  const pages = [...atTables, ...(await inTurn(Array.from({ length: count / 2 }), () => lobbyPage(address)))];
  await inTurn(pages, (page) => page.begin());
  await new Promise((resolve) => setTimeout(resolve, isQuick ? 5000 : REST_MS));
  const echo = await echoNow(bench);
  const share = await shareOf(server, seconds);
  const what = `${count} visible pages where nothing happens, of a core`;
  results.add({ what, value: share - alone, unit: '%', goal: (2 * count) / 1000, echo });
  results.add({ what: '  the server by itself, with none', value: alone, unit: '%' });
  for (const page of pages) page.close();
  await server.stop();
}

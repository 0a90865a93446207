import type { MatchInfo, ServerMessage } from '@sandtable/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SEAT = {
  kind: 'person',
  name: null,
  person: null,
  mark: null,
  isMine: false,
  reservedFor: null,
  isForMe: false,
} as const;

function match(id: string, change: Partial<MatchInfo> = {}): MatchInfo {
  return {
    ...{ id, game: 'bear', title: id, mission: id, options: null, status: 'waiting', access: 'open', observers: false },
    ...{ help: true, makerId: null },
    ...{
      pace: { kind: 'none' },
      deadline: null,
      clocks: null,
      away: null,
      createdAt: 0,
      startedAt: null,
      endedAt: null,
    },
    ...{ expiresAt: null, seq: 0, lastAt: 0, asks: [], isMyTurn: false, present: [], maker: 'Anna', isMaker: false },
    ...{ rematchOf: null, isBrought: false, commitment: null, seats: [{ seat: 'german', ...SEAT }] },
    ...change,
  };
}

type Told = Extract<ServerMessage, { readonly kind: 'mine' | 'lobby' }>;

function told(kind: Told['kind'], tag: string, after: string | null, matches: MatchInfo[], gone: string[] = []): Told {
  return { kind, tag, after, matches, gone };
}

/** Requests with their tags, and what is answered. */
const requests: (readonly [path: string, tag: string | null])[] = [];
const answers: Record<string, { readonly tag: string; readonly body: object }> = {};

function answerTo(path: string, tag: string | null): Response {
  const { tag: now, body } = answers[path] ?? { tag: '', body: {} };
  const headers = { ETag: `W/"${now}"`, 'Content-Type': 'application/json', Date: new Date(NOW).toUTCString() };
  return tag === headers.ETag ? new Response(null, { status: 304, headers }) : Response.json(body, { headers });
}

const NOW = Date.UTC(2026, 5, 1);

let store: typeof import('./lobby-store.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW });
  requests.length = 0;
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    const tag = headers['If-None-Match'] ?? null;
    requests.push([path, tag]);
    return answerTo(path, tag);
  });
  answers['/api/me'] = { tag: 'me', body: { person: { id: 'a', name: 'Anna' } } };
  answers['/api/matches/mine'] = { tag: 'm1', body: { matches: [match('x', { createdAt: 1 })] } };
  answers['/api/matches/open'] = { tag: 'o1', body: { matches: [match('x', { createdAt: 1 })] } };
  store = await import('./lobby-store.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ids = (list: readonly MatchInfo[]): readonly string[] => list.map(({ id }) => id);

test('lists are asked for with the tags of what is known; the open tables only where they are shown', async () => {
  await store.refresh();
  expect(requests).toEqual([
    ['/api/me', null],
    ['/api/matches/mine', null],
  ]);
  expect(store.knownTags()).toEqual({ mine: 'm1', lobby: undefined });
  requests.length = 0;
  const leave = store.showLobby();
  await store.refresh();
  await store.refresh();
  expect(requests.slice(3)).toEqual([
    ['/api/me', 'W/"me"'],
    ['/api/matches/open', 'W/"o1"'],
    ['/api/matches/mine', 'W/"m1"'],
  ]);
  expect(ids(store.useLobby.getState().mine)).toEqual(['x']);
  expect(store.knownTags()).toEqual({ mine: 'm1', lobby: 'o1' });
  leave();
  expect(store.knownTags().lobby).toBeUndefined();
});

test('changes go on from the list they name; any others say that the list is to be told again', async () => {
  await store.refresh();
  expect(store.hearNews(told('mine', 'm2', 'm1', [match('y', { createdAt: 2 })]))).toBe(true);
  expect(ids(store.useLobby.getState().mine)).toEqual(['y', 'x']);
  expect(store.hearNews(told('mine', 'm4', 'm3', [match('z')], ['x']))).toBe(false);
  expect(store.knownTags().mine).toBe('m2');
  // The same once more, as after a request that was faster.
  expect(store.hearNews(told('mine', 'm2', 'm1', [match('y')]))).toBe(true);
  expect(store.hearNews(told('mine', 'm3', 'm2', [match('x', { createdAt: 1, seq: 5 })], ['y']))).toBe(true);
  expect(store.useLobby.getState().mine.map(({ id, seq }) => [id, seq])).toEqual([['x', 5]]);
  expect(store.hearNews(told('mine', 'm9', null, [match('w')]))).toBe(true);
  expect(ids(store.useLobby.getState().mine)).toEqual(['w']);
});

test('the open tables are the same for all; which of them are mine, the page knows from its own list', () => {
  store.hearNews(told('lobby', 'o1', null, [match('x'), match('y')]));
  expect(store.useLobby.getState().open.map(({ isMaker }) => isMaker)).toEqual([false, false]);
  store.hearNews(told('mine', 'm1', null, [match('x', { isMaker: true })]));
  expect(store.useLobby.getState().open.map(({ isMaker }) => isMaker)).toEqual([true, false]);
  store.hearNews(told('lobby', 'o2', 'o1', [match('z', { createdAt: 9 })], ['y']));
  expect(store.useLobby.getState().open.map(({ id, isMaker }) => [id, isMaker])).toEqual([
    ['z', false],
    ['x', true],
  ]);
});

test('a turn that is told is counted, and other parts of the page know the matches too', async () => {
  const { useTurns: turns } = await import('../server/turns.ts');
  const { useMine: mine } = await import('../server/mine.ts');
  const seats = [{ seat: 'german', ...SEAT, isMine: true }];
  store.hearNews(
    told('mine', 'm1', null, [match('x', { status: 'running', isMyTurn: true, asks: ['german'], seats })]),
  );
  expect(turns.getState().turns).toEqual([{ match: 'x', seat: 'german' }]);
  expect(ids(mine.getState().matches)).toEqual(['x']);
});

test('the time is the server’s: from its answers to the second, from its socket to the tenth', async () => {
  vi.setSystemTime(NOW - 3 * 3_600_000);
  await store.refresh();
  expect(store.useLobby.getState().serverOffset).toBe(3 * 3_600_000);
  store.hearNews({ kind: 'listening', id: 'n', at: NOW + 800, mine: null, lobby: null });
  expect(store.useLobby.getState().serverOffset).toBe(3 * 3_600_000 + 800);
  // The time that a message takes sets no clock.
  store.hearNews({ kind: 'listening', id: 'n', at: NOW + 700, mine: null, lobby: null });
  expect(store.useLobby.getState().serverOffset).toBe(3 * 3_600_000 + 800);
});

test('a server of another version has the page reloaded; one that answers again is no longer away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await store.refresh();
  expect(store.useLobby.getState().trouble?.why).toBe('away');
  store.hearNews({ kind: 'listening', id: 'n', at: NOW, mine: null, lobby: null });
  expect(store.useLobby.getState()).toMatchObject({ trouble: null, isOutdated: false });
  store.hearNews({ kind: 'reload', protocol: 9, text: 'reload' });
  expect(store.useLobby.getState().isOutdated).toBe(true);
});

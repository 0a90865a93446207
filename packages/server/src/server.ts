import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import fastify from 'fastify';
import { addChangedRoutes } from './doors/changed-routes.ts';
import { addErrors, guard, guardMakers, SERIALIZERS } from './doors/guards.ts';
import { addMailPages } from './doors/mail-pages.ts';
import { addMatchRoutes } from './doors/match-routes.ts';
import { Metrics } from './doors/metrics.ts';
import { addNoticeRoutes } from './doors/notice-routes.ts';
import { addHealth, addPages } from './doors/pages.ts';
import { addPasskeyRoutes } from './doors/passkey-routes.ts';
import { addPeopleRoutes } from './doors/people-routes.ts';
import { Relays } from './doors/relays.ts';
import type { Rooms } from './doors/rooms.ts';
import type { Settings } from './doors/settings.ts';
import { CLOSE } from './doors/socket.ts';
import { addSocket, startPinging, type Sockets } from './doors/sockets.ts';
import { addTalkRoutes } from './doors/talk-routes.ts';
import type { HostedGame } from './games/hosted-game.ts';
import { type GamesModule, Thinkers } from './games/thinkers.ts';
import { type Jobs, openJobs } from './jobs/jobs.ts';
import { Notices } from './notices/notices.ts';
import { type NoticeTiming, TIMING } from './notices/plan.ts';
import { Passkeys } from './people/passkeys.ts';
import { People, type PeoplePlan } from './people/people.ts';
import { archiveOld } from './store/archive.ts';
import { type Chance, trueChance } from './store/secrets.ts';
import { openStore, type Store } from './store/store.ts';
import { Hall } from './tables/hall.ts';
import type { House } from './tables/house.ts';
import { Leases, type LeaseTiming } from './tables/leases.ts';
import { Lobby } from './tables/lobby.ts';
import { Bringing } from './talk/bringing.ts';
import { Talk } from './talk/talk.ts';

/** What a server is made from. It knows only the games given here. */
export interface ServerPlan {
  readonly settings: Settings;
  readonly games: readonly HostedGame[];
  /** The same games for the threads of bots and the AI; without it neither plays. */
  readonly thinking?: GamesModule;
  readonly chance?: Chance;
  readonly now?: () => number;
  /** Milliseconds between looks for matches lost on time. */
  readonly lookEvery?: number;
  /** How soon a process that is silent is taken for dead, if not as usual. */
  readonly leases?: LeaseTiming;
  /** For tests: quicker notices, and webhooks to this machine. */
  readonly notices?: Partial<NoticeTiming> & { readonly mayLoop?: boolean };
}

/** A server without a port of its own: the caller listens, checks that `Host` is one of our names, and passes requests on. */
export interface GameServer {
  /** Where it stores everything, in words. */
  readonly place: string;
  answer(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends everything under way, within ten seconds. */
  close(): Promise<void>;
}

const LONGEST_BODY = 256_000;
const ALIVE_MS = 20_000;
const SWEEP_MS = 5 * 60_000;
const ROCK_MS = 30_000;
const LOOK_MS = 15_000;
const DRAIN_MS = 8000;
const DAY_MS = 24 * 60 * 60_000;

export async function createServer(plan: ServerPlan): Promise<GameServer> {
  const { settings, chance = trueChance, now = () => leases?.time ?? Date.now() } = plan;
  let leases: Leases | undefined;
  const metrics = settings.metricsToken === undefined ? null : new Metrics();
  const store = await openStore(settings, now(), { failed: () => metrics?.databaseFailed() });
  const games = new Map(plan.games.map((game) => [game.system.id, game]));
  const app = fastify({
    bodyLimit: LONGEST_BODY,
    trustProxy: settings.trustProxy,
    forceCloseConnections: true,
    logger: { level: settings.logLevel, serializers: SERIALIZERS },
  });
  const thinkers =
    plan.thinking === undefined ? null : new Thinkers(plan.thinking, (...thought) => metrics?.thought(...thought));
  const fault = (error: unknown, match: string): void => app.log.error({ err: error, match }, 'a match went wrong');
  const underWay = new Set<Promise<unknown>>();
  /** Not awaited by the request, but the store closes only after it. */
  const start = (begun: Promise<unknown>, match = ''): void => {
    underWay.add(begun);
    void begun.catch((error: unknown) => fault(error, match)).finally(() => underWay.delete(begun));
  };
  const turned: House['turned'] = (news) => notices.turns.add(news);
  const id = randomUUID();
  const [serves, works] = [settings.jobs === 'only' ? 0 : 1, settings.jobs === 'elsewhere' ? 0 : 1];
  const own = { id, address: settings.address?.origin ?? null, serves, works };
  // One process alone holds everything.
  if (store.database.isShared) leases = new Leases({ store, own, ...(plan.leases && { timing: plan.leases }) });
  const relays = leases ? new Relays(id, await store.notices.value('relay secret', chance)) : null;
  const hall = new Hall({
    ...{ process: id, store, games, thinkers, now, fault, turned, mostWarm: settings.mostWarm },
    ...(leases && { leases }),
  });
  const talk = new Talk(store, now);
  const { databaseUrl } = settings;
  const { mayLoop = false, ...sooner } = plan.notices ?? {};
  const timing = { ...TIMING, ...sooner };
  const jobs = await openJobs({
    ...{ database: store.database, databaseUrl, now, lookEvery: timing.lookEvery },
    fault: (error) => app.log.error({ err: error }, 'a job went wrong'),
  });
  const notices = new Notices({
    ...{ store, hall, games, jobs, chance, now, fault, settings, mayLoop, timing },
  });
  const joined = (match: string, person: string): void => start(notices.seated(match, person), match);
  const sockets: Sockets = new Map();
  let isStopping = false;
  const rooms: Rooms = {
    ...{ settings, games, store, hall, relays, metrics, now, fault, chance, talk, notices },
    bringing: new Bringing({ store, games, hall, chance, now, joined }),
    people: new People({ store, hall, chance, now, elsewhere: keptElsewhere(store, notices) }),
    passkeys: new Passkeys({ store, chance, now }),
    lobby: new Lobby({ store, games, chance, now, joined }),
    isStopping: () => isStopping,
  };
  await store.database.listen(
    id,
    (news) => {
      start(hall.hear(news), news.match);
      start(talk.hear(news), news.match);
    },
    () => {
      start(hall.hearAll());
      start(talk.hearAll());
    },
  );
  addErrors(app);
  guard(app, rooms);
  guardMakers(app, rooms);
  addHealth(app, rooms);
  addPages(app, rooms, sockets, jobs);
  addPeopleRoutes(app, rooms);
  addMatchRoutes(app, rooms);
  addTalkRoutes(app, rooms);
  addNoticeRoutes(app, rooms);
  addPasskeyRoutes(app, rooms);
  addMailPages(app, rooms);
  addChangedRoutes(app, rooms);
  await addSocket(app, rooms, sockets);
  await app.ready();
  let archiving: Promise<unknown> | null = null;
  const archive = (): void => {
    const { archiveDays } = settings;
    if (archiveDays === 0 || works === 0 || leases?.isEldest('works') === false || archiving !== null) return;
    archiving = archiveOld(store.database, now() - archiveDays * DAY_MS)
      .catch((error: unknown) => app.log.error({ err: error }, 'nothing could be archived'))
      .finally(() => (archiving = null));
  };
  // One of several processes sees to all of it.
  const isSpared = (): boolean => leases?.isEldest('serves') === false;
  const tidy = (): void => void (isSpared() || start(keepGoing(rooms)));
  const look = (): void => void (isSpared() || start(hall.flagLate()));
  const beat = async (): Promise<void> => {
    const pulse = await hall.beat();
    if (pulse === undefined || pulse.died.length === 0) return;
    relays?.drop(pulse.died);
    tidy();
    look();
  };
  await hall.beat();
  tidy();
  const timers = [
    startPinging(sockets),
    setInterval(() => start(hall.stayAlive()), ALIVE_MS),
    ...(leases ? [setInterval(() => start(beat()), leases.timing.beat)] : []),
    setInterval(archive, SWEEP_MS),
    setInterval(() => start(hall.rock(() => isStopping)), ROCK_MS),
    setInterval(look, plan.lookEvery ?? LOOK_MS),
    setInterval(() => {
      hall.sweep();
      tidy();
    }, SWEEP_MS),
  ];
  for (const timer of timers) timer.unref();
  const drained = async (): Promise<void> => {
    await Promise.allSettled([...underWay, archiving]);
    hall.rest();
    await hall.settled();
  };
  if (settings.jobs !== 'elsewhere') await work(jobs, notices);
  return {
    place: store.database.place,
    answer: (request, response) => void app.server.emit('request', request, response),
    upgrade(request, socket, head) {
      // A page may break off before the socket is open.
      socket.on('error', () => {});
      app.server.emit('upgrade', request, socket, head);
    },
    async close() {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.race([drained(), new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
      // Before the pages come back: what they play is taken over at once.
      await Promise.allSettled(underWay);
      await leases?.leave().catch((error: unknown) => fault(error, ''));
      for (const socket of sockets.keys()) socket.close(CLOSE.restart, 'the server is stopping');
      await hall.leaveAll();
      await app.close();
      await Promise.allSettled(underWay);
      await notices.close();
      await jobs.stop();
      await thinkers?.close();
      await store.close();
    },
  };
}

/** Closes tables that no one joined, and lets bots play on in matches left open by a process that is gone. */
async function keepGoing({ store, hall, now, isStopping }: Rooms): Promise<void> {
  await store.matches.removeExpired(now());
  for (const match of await store.matches.stalled()) if (!isStopping()) await hall.adopt(match);
}

async function work(jobs: Jobs, notices: Notices): Promise<void> {
  await jobs.start(notices.kinds);
  notices.recover();
}

/** What is stored about a person besides matches and devices. */
function keptElsewhere({ passkeys }: Store, notices: Notices): NonNullable<PeoplePlan['elsewhere']> {
  return {
    export: async (person) => ({
      notices: await notices.export(person),
      passkeys: (await passkeys.of(person)).map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({
        ...{ id, name, createdAt, usedAt },
      })),
    }),
    forget: (person) => notices.forget(person),
  };
}

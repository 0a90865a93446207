import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import fastify, { LogController } from 'fastify';
import { Budget, type Limit, newCrowd } from './budget/budget.ts';
import { Quotas } from './budget/quotas.ts';
import { addChangedRoutes } from './doors/changed-routes.ts';
import { addErrors, admit, guard, guardBanned, guardMakers, SERIALIZERS } from './doors/guards.ts';
import { tellOfChanges } from './doors/list-changes.ts';
import { addLobbyRoutes } from './doors/lobby-routes.ts';
import { addMailPages } from './doors/mail-pages.ts';
import { addMatchRoutes } from './doors/match-routes.ts';
import { Metrics } from './doors/metrics.ts';
import { addNoticeRoutes } from './doors/notice-routes.ts';
import { addHealth, addPages } from './doors/pages.ts';
import { addPasskeyRoutes } from './doors/passkey-routes.ts';
import { addPeopleRoutes } from './doors/people-routes.ts';
import { Relays } from './doors/relays.ts';
import { LogNames, requestIds, watchRequests } from './doors/request-log.ts';
import type { Rooms } from './doors/rooms.ts';
import { ScheduledBackups } from './doors/scheduled-backups.ts';
import type { Settings } from './doors/settings.ts';
import { CLOSE } from './doors/socket.ts';
import { infoOf } from './doors/seats.ts';
import { addSocket, startPinging, type Sockets } from './doors/sockets.ts';
import { addTalkRoutes } from './doors/talk-routes.ts';
import type { HostedGame } from './games/hosted-game.ts';
import { type GamesModule, Thinkers } from './games/thinkers.ts';
import { type Jobs, openJobs } from './jobs/jobs.ts';
import { LobbyFeed } from './lobby/feed.ts';
import { PlayNow } from './lobby/play-now.ts';
import { Presence } from './lobby/presence.ts';
import { Notices } from './notices/notices.ts';
import { type NoticeTiming, TIMING } from './notices/plan.ts';
import { Passkeys } from './people/passkeys.ts';
import { People, type PeoplePlan } from './people/people.ts';
import { archiveOld } from './store/archive.ts';
import { MIGRATED } from './store/database.ts';
import { type Chance, trueChance } from './store/secrets.ts';
import { openStore, type Store, type StoreOpening } from './store/store.ts';
import { Lists } from './lists/lists.ts';
import { Hall } from './tables/hall.ts';
import type { House } from './tables/house.ts';
import { Leases, type LeaseTiming } from './tables/leases.ts';
import { Lobby } from './tables/lobby.ts';
import { WaitingRoom } from './tables/waiting-room.ts';
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
  readonly later?: StoreOpening['later'];
}

/** A server without a port of its own: the caller listens, checks that `Host` is one of our names, and passes requests on. */
export interface GameServer {
  /** Where it stores everything, in words. */
  readonly place: string;
  /** For every new connection, before it has said anything: closes those that are too many from one address. */
  admit(socket: Socket): void;
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
/** How long an idle match says that it will go. */
const ANNOUNCED_MS = 7 * DAY_MS;

export async function createServer(plan: ServerPlan): Promise<GameServer> {
  const { settings, chance = trueChance, now = () => leases?.time ?? Date.now() } = plan;
  let leases: Leases | undefined;
  const isMeasured = settings.metricsToken !== undefined || settings.metricsListen !== null;
  const metrics = isMeasured ? new Metrics() : null;
  const metricsDoor = settings.metricsListen && (await metrics?.listen(settings.metricsListen, settings.metricsToken));
  const remarks: string[] = [];
  const store = await openStore(settings, now(), {
    ...{ failed: () => metrics?.databaseFailed(), told: (words) => remarks.push(words) },
    ...(plan.later && { later: plan.later }),
  }).catch((error: unknown) => {
    metricsDoor?.close();
    throw error;
  });
  const games = new Map(plan.games.map((game) => [game.system.id, game]));
  const app = fastify({
    bodyLimit: LONGEST_BODY,
    trustProxy: settings.trustProxy,
    forceCloseConnections: true,
    logger: { level: settings.logLevel, serializers: SERIALIZERS },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(settings.trustProxy),
  });
  for (const words of remarks) app.log.warn(words);
  const thinkers =
    plan.thinking === undefined ? null : new Thinkers(plan.thinking, (...thought) => metrics?.thought(...thought));
  const fault = (error: unknown, match: string): void => app.log.error({ err: error, match }, 'a match went wrong');
  const underWay = new Set<Promise<unknown>>();
  /** Not awaited by the request, but the store closes only after it. */
  const start = (begun: Promise<unknown>, match = ''): void => {
    underWay.add(begun);
    void begun.catch((error: unknown) => fault(error, match)).finally(() => underWay.delete(begun));
  };
  const turned: House['turned'] = (news) => {
    notices.turns.add(news);
    lists.turned(news);
  };
  const screensChanged = (match: string): void => lists.screensChanged(match);
  const id = randomUUID();
  const [serves, works] = [settings.jobs === 'only' ? 0 : 1, settings.jobs === 'elsewhere' ? 0 : 1];
  const own = { id, address: settings.address?.origin ?? null, serves, works };
  // One process alone holds everything.
  if (store.database.isShared) leases = new Leases({ store, own, ...(plan.leases && { timing: plan.leases }) });
  const relays = leases ? new Relays(id, await store.notices.value('relay secret', chance)) : null;
  const waiting = new WaitingRoom({ process: id, store, fault, changed: (match) => lists.changed(match) });
  const hall = new Hall({
    ...{ process: id, store, games, thinkers, now, fault, turned, screensChanged, mostWarm: settings.mostWarm },
    ...(leases && { leases }),
  });
  const crowd = newCrowd();
  const lists = new Lists({
    ...{ store, now, fault, open: async () => lobby.open(crowd.people.keys()) },
    describe: async (matches, whom) => {
      const present = await hall.present(matches.map(({ row }) => row.id));
      const person = whom === undefined ? undefined : { id: whom };
      return matches.map((match) =>
        infoOf(match, games.get(match.row.game), person, { present: present(match.row.id) }),
      );
    },
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
  const joined = (match: string, person: string): void => {
    lists.changed(match);
    start(notices.seated(match, person), match);
  };
  const refused = (limit: Limit): void => metrics?.refused(limit);
  const budget = new Budget({ perSecond: settings.budget, now, refused });
  const quotas = new Quotas({ store, chance, limits: settings, now, refused });
  const sockets: Sockets = new Map();
  let isStopping = false;
  const lobby = new Lobby({ store, games, chance, waiting, now, joined });
  const presence = new Presence({ store, now, atTables: () => hall.atTables() });
  const playNow = new PlayNow({ store, games, lobby, chance, now });
  const feed = new LobbyFeed({
    ...{ store, games, hall, presence, playNow, now, fault: (error: unknown) => fault(error, '') },
    info: (match, present) => infoOf(match, games.get(match.row.game), undefined, { present }),
  });
  const rooms: Rooms = {
    ...{ settings, games, store, hall, relays, lists, metrics, now, fault, chance, talk, notices },
    ...{ budget, quotas, crowd, refused },
    bringing: new Bringing({ store, games, hall, chance, now, joined }),
    people: new People({ store, hall, chance, now, elsewhere: keptElsewhere(store, notices) }),
    passkeys: new Passkeys({ store, chance, now }),
    ...{ waiting, lobby, presence, playNow, feed },
    isStopping: () => isStopping,
    logNames: await LogNames.of(store.notices),
  };
  const timers: NodeJS.Timeout[] = [];
  let archiving: Promise<unknown> | null = null;
  let retiring: Promise<void> | null = null;
  const backups = new ScheduledBackups({
    ...{ settings, now, made: (at) => metrics?.backedUp(at) },
    fault: (error) => app.log.error({ err: error }, 'a backup could not be made'),
  });
  const drained = async (): Promise<void> => {
    await Promise.allSettled([...underWay, archiving]);
    hall.rest();
    await hall.settled();
  };
  /** Ends all that changes anything. Requests are still answered: with a refusal. */
  const retire = async (): Promise<void> => {
    isStopping = true;
    for (const timer of timers) clearInterval(timer);
    await Promise.race([drained(), new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
    // Before the pages come back: what they play is taken over at once.
    await Promise.allSettled(underWay);
    await leases?.leave().catch((error: unknown) => fault(error, ''));
    for (const socket of sockets.keys()) socket.close(CLOSE.restart, 'the server is stopping');
    await hall.leaveAll();
    await backups.close();
    await Promise.all([lists.close(), feed.close()]);
    await notices.close();
    await jobs.stop();
  };
  /** This program does not know the tables any more: what it writes could be wrong. */
  const retireIfOvertaken = async (): Promise<void> => {
    if (retiring !== null || isStopping || !(await store.isOvertaken())) return;
    app.log.error('a newer Sandtable has changed the tables: this process does nothing more, and is to be replaced');
    // Not one of those that are waited for below: it waits for them.
    retiring ??= retire();
    void retiring.catch((error: unknown) => fault(error, ''));
  };
  await store.database.listen(
    id,
    (news) => {
      if (news.number === MIGRATED) return start(retireIfOvertaken());
      start(hall.hear(news), news.match);
      start(talk.hear(news), news.match);
      lists.hear(news);
    },
    () => {
      start(hall.hearAll());
      start(talk.hearAll());
      start(retireIfOvertaken());
      start(lists.hearAll());
    },
  );
  addErrors(app);
  watchRequests(app, rooms.logNames, metrics);
  guard(app, rooms);
  guardMakers(app, rooms);
  guardBanned(app, rooms);
  tellOfChanges(app, lists);
  addHealth(app, rooms);
  addPages(app, rooms, sockets, jobs);
  addPeopleRoutes(app, rooms);
  addMatchRoutes(app, rooms);
  addTalkRoutes(app, rooms);
  addNoticeRoutes(app, rooms);
  addPasskeyRoutes(app, rooms);
  addMailPages(app, rooms);
  addChangedRoutes(app, rooms);
  addLobbyRoutes(app, rooms);
  await addSocket(app, rooms, sockets);
  await app.ready();
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
  void backups.look();
  timers.push(
    startPinging(sockets),
    setInterval(() => {
      start(hall.stayAlive());
      start(presence.stayHere());
      start(retireIfOvertaken());
    }, ALIVE_MS),
    ...(leases ? [setInterval(() => start(beat()), leases.timing.beat)] : []),
    setInterval(archive, SWEEP_MS),
    setInterval(() => start(hall.rock(() => isStopping)), ROCK_MS),
    setInterval(look, plan.lookEvery ?? LOOK_MS),
    setInterval(() => {
      hall.sweep();
      tidy();
      void backups.look();
    }, SWEEP_MS),
  );
  for (const timer of timers) timer.unref();
  if (settings.jobs !== 'elsewhere') await work(jobs, notices);
  return {
    place: store.database.place,
    admit: (socket) => admit(rooms, socket),
    answer: (request, response) => void app.server.emit('request', request, response),
    upgrade(request, socket, head) {
      // A page may break off before the socket is open.
      socket.on('error', () => {});
      app.server.emit('upgrade', request, socket, head);
    },
    async close() {
      await (retiring ??= retire());
      await app.close();
      await Promise.allSettled(underWay);
      metricsDoor?.close();
      await thinkers?.close();
      await store.close();
    },
  };
}

/** Closes tables that no one joined, and lets bots play on in matches left open by a process that is gone. */
async function keepGoing({ store, hall, lists, playNow, now, isStopping, quotas, settings }: Rooms): Promise<void> {
  await playNow.tidy();
  for (const match of await store.matches.removeExpired(now())) lists.changed(match);
  await store.idle.spare(ANNOUNCED_MS);
  if (settings.idleDays > 0) {
    for (const match of await store.idle.remove(now(), ANNOUNCED_MS)) {
      hall.forget(match);
      lists.changed(match);
    }
    await store.idle.announce(now() - settings.idleDays * DAY_MS, now() + ANNOUNCED_MS);
  }
  await quotas.tidy();
  for (const match of await store.matches.stalled()) if (!isStopping()) await hall.adopt(match);
}

async function work(jobs: Jobs, notices: Notices): Promise<void> {
  await jobs.start(notices.kinds);
  notices.recover();
}

/** What is stored about a person besides matches and devices. */
function keptElsewhere(
  { passkeys, relations, sanctions }: Store,
  notices: Notices,
): NonNullable<PeoplePlan['elsewhere']> {
  return {
    export: async (person) => ({
      notices: await notices.export(person),
      relations: await relations.of(person),
      sanctions: await sanctions.of(person),
      passkeys: (await passkeys.of(person)).map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({
        ...{ id, name, createdAt, usedAt },
      })),
    }),
    forget: (person) => notices.forget(person),
  };
}

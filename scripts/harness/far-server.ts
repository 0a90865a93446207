// For tests in Node: the server's real table and connections, with a store in memory and the test's own clock.
import type { Realm } from '../../packages/kernel/src/index.ts';
import { must } from '../../packages/kernel/src/index.ts';
import type { GameSystem } from '../../packages/kernel/src/index.ts';
import { createMatch, type Seating } from '../../packages/session/src/index.ts';
import type { Rooms } from '../../packages/server/src/doors/rooms.ts';
import { Budget, newCrowd } from '../../packages/server/src/budget/budget.ts';
import { Connection } from '../../packages/server/src/doors/socket.ts';
import { hostedGame } from '../../packages/server/src/games/hosted-game.ts';
import type { EntryRow, MatchRow } from '../../packages/server/src/store/tables.ts';
import { TableClock } from '../../packages/server/src/tables/table-clock.ts';
import { Table } from '../../packages/server/src/tables/table.ts';

interface FarPlan<R extends Realm> {
  readonly system: GameSystem<R>;
  readonly options: object;
  /** People by seat; here a person's id is also the name. */
  readonly seats: Seating;
  readonly seed: string;
  /** The number of log entries in one page. */
  readonly page?: number;
  now?(): number;
}

/** The client's end of a connection: takes texts, and can be closed. */
export interface ServerEnd {
  receive(text: string): void;
  close(): void;
}

export interface FarServer {
  readonly table: Table;
  /** How often a change was asked for again after it had been made. */
  readonly repeats: () => number;
  /** Seats a person without a connection who is told of every entry. */
  sit(seat: string, hear: (seq: number) => void): void;
  /** Connects a person; passes on as text what the server sends. */
  connect(person: string, send: (text: string) => void): ServerEnd;
}

export function farServer<R extends Realm>(plan: FarPlan<R>): FarServer {
  const { system, options, seats, seed, page = 50, now = Date.now } = plan;
  const match = must(createMatch<Realm>(system, { options, seed, seats }));
  const store = memoryStore();
  const faults: unknown[] = [];
  const house = {
    process: 'test',
    page,
    store,
    thinkers: null,
    now,
    fault: (error: unknown) => void faults.push(error),
  };
  const warm = { match, told: [JSON.stringify(match.told)], seating: JSON.stringify(seats), keptAt: 0 };
  const game = hostedGame(system);
  const row = { pace: '{"kind":"none"}', started_at: 0, clocks: null };
  const clock = new TableClock(game, row as MatchRow, match, now());
  const table = new Table('m1', game, warm, clock, house as never);
  // These tests do not chat.
  const talk = { join: async () => undefined, leave: () => undefined };
  const limits = { settings: { observers: 0, addressObservers: 0 }, crowd: newCrowd(), refused: () => undefined };
  const budget = new Budget({ perSecond: 0, now, refused: limits.refused });
  const hall = { open: async () => ({ granted: true, table }) };
  const rooms = { hall, store, talk, now, relays: null, isStopping: () => false, budget, ...limits };
  let repeats = 0;
  const none = (): void => undefined;
  return {
    table,
    repeats: () => repeats,
    sit(audience, hear) {
      table.join({
        ...{ audience, person: null, isTheirs: () => true, known: { seq: -1, moment: null } },
        ...{
          hearAnswers: none,
          hearOffers: none,
          hearPresence: none,
          hearClocks: none,
          end: none,
          hear: ({ seq }) => hear(seq),
        },
      });
    },
    connect(person, send) {
      const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send, close: () => undefined };
      const house1 = { ...rooms, fault: house.fault } as unknown as Rooms;
      const connection = new Connection(
        socket as never,
        { cork: none, uncork: none },
        { person: { id: person, name: person }, address: 'here' },
        house1,
      );
      return {
        receive(text) {
          const { kind, seq } = JSON.parse(text);
          if (kind === 'say' && seq < match.seq) repeats++;
          connection.receive(Buffer.from(text));
        },
        close: () => connection.close(),
      };
    },
  };
}

/** The part of a store that a table needs, in memory. */
function memoryStore() {
  const rows: EntryRow[] = [];
  let offers: { readonly kind: string; readonly seat: string }[] = [];
  let answers: { match: string; version: number; text: string } | undefined;
  const change = ({ version, text }: { readonly version: number; readonly text: string | null }): void => {
    if (text !== null) answers = { match: 'm1', version: version + 1, text };
  };
  const seen = new Map<string, number>();
  return {
    matches: { find: async () => ({ row: { observers: 1 }, seats: [] }) },
    clocks: { read: async () => null, set: async () => undefined },
    entries: {
      append: async (row: EntryRow, _isLast: boolean, next: Parameters<typeof change>[0]) => {
        rows.push(row);
        change(next);
      },
      after: async (_match: string, number: number) => rows.slice(number),
      offersOf: async () => offers,
      agree: async (offer: (typeof offers)[number]) => {
        offers = [...offers.filter(({ seat }) => seat !== offer.seat), offer];
        return offers.map(({ seat }) => seat);
      },
      dropOffers: async () => void (offers = []),
      answersOf: async () => answers,
      setAnswers: async (_match: string, _seq: number, next: Parameters<typeof change>[0]) => change(next),
    },
    snapshots: { keep: async () => undefined },
    screens: {
      tell: async () => undefined,
      elsewhere: async () => [],
      seenBy: async (_match: string, person: string) => seen.get(person) ?? null,
      see: async (_match: string, person: string, number: number) => void seen.set(person, number),
    },
  };
}

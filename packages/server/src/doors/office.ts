import { isIP } from 'node:net';
import type { HostedGame } from '../games/hosted-game.ts';
import { type FailedJob, type Jobs, openJobs } from '../jobs/jobs.ts';
import { People } from '../people/people.ts';
import { trueChance } from '../store/secrets.ts';
import { openStore, type Store } from '../store/store.ts';
import { Hall } from '../tables/hall.ts';
import { explainRefusal } from '../tables/words.ts';
import { LogNames } from './request-log.ts';
import type { Settings } from './settings.ts';

/** A request that cannot be met; the message says why. */
class OfficeRefused extends Error {}

export interface PersonListed {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly devices: number;
  readonly matches: number;
  readonly isKnown: boolean;
}

export interface MatchListed {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly status: string;
  readonly since: number;
  readonly entries: number;
  readonly players: readonly string[];
}

/** A person, or an address, and the letters that stand for them in the log. */
export interface Traced {
  readonly person: string | null;
  readonly name: string | null;
  readonly from: string | null;
  readonly logName: string;
}

/**
 * The administrator's commands, run on the server's machine, whether or not the server is running. A running server notices the changes.
 */
export class Office {
  readonly #settings: Settings;
  readonly #store: Store;
  readonly #games: ReadonlyMap<string, HostedGame>;
  readonly #hall: Hall;

  constructor(settings: Settings, store: Store, games: readonly HostedGame[]) {
    this.#settings = settings;
    this.#store = store;
    this.#games = new Map(games.map((game) => [game.system.id, game]));
    // No thinkers: bots are left to the server.
    this.#hall = new Hall({
      process: 'office',
      store,
      games: this.#games,
      thinkers: null,
      now: Date.now,
      fault: rethrow,
      mostWarm: 1,
    });
  }

  people(): Promise<readonly PersonListed[]> {
    return this.#store.people.all();
  }

  async matches(): Promise<readonly MatchListed[]> {
    const all = await this.#store.matches.all();
    return all.map(({ row, seats }) => ({
      ...{ id: row.id, game: row.game, status: row.status, since: row.created_at, entries: row.seq },
      title: this.#games.get(row.game)?.title(JSON.parse(row.options)) ?? '',
      players: seats.map(
        ({ seat, kind, name, bot }) => `${seat}: ${kind === 'person' ? (name ?? 'free') : (bot ?? 'AI')}`,
      ),
    }));
  }

  /** Aborts a match, without a winner; one still waiting for players is removed. */
  async end(given: string): Promise<string> {
    const id = one(
      given,
      'match',
      (await this.#store.matches.all()).map(({ row }) => row.id),
    );
    const found = await this.#store.matches.find(id);
    if (found?.row.status === 'over') throw new OfficeRefused('this match is over already');
    if (found?.row.status === 'waiting') {
      await this.#store.matches.leave(id, found.row.creator);
      return id;
    }
    const opened = await this.#hall.open(id);
    if (!opened.granted) throw new OfficeRefused(explainRefusal(opened.reasons));
    const { table } = opened;
    const ended = await table.byTable(table.match.seq, { table: 'abort', by: [] });
    if (!ended.granted) throw new OfficeRefused(explainRefusal(ended.reasons));
    return id;
  }

  /** As if the person had done it: leaves waiting matches, resigns running ones, deletes the name. */
  async remove(given: string): Promise<string> {
    const person = await this.#person(given);
    await this.#people().remove(person);
    return person.id;
  }

  async letIn(given: string): Promise<string> {
    const { id } = await this.#person(given);
    await this.#store.people.welcome(id, Date.now());
    return id;
  }

  /** A link that signs one browser in as this person, for someone who has lost every device. */
  async signIn(given: string): Promise<{ readonly link: string; readonly expires: number }> {
    const { token, expires } = await this.#people().deviceLink(await this.#person(given));
    const { publicUrl, port } = this.#settings;
    return { link: `${publicUrl?.origin ?? `http://localhost:${port}`}/#/online/device/${token}`, expires };
  }

  /** Leads from a log line to its person, and from a person or an address to their lines. */
  async trace(given: string): Promise<Traced> {
    const names = await LogNames.of(this.#store.notices);
    if (isIP(given) !== 0) return { person: null, name: null, from: given, logName: names.address(given) };
    const all = await this.people();
    const meant = all.find(({ id }) => names.person(id) === given) ?? (await this.#person(given));
    return { person: meant.id, name: meant.name, from: null, logName: names.person(meant.id) };
  }

  async jobs(): Promise<readonly FailedJob[]> {
    return (await this.#jobs()).failed();
  }

  async retry(given: string): Promise<string> {
    const jobs = await this.#jobs();
    const keys = (await jobs.failed()).map(({ key }) => key);
    const key = one(given, 'failed job', keys);
    await jobs.retry(key);
    return key;
  }

  /** Not started: this process works none off. */
  #jobs(): Promise<Jobs> {
    const { databaseUrl } = this.#settings;
    return openJobs({ database: this.#store.database, databaseUrl, now: Date.now, fault: rethrow });
  }

  async close(): Promise<void> {
    await this.#hall.settled();
    await this.#store.close();
  }

  #people(): People {
    return new People({ store: this.#store, hall: this.#hall, chance: trueChance, now: Date.now });
  }

  async #person(given: string): Promise<{ readonly id: string; readonly name: string }> {
    const all = await this.people();
    const id = one(
      given,
      'person',
      all.map((each) => each.id),
    );
    return { id, name: all.find((each) => each.id === id)?.name ?? '' };
  }
}

function rethrow(error: unknown): never {
  throw error;
}

/** Finds an id by its unique beginning. */
function one(given: string, what: string, ids: readonly string[]): string {
  const found = ids.includes(given) ? [given] : ids.filter((id) => given !== '' && id.startsWith(given));
  const [id] = found;
  if (id === undefined) throw new OfficeRefused(`there is no ${what} ${given}`);
  if (found.length > 1) throw new OfficeRefused(`${found.length} of them begin with ${given}: give more of it`);
  return id;
}

export async function openOffice(settings: Settings, games: readonly HostedGame[]): Promise<Office> {
  return new Office(settings, await openStore(settings, Date.now(), { role: 'visit' }), games);
}

import { isIP } from 'node:net';
import { clean } from '@sandtable/kernel';
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

export interface ReportListed {
  readonly id: string;
  readonly reporter: string;
  readonly by: string;
  readonly reported: string;
  readonly about: string;
  readonly match: string | null;
  readonly reason: string;
  readonly text: string;
  readonly at: number;
}

export interface SanctionGiven {
  readonly person: string;
  readonly name: string;
  readonly reason: string;
  /** Null for a warning, and for a ban without end. */
  readonly until: number | null;
  /** Reports that it settled. */
  readonly settled: number;
}

const DAY_MS = 24 * 60 * 60_000;
const LONGEST_REASON = 300;

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

  /** What players have reported and nobody has settled, the earliest first. */
  async reports(): Promise<readonly ReportListed[]> {
    return this.#store.relations.reports();
  }

  /** Closes the reports of a person without a sanction. */
  async dismiss(given: string): Promise<number> {
    return this.#store.relations.settle((await this.#person(given)).id, Date.now());
  }

  /** A warning, shown to the person until they have read it. Settles what was reported of them. */
  async warn(given: string, reason: string): Promise<SanctionGiven> {
    return this.#sanction(given, 'warning', reason, null);
  }

  /** A ban of so many days; null for good. Their open tables close, and what was reported of them is settled. */
  async ban(given: string, reason: string, days: number | null): Promise<SanctionGiven> {
    const ban = await this.#sanction(given, 'ban', reason, days === null ? null : Date.now() + days * DAY_MS);
    const { matches, tickets } = this.#store;
    for (const { row } of await matches.of(ban.person, Date.now(), Number.MAX_SAFE_INTEGER))
      if (row.status === 'waiting' && row.creator === ban.person) await matches.leave(row.id, ban.person);
    await tickets.remove(ban.person);
    return ban;
  }

  /** Lifts what is in force: bans, and warnings not yet read. Says how many. */
  async unban(given: string): Promise<number> {
    const { id } = await this.#person(given);
    const lifted = await this.#store.sanctions.lift(id, Date.now());
    if (lifted === 0) throw new OfficeRefused('nothing is in force against this person');
    return lifted;
  }

  async #sanction(
    given: string,
    kind: 'warning' | 'ban',
    reason: string,
    until: number | null,
  ): Promise<SanctionGiven> {
    const words = clean(reason, LONGEST_REASON).trim();
    if (words === '') throw new OfficeRefused('say why: the person reads it');
    const { id: person, name } = await this.#person(given);
    const at = Date.now();
    const row = { id: trueChance(), person, kind, reason: words, at, until, read_at: null, lifted_at: null };
    await this.#store.sanctions.add(row);
    const settled = await this.#store.relations.settle(person, at);
    return { person, name, reason: words, until, settled };
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

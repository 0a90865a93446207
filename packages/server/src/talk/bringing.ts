import { setTimeout as pause } from 'node:timers/promises';
import { bad, canonicalJson, ok, readJson, type Realm, type Result, sha256Hex } from '@sandtable/kernel';
import { isByHand, isSamePerson, type Match, type Reading, reading, printEntry } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import type { Chance } from '../store/secrets.ts';
import type { BroughtMatch } from '../store/brought.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { SeatRow } from '../store/tables.ts';
import type { Hall } from '../tables/hall.ts';
import { freshRow } from '../tables/lobby.ts';

interface BringingPlan {
  readonly store: Store;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly hall: Hall;
  readonly chance: Chance;
  now(): number;
  /** Called for every new match, once its person sits in it. */
  joined?(match: string, person: string): void;
}

interface Save {
  readonly text: string;
  /** Hears what reading it has cost, in milliseconds. */
  readonly spent: (ms: number) => void;
  readonly raw: unknown;
  readonly hash: string;
}

/** Characters; a match of 400 entries has some 40,000. */
const LONGEST_SAVE = 2_000_000;
/** Milliseconds of replay before other work gets its turn. */
const AT_ONCE = 8;
/** Milliseconds of replay. No real match takes so long; one that does is an attack. */
const MOST_READING = 20_000;
const MOST_WAITING = 10;

/** Takes over matches that began in a browser: each is replayed, entry by entry, before it is trusted. */
export class Bringing {
  readonly #plan: BringingPlan;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(plan: BringingPlan) {
    this.#plan = plan;
  }

  /** Returns the id of the match here. Bringing the same save again returns the same match. */
  async bring(person: Person, text: string, spent: Save['spent']): Promise<Result<string>> {
    if (this.#waiting >= MOST_WAITING) return bad('text', 'a moment with fewer matches on their way', 'many');
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#bring(person, text, spent));
    this.#last = turn.catch(() => {});
    return turn.finally(() => (this.#waiting -= 1));
  }

  async #bring(person: Person, text: string, spent: Save['spent']): Promise<Result<string>> {
    const { store } = this.#plan;
    const raw = readJson(text, LONGEST_SAVE);
    if (!raw.ok) return raw;
    // By what is in it: the same save with a blank more is the same match. Earlier versions went by its text.
    const hash = sha256Hex(canonicalJson(raw.value));
    const there = (await store.brought.find(person.id, hash)) ?? (await store.brought.find(person.id, sha256Hex(text)));
    const match = there === undefined ? await this.#add(person, { text, spent, raw: raw.value, hash }) : ok(there);
    if (match.ok) await this.#sit(person, match.value);
    if (match.ok && there === undefined) this.#plan.joined?.(match.value, person.id);
    return match;
  }

  async #add(person: Person, { text, raw, hash, spent }: Save): Promise<Result<string>> {
    const game = this.#gameOf(raw);
    if (!game.ok) return game;
    const { read, ms } = await readInPieces(game.value, text);
    spent(ms);
    if (!read.ok) return read;
    const whose = judgePeople(read.value);
    if (!whose.ok) return whose;
    const id = this.#plan.chance();
    const brought = this.#rowsOf(read.value, id, person, hash);
    const isNew = await this.#plan.store.brought.add(brought);
    return ok(isNew ? id : ((await this.#plan.store.brought.find(person.id, hash)) ?? id));
  }

  #gameOf(raw: unknown): Result<HostedGame> {
    const name = typeof raw === 'object' && raw !== null && 'system' in raw ? raw.system : '';
    const { games } = this.#plan;
    const game = typeof name === 'string' ? games.get(name) : undefined;
    return game === undefined
      ? bad('system', `a game that this server has: ${[...games.keys()].join(', ')}`, name)
      : ok(game);
  }

  #rowsOf(match: Match<Realm>, id: string, { id: person }: Person, hash: string): BroughtMatch {
    const now = this.#plan.now();
    const { terms, commitment, secret } = match;
    const wish = { id, game: terms.system, options: JSON.stringify(terms.options), pace: '{"kind":"none"}' };
    const seats = Object.entries(match.seating).map(([seat, { kind, ...holder }], place): SeatRow => ({
      ...{ match: id, seat, place, kind, reserved: null, part: null },
      person: kind === 'person' ? person : null,
      bot: 'bot' in holder ? holder.bot : null,
    }));
    const entries = match.entries.map((entry, index) => ({
      ...{ match: id, number: index + 1, text: printEntry(entry), said_at: now },
      digest: match.log.mark(index + 1).digest,
    }));
    const row = {
      ...freshRow({ ...wish, access: 'link', observers: 0, help: 1, creator: person, drafts: null }, now),
      ...{ status: 'running' as const, started_at: now, seating: JSON.stringify(terms.seats), brought: hash },
      // Already started: it does not close for lack of players.
      expires_at: null,
      seed: typeof commitment === 'string' ? secret : JSON.stringify({ ...commitment, server: secret }),
    };
    return { row, seats, entries };
  }

  /** Gives every person's seat to this person, by entries of the table. */
  async #sit({ id, name }: Person, match: string): Promise<void> {
    const opened = await this.#plan.hall.open(match);
    if (!opened.granted) throw new Error(`what was brought cannot be opened: ${match}`);
    const { table } = opened;
    const isStrange = ([, holder]: [string, { kind: string; id?: string | undefined }]): boolean =>
      holder.kind === 'person' && holder.id !== id;
    for (;;) {
      const [seat, holder] = Object.entries(table.match.seating).find(isStrange) ?? [];
      if (seat === undefined || holder?.kind !== 'person' || table.match.asks === null) return;
      // Refused if the AI was quicker: go round again.
      await table.byTable(table.match.seq, { table: 'seat', seat, holder: { ...holder, id, name } });
    }
  }
}

interface Piecemeal {
  readonly read: Result<Match<Realm>>;
  /** Milliseconds of replay, without the pauses. */
  readonly ms: number;
}

/** Replays and compares everything; refuses a match that comes out differently here. */
async function readInPieces({ system, bots }: HostedGame, text: string): Promise<Piecemeal> {
  const steps = reading(system, text, { bots });
  let spent = 0;
  for (;;) {
    const began = performance.now();
    let ms = 0;
    do {
      const step = steps.next();
      ms = performance.now() - began;
      if (step.done === true) return { read: matchIn(step.value), ms: spent + ms };
      if (spent + ms > MOST_READING)
        return { read: bad('text', 'a match that is read sooner', `${step.value.total} entries`), ms: spent + ms };
    } while (ms < AT_ONCE);
    spent += ms;
    // Half of the time is for others.
    await pause(ms);
  }
}

function matchIn(read: Reading<Realm>): Result<Match<Realm>> {
  switch (read.kind) {
    case 'same':
    case 'renewed':
      return ok(read.match);
    case 'changed':
      return bad(
        `entry ${read.divergence.seq}`,
        'the rules and missions that the match was played by, and this server has others',
        read.divergence.problem.got,
      );
    case 'wrong':
      return { ok: false, problems: read.problems };
  }
}

/** All seats of people must belong to one person: others have not agreed. */
function judgePeople({ seating, asks }: Match<Realm>): Result<null> {
  if (asks === null) return bad('match', 'one that is still played', 'one that is over');
  if (isByHand(seating))
    return bad('match', 'one played in the app', 'one beside a table, whose dice only that table has');
  const [first, ...others] = Object.keys(seating).filter((seat) => seating[seat]?.kind === 'person');
  if (first === undefined) return bad('seats', 'a person in one of them', 'none');
  const stranger = others.find((seat) => !isSamePerson(seating, first, seat));
  return stranger === undefined
    ? ok(null)
    : bad(`seats.${stranger}`, 'one person in all seats of people: others must join by themselves', 'someone else');
}

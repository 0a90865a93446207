import type { AnswerBook } from '@sandtable/session';
import { clean } from '@sandtable/kernel';
import { type AnswerTo, LONGEST_NAME } from '@sandtable/protocol';
import { shownMark } from '../store/names.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Hall } from '../tables/hall.ts';
import { type Chance, hashOfSecret } from '../store/secrets.ts';
import { guestName } from './guest-names.ts';

export interface PeoplePlan {
  readonly store: Store;
  readonly hall: Hall;
  readonly chance: Chance;
  now(): number;
  /** Data about a person outside this class. */
  readonly elsewhere?: {
    export(person: string): Promise<object>;
    /** Called before the person is deleted, and once more after. */
    forget(person: string): Promise<void>;
  };
}

type Me = NonNullable<AnswerTo<'GET /api/me'>['person']>;

/** Short, since the other device is at hand. */
const DEVICE_LINK_MS = 15 * 60 * 1000;
/** A cookie lasts 400 days, the most that browsers allow: once a day is often enough. */
const RENEWED_MS = 24 * 60 * 60 * 1000;
/** Replaces the name of someone who has left. */
const NOBODYS_NAME = 'Somebody';
/** Guest names drawn before one is taken that another has. */
const MOST_DRAWS = 6;

/** People without passwords: the secret in a cookie says who it is. */
export class People {
  readonly #plan: PeoplePlan;

  constructor(plan: PeoplePlan) {
    this.#plan = plan;
  }

  async known(secret: string | undefined): Promise<Person | undefined> {
    return secret === undefined ? undefined : this.#plan.store.people.byKey(hashOfSecret(secret));
  }

  /** Whether the browser is to be given its cookie again: once a day while it is used. */
  async renew(secret: string): Promise<boolean> {
    const { store, now } = this.#plan;
    const hash = hashOfSecret(secret);
    if (!(await store.people.isOlder(hash, now() - RENEWED_MS))) return false;
    await store.people.renewKey(hash, now());
    return true;
  }

  /** A person as their own pages show them. */
  async me({ id, name }: Person): Promise<Me> {
    const { store, now } = this.#plan;
    const [row, told] = [await store.names.of(id), await store.sanctions.toTell(id, now())];
    const sanction = told && { id: told.id, kind: told.kind, reason: told.reason, at: told.at, until: told.until };
    return { id, name, mark: shownMark(row?.mark ?? null), isGuest: row?.is_guest === 1, sanction: sanction ?? null };
  }

  /** A first visit: with the name given, or one that the server makes up. The secret is given out only here. */
  async meet(name: string | undefined): Promise<{ readonly person: Person; readonly secret: string }> {
    const { store, chance } = this.#plan;
    const person = { id: chance(), name: name === undefined ? await this.#guestName() : tidyName(name) };
    const secret = chance();
    await store.people.add(person, { hash: hashOfSecret(secret), now: this.#plan.now() });
    await store.names.set(person.id, person.name, name === undefined);
    return { person, secret };
  }

  /** One that nobody has, if a few draws bring one; else its mark tells it from the other. */
  async #guestName(): Promise<string> {
    const { store, chance } = this.#plan;
    let name = guestName(chance);
    for (let draw = 1; draw < MOST_DRAWS && !(await store.names.isFree(name)); draw++) name = guestName(chance);
    return name;
  }

  async rename({ id }: Person, name: string): Promise<Person> {
    const person = { id, name: tidyName(name) };
    await this.#plan.store.people.rename(id, person.name);
    await this.#plan.store.names.set(id, person.name, false);
    return person;
  }

  /** A token that signs another device in as this person, once. */
  async deviceLink({ id }: Person): Promise<{ readonly token: string; readonly expires: number }> {
    const { store, chance } = this.#plan;
    const [token, now] = [chance(), this.#plan.now()];
    await store.people.removeOldInvitations(now);
    const expires = now + DEVICE_LINK_MS;
    await store.people.invite({
      hash: hashOfSecret(token),
      kind: 'device',
      person: id,
      match: null,
      expires_at: expires,
    });
    return { token, expires };
  }

  async claim(token: string): Promise<{ readonly person: Person; readonly secret: string } | undefined> {
    const { store, chance } = this.#plan;
    const secret = chance();
    const key = { hash: hashOfSecret(secret), now: this.#plan.now() };
    const person = await store.people.claim(hashOfSecret(token), key);
    return person && { person, secret };
  }

  async signOut(secret: string): Promise<void> {
    await this.#plan.store.people.removeKey(hashOfSecret(secret));
  }

  /** All data about a person. Of a running match only what they said themselves: the rest they see at the table. */
  async export({ id }: Person): Promise<object> {
    const { store } = this.#plan;
    const person = await store.people.byId(id);
    const matches = await store.matches.of(id, 0, Number.MAX_SAFE_INTEGER);
    return {
      person,
      devices: await store.people.keysOf(id),
      talk: await store.talk.of(id),
      seen: await store.screens.allSeenBy(id),
      ...(await this.#plan.elsewhere?.export(id)),
      matches: await Promise.all(matches.map((match) => this.#exportMatch(match, id))),
    };
  }

  async #exportMatch({ row, seats }: StoredMatch, id: string): Promise<object> {
    const own = seats.flatMap(({ seat, person }) => (person === id ? [seat] : []));
    const entries = await this.#plan.store.entries.after(row.id, 0);
    const said = entries.filter(({ text }) => own.some((seat) => text.startsWith(`${seat}: `)));
    const answers = (await this.#plan.store.entries.answersOf(row.id))?.text ?? '{"seats":{}}';
    const kept: Pick<AnswerBook, 'seats'> = JSON.parse(answers);
    return {
      answers: Object.fromEntries(Object.entries(kept.seats).filter(([seat]) => own.includes(seat))),
      ...{ id: row.id, game: row.game, status: row.status, createdAt: row.created_at, endedAt: row.ended_at },
      seats: own,
      said: said.map(({ number, text, said_at: at }) => ({ number, text, at })),
    };
  }

  /** Leaves waiting matches, gives up running ones, and removes the name from the rest. */
  async remove({ id }: Person): Promise<void> {
    const { store, hall } = this.#plan;
    await store.talk.forget(id);
    for (const { row, seats } of await store.matches.of(id, 0, Number.MAX_SAFE_INTEGER)) {
      const own = seats.flatMap(({ seat, person }) => (person === id ? [seat] : []));
      if (row.status === 'waiting') await store.matches.leave(row.id, id);
      else if (row.status === 'running' && own.length > 0) await this.#resign(row.id, own);
      if (row.seating !== null) await store.matches.setSeating(row.id, nameless(row.seating, id));
      hall.forget(row.id);
    }
    await this.#plan.elsewhere?.forget(id);
    await store.people.remove(id);
    // Jobs added while the last matches were resigned.
    await this.#plan.elsewhere?.forget(id);
    await store.database.scrub();
  }

  async #resign(match: string, by: readonly string[]): Promise<void> {
    const opened = await this.#plan.hall.open(match);
    if (!opened.granted) return;
    const { table } = opened;
    const { seq, seating } = table.match;
    // A bot standing in plays on.
    const held = by.filter((seat) => seating[seat]?.kind === 'person');
    if (held.length === 0) return;
    // Where a partner plays on, this gives him the seats.
    const resigned = await table.resign(held, seq);
    if (!resigned.granted) await table.byTable(table.match.seq, { table: 'abort', by: [] });
  }
}

/** As it is kept: without what cannot be read. */
export function tidyName(name: string): string {
  return clean(name, LONGEST_NAME).trim();
}

/** The id stays: digests cover it, and it no longer leads to anyone. */
function nameless(seating: string, id: string): string {
  const holders: Record<string, object> = JSON.parse(seating);
  const entries = Object.entries(holders).map(([seat, holder]) => [
    seat,
    'id' in holder && holder.id === id ? { ...holder, name: NOBODYS_NAME } : holder,
  ]);
  return JSON.stringify(Object.fromEntries(entries));
}

import { createHmac } from 'node:crypto';
import type { Chance } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Limit } from './budget.ts';
import { networkOf } from './prefix.ts';

interface QuotasPlan {
  readonly store: Store;
  readonly chance: Chance;
  /** Each is lifted by 0. */
  readonly limits: {
    readonly names: number;
    readonly freshTables: number;
    readonly tables: number;
    readonly freshMatches: number;
    readonly matches: number;
  };
  now(): number;
  refused(limit: Limit): void;
}

const KEY = 'originKey';
const DAY_MS = 24 * 60 * 60 * 1000;
/** A name is new for so long, and so long its network is kept. */
const FRESH_MS = 7 * DAY_MS;
/** A finished match with so many entries makes a name an old one; a resignation at once does not. */
const FINISHED_ENTRIES = 10;

/** What a name may take, and how many names a network; in words if that is too much. */
export class Quotas {
  readonly #plan: QuotasPlan;
  #key: Promise<string> | undefined;

  constructor(plan: QuotasPlan) {
    this.#plan = plan;
  }

  /** A network, so that it can be told from others and not be read: only a thief of the whole database could find out by trying. */
  async #originOf(address: string): Promise<string> {
    const { store, chance } = this.#plan;
    const key = await (this.#key ??= store.notices.value(KEY, chance));
    return createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 16);
  }

  /** May a new name come from there? */
  async judgeName(address: string): Promise<string | null> {
    const { store, limits, now } = this.#plan;
    if (limits.names === 0) return null;
    const taken = await store.origins.countNames(await this.#originOf(address), now() - DAY_MS);
    if (taken < limits.names) return null;
    return this.#refuse(
      'names',
      'Too many new names came from your network today: come back tomorrow, or sign in with the link of a device that has one.',
    );
  }

  async noteName(person: string, address: string): Promise<void> {
    const { store, now } = this.#plan;
    await store.origins.add({ person, origin: await this.#originOf(address), met_at: now() });
  }

  /** May this person open one more table from there? */
  async judgeTable(person: string, address: string): Promise<string | null> {
    const { store, limits } = this.#plan;
    await store.origins.move(person, await this.#originOf(address));
    const isOld = await this.#isOld(person);
    const most = isOld ? limits.tables : limits.freshTables;
    if (most > 0 && (await store.matches.countWaiting(person)) >= most)
      return this.#refuse(
        'tables',
        `${most} of your tables wait for players: close one first.${isOld ? '' : ' Once you have played for a while there may be more.'}`,
      );
    return this.judgeSeat(person, isOld);
  }

  /** May this person sit down at one more match? */
  async judgeSeat(person: string, isOld?: boolean): Promise<string | null> {
    const { store, limits } = this.#plan;
    const most = (isOld ?? (await this.#isOld(person))) ? limits.matches : limits.freshMatches;
    if (most === 0 || (await store.origins.countHeld(person)) < most) return null;
    return this.#refuse('matches', `You sit at ${most} matches that are not over: finish or leave one first.`);
  }

  /** Forgets networks of names that are no longer new. */
  async tidy(): Promise<void> {
    const { store, now } = this.#plan;
    await store.origins.forgetBefore(now() - FRESH_MS);
  }

  #isOld(person: string): Promise<boolean> {
    const { store, now } = this.#plan;
    return store.origins.isEstablished(person, now() - FRESH_MS, FINISHED_ENTRIES);
  }

  #refuse(limit: Limit, words: string): string {
    this.#plan.refused(limit);
    return words;
  }
}

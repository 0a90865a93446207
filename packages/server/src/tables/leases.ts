import type { ProcessRow } from '../store/tables.ts';
import type { Store } from '../store/store.ts';
import type { Lease, Taken } from '../store/leases.ts';

interface LeasesPlan {
  readonly store: Store;
  readonly own: Pick<ProcessRow, 'id' | 'address' | 'serves' | 'works'>;
  readonly timing?: LeaseTiming;
}

export interface LeaseTiming {
  /** Milliseconds between two signs of life. */
  readonly beat: number;
  /** Milliseconds after the last one by which a process is taken for dead. */
  readonly dead: number;
}

/** More than it takes to ask the database. */
const MOST_WRONG_MS = 1000;
const TIMING: LeaseTiming = { beat: 1500, dead: 6000 };

/** What has changed since the last sign of life. */
export interface Pulse {
  /** Processes that have died since. */
  readonly died: readonly string[];
  /** Matches that another process has taken over. */
  readonly lost: readonly (readonly [match: string, lease: Lease])[];
  /** This process itself was silent for so long that others took it for dead. */
  readonly wasDead: boolean;
}

/** Matches to be given up, up to this term: what is taken again since has a later one. */
interface Released {
  readonly matches: readonly string[];
  readonly term: number;
}

const NOTHING: Released = { matches: [], term: 0 };

/** The matches that this process holds, among those processes that share its database. */
export class Leases {
  readonly #plan: LeasesPlan;
  readonly timing: LeaseTiming;
  readonly #held = new Map<string, Lease>();
  readonly #taking = new Map<string, Promise<Taken>>();
  #term = 0;
  #living: readonly ProcessRow['id'][] = [];
  #eldest: { readonly serves: string | undefined; readonly works: string | undefined };
  #lastBeat = performance.now();
  #behind = 0;
  #released: Released = NOTHING;
  #releasing: Promise<void> | null = null;
  #hasLeft = false;

  constructor(plan: LeasesPlan) {
    this.#plan = plan;
    this.timing = plan.timing ?? TIMING;
    const { id } = plan.own;
    this.#eldest = { serves: id, works: id };
  }

  /** The time, by the clock of the database where that of this machine is wrong: clocks of matches go on as they are at every process. */
  get time(): number {
    return Date.now() + this.#behind;
  }

  /** Whether this process is the one that sees to what only one of them has to. */
  isEldest(duty: 'serves' | 'works'): boolean {
    return this.#eldest[duty] === this.#plan.own.id;
  }

  /** Whether nobody can have taken this process for dead since its last sign of life. */
  get isSure(): boolean {
    return performance.now() - this.#lastBeat < this.timing.dead;
  }

  /** `isWatched`: for a screen, which may have it from a holder without any. */
  take(match: string, isWatched: boolean): Promise<Taken> {
    const lease = this.#held.get(match);
    if (lease !== undefined) return Promise.resolve({ kind: 'held', lease });
    if (this.#plan.own.serves === 0 || this.#hasLeft) return Promise.resolve({ kind: 'none' });
    const taking = this.#taking.get(match) ?? this.#take(match, isWatched).finally(() => this.#taking.delete(match));
    this.#taking.set(match, taking);
    return taking;
  }

  async #take(match: string, isWatched: boolean): Promise<Taken> {
    const { store, own } = this.#plan;
    this.#term += 1;
    const taken = await store.leases.take(match, { process: own.id, term: this.#term }, isWatched);
    if (taken.kind === 'held') this.#held.set(match, taken.lease);
    return taken;
  }

  /** Gives up a match, or only this lease of it; those of one moment together. */
  release(match: string, lease = this.#held.get(match)): Promise<void> {
    if (lease === undefined || !this.forget(match, lease)) return Promise.resolve();
    const { matches, term } = this.#released;
    this.#released = { matches: [...matches, match], term: Math.max(term, lease.term) };
    this.#releasing ??= this.#releaseAll().finally(() => (this.#releasing = null));
    return this.#releasing;
  }

  /** What cannot be given up now is given up with the next sign of life. */
  async #releaseAll(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    const { store, own } = this.#plan;
    while (this.#released.matches.length > 0) {
      const { term } = this.#released;
      const matches = this.#released.matches.filter((match) => !this.#held.has(match));
      this.#released = NOTHING;
      try {
        await store.leases.release(matches, { process: own.id, term });
      } catch (error) {
        const more = this.#released;
        this.#released = { matches: [...matches, ...more.matches], term: Math.max(term, more.term) };
        throw error;
      }
    }
  }

  /** Another process holds it by now. False if this one has taken it again since. */
  forget(match: string, { term }: Lease): boolean {
    return this.#held.get(match)?.term === term && this.#held.delete(match);
  }

  /** Called regularly: this process lives. */
  async beat(): Promise<Pulse> {
    const { store, own } = this.#plan;
    if (this.#hasLeft) return { died: [], lost: [], wasDead: false };
    const [now, clock] = [performance.now(), Date.now()];
    const { all, time } = await store.leases.beat(own, this.timing.dead);
    const behind = Math.round(time - (clock + Date.now()) / 2);
    this.#behind = Math.abs(behind) > MOST_WRONG_MS ? behind : 0;
    const wasDead = !this.isSure;
    this.#lastBeat = now;
    if (this.#released.matches.length > 0)
      await (this.#releasing ??= this.#releaseAll().finally(() => (this.#releasing = null)));
    const living = all.filter(({ isAlive }) => isAlive === 1);
    const died = this.#living.filter((id) => living.every((each) => each.id !== id));
    this.#living = living.map(({ id }) => id);
    this.#eldest = {
      serves: living.find(({ serves }) => serves === 1)?.id,
      works: living.find(({ works }) => works === 1)?.id,
    };
    return { died, lost: await this.#lost(), wasDead };
  }

  /** Rows go only when another process takes a match over: as long as there are as many as here, none has gone. */
  async #lost(): Promise<Pulse['lost']> {
    const { store, own } = this.#plan;
    const before = new Map(this.#held);
    if (before.size === 0 || (await store.leases.count(own.id)) >= before.size) return [];
    const stored = await store.leases.heldBy(own.id);
    return [...before].filter(([match, { term }]) => (stored.get(match) ?? 0) < term);
  }

  /** Nothing is taken any more, and everything is given up. */
  async leave(): Promise<void> {
    this.#hasLeft = true;
    this.#held.clear();
    await this.#plan.store.leases.leave(this.#plan.own.id);
  }
}

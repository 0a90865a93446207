import { Buckets, type Rate } from './bucket.ts';

/**
 * What is asked of the server, in milliseconds of one processor: an estimate for each kind, high rather than low. Where the work can be
 * measured, the rest is charged afterwards.
 */
const COSTS = {
  read: 2,
  list: 8,
  look: 10,
  export: 30,
  write: 5,
  name: 10,
  create: 20,
  import: 50,
  socket: 5,
  message: 1,
  question: 5,
} as const;

export type Kind = keyof typeof COSTS;

/** Who pays: an address always, its person if known, and a match for those who only watch it. */
export interface Payers {
  readonly address: string;
  readonly person?: string | undefined;
  readonly match?: string | undefined;
}

/** Every limit by its name in the figures. */
export const LIMITS = [
  ...(['address', 'person', 'match', 'rate', 'questions'] as const),
  ...(['names', 'tables', 'matches', 'sockets', 'observers', 'connections'] as const),
] as const;
export type Limit = (typeof LIMITS)[number];

/** Seconds of the long run that may be spent at once. */
const BURST_SECONDS = 15;
/** A person may come from many addresses; one match may have many who watch. */
const SHARES = { address: 1, person: 1, match: 2 } as const;

interface BudgetPlan {
  /** Milliseconds of processor time that one address may cost per second; 0 for no limit. */
  readonly perSecond: number;
  now(): number;
  refused(limit: Limit): void;
}

/** How long to wait, in seconds; 0 if what was asked is granted. */
export interface Wait {
  readonly seconds: number;
  readonly limit: Limit;
}

/** One budget for reading, writing, sockets, questions, imports and new names alike, counted in what they cost. */
export class Budget {
  readonly #plan: BudgetPlan;
  readonly #buckets: Readonly<Record<keyof Payers, Buckets>>;

  constructor(plan: BudgetPlan) {
    this.#plan = plan;
    const bucketsOf = (share: number): Buckets => new Buckets(rateOf(plan.perSecond * share), plan.now);
    this.#buckets = {
      address: bucketsOf(SHARES.address),
      person: bucketsOf(SHARES.person),
      match: bucketsOf(SHARES.match),
    };
  }

  /** Takes the cost from every payer, or from none; null if granted. */
  take(kind: Kind, payers: Partial<Payers>): Wait | null {
    if (this.#plan.perSecond === 0) return null;
    const cost = COSTS[kind];
    const all = this.#all(payers);
    for (const [limit, bucket] of all) {
      const seconds = bucket.wait(cost);
      if (seconds === 0) continue;
      this.#plan.refused(limit);
      return { seconds, limit };
    }
    for (const [, bucket] of all) bucket.take(cost);
    return null;
  }

  /** What the work has cost beyond the estimate. */
  charge(kind: Kind, payers: Partial<Payers>, ms: number): void {
    if (this.#plan.perSecond === 0 || ms <= COSTS[kind]) return;
    for (const [, bucket] of this.#all(payers)) bucket.charge(ms - COSTS[kind]);
  }

  #all(payers: Partial<Payers>) {
    return (['address', 'person', 'match'] as const).flatMap((limit) => {
      const key = payers[limit];
      return key === undefined ? [] : [[limit, this.#buckets[limit].of(key)] as const];
    });
  }
}

function rateOf(perSecond: number): Rate {
  return { burst: perSecond * BURST_SECONDS, perSecond };
}

/** What is open here now. */
export interface Crowd {
  /** Connections by address. */
  readonly connections: Places;
  /** Sockets by address, and by person. */
  readonly addresses: Places;
  readonly people: Places;
  /** Observers by match, and by match and address. */
  readonly observers: Places;
  readonly observersFrom: Places;
}

export function newCrowd(): Crowd {
  return {
    ...{ connections: new Places(), addresses: new Places(), people: new Places() },
    ...{ observers: new Places(), observersFrom: new Places() },
  };
}

/** Counts what is open at the same time, by whom. */
class Places {
  readonly #counts = new Map<string, number>();

  /** False if that would be more than allowed; 0 allows any number. */
  enter(key: string, most: number): boolean {
    const count = this.of(key);
    if (most > 0 && count >= most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const count = this.of(key) - 1;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  keys(): string[] {
    return [...this.#counts.keys()];
  }
}

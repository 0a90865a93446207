import type { MatchInfo } from '@sandtable/protocol';
import { changesOf, type ListChanges, type Listing, listingAfter, listingOf, type ListTold } from './listing.ts';

/** A screen of a person, which shows their matches. */
export interface MineHearer {
  /** The tag of the list that it has; null for none. */
  mine: string | null;
  hearMine(told: ListTold): void;
}

interface PersonListPlan {
  readonly person: string;
  read(): Promise<readonly MatchInfo[]>;
  /** Its pages know this match now, or no longer. */
  knows(match: string, isKnown: boolean): void;
}

/** A list is read again after this time when a page says that it is here: news of a process that was killed are lost. */
const MOST_MS = 15 * 60_000;

/** The matches of one person who has a page open here, as their pages have them. One thing happens at a time. */
export class PersonList {
  readonly #plan: PersonListPlan;
  readonly #hearers = new Set<MineHearer>();
  #listing: Listing | null = null;
  #readAt = -Infinity;
  #last: Promise<unknown> = Promise.resolve();

  constructor(plan: PersonListPlan) {
    this.#plan = plan;
  }

  get person(): string {
    return this.#plan.person;
  }

  get isEmpty(): boolean {
    return this.#hearers.size === 0;
  }

  knows(match: string): boolean {
    return this.#listing?.marks.has(match) === true;
  }

  /** A page that knows another list than this one may know a newer one: then it is read again. */
  join(hearer: MineHearer): Promise<void> {
    this.#hearers.add(hearer);
    return this.#inTurn(async () => {
      const isOld = performance.now() - this.#readAt > MOST_MS;
      if (this.#listing === null || this.#listing.tag !== hearer.mine || isOld) await this.#readAgain(hearer);
    });
  }

  leave(hearer: MineHearer): void {
    this.#hearers.delete(hearer);
    if (this.isEmpty) this.#keep(null);
  }

  /** These matches have changed, or are no longer theirs. */
  take({ matches, gone }: ListChanges): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#listing === null) return;
      const before = this.#listing;
      const after = listingAfter(before, { matches, gone });
      this.#tellAll(before, after, changesOf(before, after, matches));
    });
  }

  /** Reads it all again: news may have been missed. */
  again(): Promise<void> {
    return this.#inTurn(() => this.#readAgain());
  }

  async #readAgain(lacking?: MineHearer): Promise<void> {
    const matches = await this.#plan.read();
    this.#readAt = performance.now();
    const [before, after] = [this.#listing, listingOf(matches)];
    if (this.isEmpty) return;
    if (before === null) this.#keep(after);
    else this.#tellAll(before, after, changesOf(before, after, matches));
    if (lacking === undefined || lacking.mine === after.tag || !this.#hearers.has(lacking)) return;
    lacking.mine = after.tag;
    lacking.hearMine({ tag: after.tag, after: null, matches, gone: [] });
  }

  #tellAll(before: Listing, after: Listing, changes: ListChanges): void {
    this.#keep(after);
    if (after.tag === before.tag) return;
    for (const hearer of this.#hearers) {
      // A page that knows another list is about to join, and gets the whole one then.
      if (hearer.mine !== before.tag) continue;
      hearer.mine = after.tag;
      hearer.hearMine({ ...changes, tag: after.tag, after: before.tag });
    }
  }

  #keep(after: Listing | null): void {
    const [before, marks] = [this.#listing?.marks, after?.marks];
    this.#listing = after;
    for (const match of before?.keys() ?? []) if (marks?.has(match) !== true) this.#plan.knows(match, false);
    for (const match of marks?.keys() ?? []) if (before?.has(match) !== true) this.#plan.knows(match, true);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}

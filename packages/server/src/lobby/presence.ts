import type { HereRow } from '../store/lobby-rows.ts';
import type { PersonHere } from '../store/here.ts';
import type { Store } from '../store/store.ts';

interface PresencePlan {
  readonly store: Store;
  now(): number;
  /** People with a match open in this process. */
  atTables(): readonly Pick<HereRow, 'person' | 'doing'>[];
}

/** Not heard of for longer: no longer here. */
const HERE_MS = 50_000;
/** Heard of again sooner than this, nothing is written. */
const AGAIN_MS = 15_000;

/** Who is here, in any process: rows in the database. */
export class Presence {
  readonly #plan: PresencePlan;
  readonly #told = new Map<string, HereRow>();
  /** How many pages of each person listen to the lobby here. */
  readonly #lobby = new Map<string, number>();

  constructor(plan: PresencePlan) {
    this.#plan = plan;
  }

  /** This person's page is open at the lobby. */
  async inLobby(person: string): Promise<void> {
    const isPlaying = this.#plan.atTables().some((each) => each.person === person);
    if (!isPlaying) await this.#touch([{ person, doing: 'lobby' }]);
  }

  /** A page of this person listens to the lobby, until `leftLobby`. */
  async enterLobby(person: string): Promise<void> {
    this.#lobby.set(person, (this.#lobby.get(person) ?? 0) + 1);
    await this.inLobby(person);
  }

  leftLobby(person: string): void {
    const left = (this.#lobby.get(person) ?? 1) - 1;
    if (left === 0) this.#lobby.delete(person);
    else this.#lobby.set(person, left);
  }

  /** Called regularly: for those who have a match or the lobby open, and to forget others. */
  async stayHere(): Promise<void> {
    const atTables = this.#plan.atTables();
    const inLobby = [...this.#lobby.keys()].filter((person) => !atTables.some((each) => each.person === person));
    await this.#touch([...atTables, ...inLobby.map((person) => ({ person, doing: 'lobby' as const }))]);
    const before = this.#plan.now() - HERE_MS;
    for (const [person, { at }] of this.#told) if (at < before) this.#told.delete(person);
    await this.#plan.store.here.forget(before);
  }

  async everyone(): Promise<readonly PersonHere[]> {
    return this.#plan.store.here.since(this.#plan.now() - HERE_MS);
  }

  async isHere(person: string): Promise<boolean> {
    return this.#plan.store.here.isHere(person, this.#plan.now() - HERE_MS);
  }

  async #touch(people: readonly Pick<HereRow, 'person' | 'doing'>[]): Promise<void> {
    const at = this.#plan.now();
    const rows = people.flatMap(({ person, doing }) => {
      const told = this.#told.get(person);
      return told !== undefined && told.doing === doing && at - told.at < AGAIN_MS ? [] : [{ person, doing, at }];
    });
    for (const row of rows) this.#told.set(row.person, row);
    await this.#plan.store.here.touch(rows);
  }
}

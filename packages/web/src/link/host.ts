import type { Realm, Result } from '@sandtable/kernel';
import type { LinkFace } from '../face/link.ts';
import { newTable, savedTable } from './open-table.ts';
import type { Answers, News, Opening, Question, Questions, Refusal } from './protocol.ts';
import { type Shelf, shelfError } from './shelf.ts';
import { summaryOf } from './summary.ts';
import type { Table } from './table.ts';

/** What a host needs of the world around it. */
export interface Surroundings<R extends Realm> {
  readonly game: LinkFace<R>;
  readonly shelf: Shelf;
  /** Tells the page something unasked. */
  tell(news: News<R>): void;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Lets questions in between two entries of the AI. */
  breathe(): Promise<void>;
  /** Makes this the one place where the match goes on; `lost` is called when another tab takes it over. */
  claim(id: string, lost: () => void): Promise<void>;
}

interface Hosted<R extends Realm> {
  readonly id: string;
  readonly table: Table<R>;
}

/** Keeps the table: answers what is asked, plays on until a person must decide, and saves after every entry. */
export class Host<R extends Realm> {
  readonly #around: Surroundings<R>;
  #hosted: Hosted<R> | null = null;
  /** Another tab has it: nothing is said or saved here any more. */
  #isLost = false;
  /** Nothing of it is kept. */
  #isPassing = false;
  #isPlaying = false;

  constructor(around: Surroundings<R>) {
    this.#around = around;
  }

  async answer({ topic, asked }: Question): Promise<Answers<R>[Question['topic']]> {
    switch (topic) {
      case 'begin':
        this.#isPassing = asked.passing === true;
        return this.#open(asked.id, newTable(this.#around.game, asked.plan));
      case 'adopt':
        this.#isPassing = asked.passing === true;
        return this.#open(asked.id, savedTable(this.#around.game, asked.text));
      case 'resume':
        return this.#resume(asked);
      case 'act':
        return this.#change(({ table }) => table.act(asked.seq, asked.sentence));
      case 'undo':
        return this.#change(({ table }) => table.undo(asked.seq));
      case 'at':
        return this.#held().table.at(asked.seq);
      case 'why':
        return this.#held().table.why(asked.seq);
      case 'whatIf':
        return this.#held().table.whatIf(asked.seq, asked.unit);
      case 'sit': {
        const { table } = this.#held();
        return { moments: table.sit(asked.seat), log: table.log() };
      }
      case 'save':
        return this.#held().table.save();
    }
  }

  async #resume({ id }: Questions['resume']): Promise<Opening<R>> {
    try {
      const text = await this.#around.shelf.read(id);
      if (text === undefined) return refuse({ kind: 'unknown' });
      return await this.#open(id, savedTable(this.#around.game, text), { isKept: true });
    } catch (error) {
      return refuse({ kind: 'storage', message: shelfError(error).message });
    }
  }

  async #open(id: string, made: Result<Table<R>>, { isKept = false } = {}): Promise<Opening<R>> {
    if (!made.ok) return refuse({ kind: 'wrong', problems: made.problems });
    const table = made.value;
    this.#hosted = { id, table };
    await this.#around.claim(id, () => {
      this.#isLost = true;
      this.#around.tell({ kind: 'trouble', trouble: { kind: 'taken' } });
    });
    if (!isKept) await this.#keep();
    const opened = { moment: table.now(), log: [...table.log()], seating: table.seating, isShared: table.isShared };
    void this.#playOn();
    return { ok: true, opened };
  }

  async #change<V extends { readonly granted: boolean }>(deed: (hosted: Hosted<R>) => V): Promise<V> {
    const verdict = deed(this.#held());
    if (verdict.granted) {
      await this.#spread();
      void this.#playOn();
    }
    return verdict;
  }

  /** The entries of AI and bots, one after the other, until a person is asked. */
  async #playOn(): Promise<void> {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    try {
      while (!this.#isLost) {
        await this.#around.breathe();
        if (!this.#held().table.step()) break;
        await this.#spread();
      }
    } catch (error) {
      this.#around.tell({ kind: 'trouble', trouble: { kind: 'broken', message: String(error) } });
    } finally {
      this.#isPlaying = false;
    }
  }

  /** What has just happened is told at once and kept: a reload never comes back to an older decision. */
  async #spread(): Promise<void> {
    const { table } = this.#held();
    const entry = table.log().at(-1);
    const moment = table.now();
    if (entry !== undefined) this.#around.tell({ kind: 'moment', moment, entry });
    await this.#keep();
  }

  async #keep(): Promise<void> {
    if (this.#isPassing) return;
    const { id, table } = this.#held();
    const { game, shelf, clock, tell } = this.#around;
    try {
      await shelf.write(summaryOf(game, table, id, clock()), table.save());
    } catch (error) {
      const { kind, message } = shelfError(error);
      tell({
        kind: 'trouble',
        trouble: kind === 'full' ? { kind: 'storageFull' } : { kind: 'storageRefused', message },
      });
    }
  }

  #held(): Hosted<R> {
    if (this.#hosted === null) throw new Error('no match has been opened here');
    if (this.#isLost) throw new Error('the match continues in another tab');
    return this.#hosted;
  }
}

function refuse(refusal: Refusal): Extract<Opening<Realm>, { readonly ok: false }> {
  return { ok: false, refusal };
}

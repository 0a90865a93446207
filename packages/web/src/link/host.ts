import type { Result } from '@sandtable/kernel';
import type { Engine } from '../engine/engine.ts';
import { newTable, savedTable } from './open-table.ts';
import type { Answers, News, Opening, Question, Questions, Refusal } from './protocol.ts';
import { type Shelf, shelfError } from './shelf.ts';
import { summaryOf } from './summary.ts';
import type { Table } from './table.ts';

/** What a host needs of the world around it. */
export interface Surroundings {
  readonly engine: Engine;
  readonly shelf: Shelf;
  /** Tells the page something unasked. */
  tell(news: News): void;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Lets questions in between two entries of the AI. */
  breathe(): Promise<void>;
  /** Makes this the one place where the match goes on; `lost` is called when another tab takes it over. */
  claim(id: string, lost: () => void): Promise<void>;
}

interface Hosted {
  readonly id: string;
  readonly table: Table;
}

/** Keeps the table: answers what is asked, plays on until a person must decide, and saves after every entry. */
export class Host {
  readonly #around: Surroundings;
  #hosted: Hosted | null = null;
  /** Another tab has it: nothing is said or saved here any more. */
  #isLost = false;
  #isPlaying = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async answer({ topic, asked }: Question): Promise<Answers[Question['topic']]> {
    switch (topic) {
      case 'begin':
        return this.#open(asked.id, newTable(this.#around.engine, asked.plan));
      case 'adopt':
        return this.#open(asked.id, savedTable(this.#around.engine, asked.text));
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

  async #resume({ id }: Questions['resume']): Promise<Opening> {
    try {
      const text = await this.#around.shelf.read(id);
      if (text === undefined) return refuse({ kind: 'unknown' });
      return await this.#open(id, savedTable(this.#around.engine, text), { isKept: true });
    } catch (error) {
      return refuse({ kind: 'storage', message: shelfError(error).message });
    }
  }

  async #open(id: string, made: Result<Table>, { isKept = false } = {}): Promise<Opening> {
    if (!made.ok) return refuse({ kind: 'wrong', problems: made.problems });
    const table = made.value;
    this.#hosted = { id, table };
    await this.#around.claim(id, () => {
      this.#isLost = true;
      this.#around.tell({ kind: 'trouble', trouble: { kind: 'taken' } });
    });
    if (!isKept) await this.#keep();
    const opened = { moment: table.now(), log: [...table.log()], seating: table.seating };
    void this.#playOn();
    return { ok: true, opened };
  }

  async #change<V extends { readonly granted: boolean }>(deed: (hosted: Hosted) => V): Promise<V> {
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
    const { id, table } = this.#held();
    const { engine, shelf, clock, tell } = this.#around;
    try {
      await shelf.write(summaryOf(engine, table, id, clock()), table.save());
    } catch (error) {
      const { kind, message } = shelfError(error);
      tell({
        kind: 'trouble',
        trouble: kind === 'full' ? { kind: 'storageFull' } : { kind: 'storageRefused', message },
      });
    }
  }

  #held(): Hosted {
    if (this.#hosted === null) throw new Error('no match has been opened here');
    if (this.#isLost) throw new Error('the match goes on in another tab');
    return this.#hosted;
  }
}

function refuse(refusal: Refusal): Opening {
  return { ok: false, refusal };
}

import { deny, type Realm, type Result } from '@sandtable/kernel';
import type { LinkFace } from '../face/link.ts';
import { Keeper } from './keeper.ts';
import { newTable, savedTable } from './open-table.ts';
import type { Answers, Opening, Question, Questions, Refusal, TableNews } from './protocol.ts';
import { type Shelf, shelfError } from './shelf.ts';
import { summaryOf } from './summary.ts';
import type { Table } from './table.ts';

/** What a host needs of the world around it. */
export interface Surroundings<R extends Realm> {
  readonly game: LinkFace<R>;
  readonly shelf: Shelf;
  /** By which the shelf knows this one from others. */
  readonly hand: string;
  /** Tells the page something unasked. */
  tell(news: TableNews<R>): void;
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

/** Keeps the table: answers what is asked, plays on until a person must decide, and saves every entry before it is told. */
export class Host<R extends Realm> {
  readonly #around: Surroundings<R>;
  readonly #keeper: Keeper;
  #hosted: Hosted<R> | null = null;
  /** Another tab has it: nothing is said or saved here any more. */
  #isLost = false;
  /** Nothing of it is kept. */
  #isPassing = false;
  #isPlaying = false;
  /** Something is being kept that nobody knows of yet: nothing is answered or played meanwhile. */
  #busy: Promise<unknown> | null = null;
  /** The match as far as it has been told. */
  #toldText: string | null = null;

  constructor(around: Surroundings<R>) {
    this.#around = around;
    const { shelf, hand, tell } = around;
    this.#keeper = new Keeper({ shelf, hand, tell: (trouble) => tell({ kind: 'trouble', trouble }) });
    shelf.onCleared(() => void this.#keepAgain());
  }

  async answer(question: Question): Promise<Answers<R>[Question['topic']]> {
    while (this.#busy !== null) await this.#busy;
    return this.#answerNow(question);
  }

  async #answerNow({ topic, asked }: Question): Promise<Answers<R>[Question['topic']]> {
    switch (topic) {
      case 'begin':
        this.#isPassing = asked.passing === true;
        return this.#begin(asked.id, newTable(this.#around.game, asked.plan));
      case 'adopt':
        this.#isPassing = asked.passing === true;
        return this.#begin(asked.id, savedTable(this.#around.game, asked.text));
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
        // Where another tab has it, the table may be ahead of what was told.
        return this.#isLost && this.#toldText !== null ? this.#toldText : this.#opened().table.save();
      case 'keep':
        return this.#alone(this.#keep({ isAnew: true }));
    }
  }

  /** First it is made this tab's and then read: what another one decides in between would be lost. */
  async #resume({ id }: Questions['resume']): Promise<Opening<R>> {
    try {
      await this.#claim(id);
      const text = await this.#keeper.claim(id);
      if (text === undefined) return refuse({ kind: 'unknown' });
      this.#toldText = text;
      return this.#open(id, savedTable(this.#around.game, text));
    } catch (error) {
      return refuse({ kind: 'storage', message: shelfError(error).message });
    }
  }

  /** A match that is not on the shelf yet. */
  async #begin(id: string, made: Result<Table<R>>): Promise<Opening<R>> {
    if (made.ok) {
      await this.#claim(id);
      this.#hosted = { id, table: made.value };
      await this.#keep();
    }
    return this.#open(id, made);
  }

  #open(id: string, made: Result<Table<R>>): Opening<R> {
    if (!made.ok) return refuse({ kind: 'wrong', problems: made.problems });
    const table = made.value;
    this.#hosted = { id, table };
    const opened = { moment: table.now(), log: [...table.log()], seating: table.seating, isShared: table.isShared };
    void this.#playOn();
    return { ok: true, opened };
  }

  #claim(id: string): Promise<void> {
    return this.#around.claim(id, () => this.#lose());
  }

  #lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#around.tell({ kind: 'trouble', trouble: { kind: 'taken', isUnsaved: this.#keeper.isUnsaved } });
  }

  async #change<V extends { readonly granted: boolean }>(
    deed: (hosted: Hosted<R>) => V,
  ): Promise<V | ReturnType<typeof deny>> {
    if (this.#isLost) return deny('session', 'taken');
    const verdict = deed(this.#held());
    if (!verdict.granted) return verdict;
    if (!(await this.#alone(this.#spread()))) return deny('session', 'taken');
    void this.#playOn();
    return verdict;
  }

  /** The entries of AI and bots, one after the other, until a person is asked. */
  async #playOn(): Promise<void> {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    try {
      do {
        await this.#around.breathe();
        while (this.#busy !== null) await this.#busy;
      } while (!this.#isLost && this.#held().table.step() && (await this.#alone(this.#spread())));
    } catch (error) {
      this.#around.tell({ kind: 'trouble', trouble: { kind: 'broken', message: String(error) } });
    } finally {
      this.#isPlaying = false;
    }
  }

  /**
   * What has just happened is kept and then told: nobody ever comes back to an older decision than he has seen. False where
   * another tab has the match: there it did not happen.
   */
  async #spread(): Promise<boolean> {
    if (!(await this.#keep())) return false;
    const { table } = this.#opened();
    const entry = table.log().at(-1);
    if (entry !== undefined) this.#around.tell({ kind: 'moment', moment: table.now(), entry });
    return true;
  }

  /** False where another tab has it. What cannot be kept goes on all the same. */
  async #keep({ isAnew = false } = {}): Promise<boolean> {
    if (this.#isPassing) return true;
    const { game, clock } = this.#around;
    const { id, table } = this.#held();
    const text = table.save();
    const kept = await this.#keeper.keep(summaryOf(game, table, id, clock()), text, isAnew);
    if (kept === 'taken') this.#lose();
    else this.#toldText = text;
    return kept !== 'taken';
  }

  /** All that was kept is gone, and the match on the table is not. */
  async #keepAgain(): Promise<void> {
    while (this.#busy !== null) await this.#busy;
    if (this.#hosted !== null && !this.#isLost) await this.#alone(this.#keep());
  }

  async #alone<T>(work: Promise<T>): Promise<T> {
    const done = work.finally(() => (this.#busy = null));
    this.#busy = done.catch(() => undefined);
    return done;
  }

  #held(): Hosted<R> {
    if (this.#isLost) throw new Error('the match continues in another tab');
    return this.#opened();
  }

  #opened(): Hosted<R> {
    if (this.#hosted === null) throw new Error('no match has been opened here');
    return this.#hosted;
  }
}

function refuse(refusal: Refusal): Extract<Opening<Realm>, { readonly ok: false }> {
  return { ok: false, refusal };
}

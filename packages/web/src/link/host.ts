import { deny, type Realm, type Seat } from '@sandtable/kernel';
import type { IfChanged } from './changed-rules.ts';
import { Holding } from './holding.ts';
import { Keeper } from './keeper.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { newTable } from './open-table.ts';
import type { Answers, Opening, Question, Questions, Refusal, Sat } from './protocol.ts';
import { readSlowly } from './read-slowly.ts';
import { readTable, type SavedTable } from './saved-table.ts';
import { ONLOOKER } from './seating.ts';
import { shelfError } from './shelf.ts';
import { summaryOf } from './summary.ts';
import type { Surroundings } from './surroundings.ts';
import type { Table } from './table.ts';

interface Hosted<R extends Realm> {
  readonly id: string;
  readonly table: Table<R>;
  /** After this entry it left the match it was begun from, under changed rules; null where it is that match. */
  readonly forkedAt: number | null;
}

/** Keeps the table: answers what is asked, plays on until a person must decide, and saves every entry before it is told. */
export class Host<R extends Realm> {
  readonly #around: Surroundings<R>;
  readonly #keeper: Keeper;
  #hosted: Hosted<R> | null = null;
  readonly #holding: Holding;
  /** Nothing of it is kept. */
  #isPassing = false;
  #isPlaying = false;
  /** While something is being kept, nothing is answered or played. */
  readonly #turns = new OneAtATime();
  /** The match as far as it has been told, and whose eyes are at the screen. */
  #toldText: string | null = null;
  #toldSeat: Seat = ONLOOKER;
  /** The file of a match that is only watched. */
  #fileText: string | null = null;

  constructor(around: Surroundings<R>) {
    this.#around = around;
    const { shelf, hand, tell } = around;
    this.#keeper = new Keeper({
      shelf,
      hand,
      // What is lost here is no longer kept from here.
      tell: (trouble) => {
        if (!this.#holding.isLost) tell({ kind: 'trouble', trouble });
      },
    });
    this.#holding = new Holding({
      tab: around.tab,
      onLost: () => this.#tellLost(),
      takeBack: (id) => this.#turns.next(() => this.#turns.alone(this.#takeBack(id))),
      onBack: () => this.#goOn(),
    });
    shelf.onCleared(() => void this.#keepAgain());
  }

  answer(question: Question): Promise<Answers<R>[Question['topic']]> {
    return this.#turns.next(() => this.#answerNow(question));
  }

  async #answerNow({ topic, asked }: Question): Promise<Answers<R>[Question['topic']]> {
    switch (topic) {
      case 'begin':
        return this.#begin(asked);
      case 'adopt':
        return this.#adopt(asked);
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
      case 'sit':
        return this.#sit(asked.seat);
      case 'save':
        // Where another tab has it, the table may be ahead of what was told.
        return (this.#holding.isLost ? this.#toldText : this.#fileText) ?? this.#opened().table.save();
      case 'keep':
        return this.#turns.alone(this.#keep({ isAnew: true }));
    }
  }

  async #begin({ id, plan, passing = false }: Questions['begin']): Promise<Opening<R>> {
    const made = newTable(this.#around.game, plan);
    if (!made.ok) return refuse({ kind: 'wrong', problems: made.problems });
    return this.#place({ id, table: made.value, forkedAt: null }, passing);
  }

  async #adopt({ id, text, passing = false, ifChanged }: Questions['adopt']): Promise<Opening<R>> {
    const read = await this.#read(text, ifChanged);
    if (read.kind !== 'table') return refuse(read);
    const { table, isRenewed } = read;
    // What is only watched stays the match of its file, with all that follows.
    if (table.isWatched) this.#fileText = text;
    return this.#place({ id, table, forkedAt: table.isWatched ? null : read.forkedAt }, passing, isRenewed);
  }

  /** Where it cannot be opened here, it goes back to the tab that had it. */
  async #resume(asked: Questions['resume']): Promise<Opening<R>> {
    const opening = await this.#resumeClaimed(asked);
    if (!opening.ok) this.#holding.leave();
    return opening;
  }

  /** First it is made this tab's and then read: what another one decides in between would be lost. */
  async #resumeClaimed({ id }: Questions['resume']): Promise<Opening<R>> {
    let text: string | undefined;
    try {
      await this.#holding.claim(id);
      text = await this.#keeper.claim(id);
    } catch (error) {
      return refuse({ kind: 'storage', message: shelfError(error).message });
    }
    if (text === undefined) return refuse({ kind: 'unknown' });
    this.#toldText = text;
    const read = await this.#read(text);
    if (read.kind !== 'table') return refuse(read);
    this.#hosted = { id, table: read.table, forkedAt: await this.#forkOf(id) };
    // Kept anew, it is of these rules; another tab may have taken it while it was read.
    if (read.isRenewed && !this.#holding.isLost) await this.#keep();
    return this.#open(this.#hosted, read.isRenewed);
  }

  /** A match that is not on the shelf yet. */
  async #place(hosted: Hosted<R>, isPassing: boolean, isRenewed = false): Promise<Opening<R>> {
    this.#isPassing = isPassing;
    if (!isPassing) await this.#holding.claim(hosted.id);
    this.#hosted = hosted;
    await this.#keep();
    return this.#open(hosted, isRenewed);
  }

  #open({ table }: Hosted<R>, isRenewed: boolean): Opening<R> {
    // Nobody's eyes are sent before it is known who looks.
    if (table.isAnyones) table.sit(ONLOOKER);
    this.#toldSeat = table.seat;
    const { seating, isShared, isWatched } = table;
    const opened = { moment: table.now(), log: [...table.log()], seating, isShared, isRenewed, isWatched };
    void this.#playOn();
    return { ok: true, opened };
  }

  #read(text: string, ifChanged?: IfChanged): Promise<SavedTable<R>> {
    const { game, tell } = this.#around;
    return readSlowly(readTable(game, text, ifChanged), this.#around, (progress) =>
      tell({ kind: 'reading', ...progress }),
    );
  }

  /** Stands with what the list of matches shows of it; a match can be played without. */
  async #forkOf(id: string): Promise<number | null> {
    const list = await this.#around.shelf.list().catch(() => null);
    return list?.matches.find((summary) => summary.id === id)?.forkedAt ?? null;
  }

  #tellLost(): void {
    const isUnsaved = this.#keeper.trouble !== null;
    this.#around.tell({ kind: 'trouble', trouble: { kind: 'taken', isUnsaved } });
  }

  #goOn(): void {
    const { tell } = this.#around;
    const { trouble } = this.#keeper;
    tell({ kind: 'trouble', trouble: null });
    if (trouble !== null) tell({ kind: 'trouble', trouble });
    if (this.#hosted !== null) void this.#playOn();
  }

  /** The table as it was last told: what came of a decision after that is nobody's to know. False where another tab has played on. */
  async #takeBack(id: string): Promise<boolean> {
    if (!(await this.#keeper.reclaim(id))) return false;
    const [hosted, text] = [this.#hosted, this.#toldText];
    if (hosted === null || text === null) return true;
    let { table } = hosted;
    if (this.#fileText === null && table.save() !== text) {
      const read = await readSlowly(readTable(this.#around.game, text), this.#around, () => undefined);
      if (read.kind !== 'table') return false;
      ({ table } = read);
    }
    table.succeed(hosted.table, this.#toldSeat);
    this.#hosted = { ...hosted, table };
    return true;
  }

  async #change<V extends { readonly granted: boolean }>(
    deed: (hosted: Hosted<R>) => V,
  ): Promise<V | ReturnType<typeof deny>> {
    if (this.#holding.isLost) {
      this.#tellLost();
      return deny('session', 'taken');
    }
    if (this.#isFull()) return deny('session', 'full');
    const verdict = deed(this.#held());
    if (!verdict.granted) return verdict;
    if (!(await this.#turns.alone(this.#spread()))) return deny('session', 'taken');
    void this.#playOn();
    return verdict;
  }

  /** The entries of AI and bots, one after the other, until a person is asked. */
  async #playOn(): Promise<void> {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    try {
      do await this.#around.breathe();
      while (await this.#turns.next(() => this.#playOne()));
    } catch (error) {
      this.#around.tell({ kind: 'trouble', trouble: { kind: 'broken', message: String(error) } });
    } finally {
      this.#isPlaying = false;
    }
  }

  /** False where a person is asked, it is over, or another tab has it. */
  async #playOne(): Promise<boolean> {
    if (this.#holding.isLost) return false;
    return !this.#isFull() && this.#held().table.step() && this.#turns.alone(this.#spread());
  }

  /** Nothing more can be said, and that is told. */
  #isFull(): boolean {
    const { most, tell } = this.#around;
    const { seq, asks } = this.#opened().table.match;
    const isFull = asks !== null && seq >= most;
    if (isFull) tell({ kind: 'trouble', trouble: { kind: 'matchFull', most } });
    return isFull;
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
    this.#toldSeat = table.seat;
    return true;
  }

  #sit(seat: Seat): Sat<R> {
    // Whoever leaves the screen has left it, even where nothing can be answered.
    if (seat === ONLOOKER) this.#toldSeat = seat;
    const { table } = this.#held();
    const moments = table.sit(seat);
    this.#toldSeat = table.seat;
    return { moments, log: table.log() };
  }

  /** False where another tab has it. What cannot be kept goes on all the same. */
  async #keep({ isAnew = false } = {}): Promise<boolean> {
    if (this.#isPassing) return true;
    const { game, clock } = this.#around;
    const hosted = this.#held();
    const text = this.#fileText ?? hosted.table.save();
    const kept = await this.#keeper.keep(summaryOf(game, hosted, clock()), text, isAnew);
    if (kept === 'taken') this.#holding.lose(hosted.id);
    else this.#toldText = text;
    return kept !== 'taken';
  }

  /** All that was kept is gone, and the match on the table is not. */
  #keepAgain(): Promise<void> {
    return this.#turns.next(async () => {
      if (this.#hosted !== null && !this.#holding.isLost) await this.#turns.alone(this.#keep());
    });
  }

  #held(): Hosted<R> {
    if (this.#holding.isLost) throw new Error('the match continues in another tab');
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

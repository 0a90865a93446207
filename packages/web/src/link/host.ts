import { deny, type Realm, type Seat } from '@sandtable/kernel';
import { Keeper } from './keeper.ts';
import { TabHold } from './one-tab.ts';
import { type OpenResult, type HostedMatch, Opener, type Surroundings } from './opener.ts';
import type { Answers, OpenAnswer, Question, SeatAnswer } from './protocol.ts';
import { ONLOOKER } from './seating.ts';
import { summaryOf } from './summary.ts';

/** Keeps the table: answers what is asked, plays on until a person must decide, and saves every entry before it is told. */
export class Host<R extends Realm> {
  readonly #around: Surroundings<R>;
  readonly #keeper: Keeper;
  #hosted: HostedMatch<R> | null = null;
  readonly #holding: TabHold;
  readonly #opener: Opener<R>;
  #isPlaying = false;
  /** While something is being kept, nothing is answered or played. */
  readonly #turns = new OneAtATime();
  /** The match as far as it has been told, and whose eyes are at the screen. */
  #toldText: string | null = null;
  #toldSeat: Seat = ONLOOKER;

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
    this.#holding = new TabHold({
      tab: around.tab,
      onLost: () => this.#tellLost(),
      takeBack: (id) => this.#turns.next(() => this.#turns.alone(this.#takeBack(id))),
      onBack: () => this.#goOn(),
    });
    this.#opener = new Opener({ around, keeper: this.#keeper, holding: this.#holding });
    shelf.onCleared(() => void this.#keepAgain());
  }

  answer(question: Question): Promise<Answers<R>[Question['topic']]> {
    return this.#turns.next(() => this.#answerNow(question));
  }

  async #answerNow({ topic, asked }: Question): Promise<Answers<R>[Question['topic']]> {
    switch (topic) {
      case 'begin':
        return this.#open(await this.#opener.begin(asked));
      case 'adopt':
        return this.#open(await this.#opener.adopt(asked));
      case 'resume':
        return this.#open(await this.#opener.resume(asked));
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
        return (this.#holding.isLost ? this.#toldText : null) ?? textOf(this.#opened());
      case 'keep':
        return this.#turns.alone(this.#keep({ isAnew: true }));
    }
  }

  async #open(found: OpenResult<R>): Promise<OpenAnswer<R>> {
    if ('refusal' in found) return { ok: false, refusal: found.refusal };
    const { hosted, isRenewed, kept } = found;
    const { table } = hosted;
    this.#hosted = hosted;
    this.#toldText = kept;
    // Kept anew, it is of these rules; another tab may have taken it while it was read.
    if (kept === null || (isRenewed && !this.#holding.isLost)) await this.#keep();
    // Nobody's eyes are sent before it is known who looks.
    if (table.isAnyones) table.sit(ONLOOKER);
    this.#toldSeat = table.seat;
    const { seating, isShared, isWatched } = table;
    const { name } = summaryOf(this.#around.game, hosted, this.#around.clock());
    const opened = { name, moment: table.now(), log: [...table.log()], seating, isShared, isRenewed, isWatched };
    void this.#playOn();
    return { ok: true, opened };
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
    const table = textOf(hosted) === text ? hosted.table : await this.#opener.again(text);
    if (table === null) return false;
    table.succeed(hosted.table, this.#toldSeat);
    this.#hosted = { ...hosted, table };
    return true;
  }

  async #change<V extends { readonly granted: boolean }>(
    deed: (hosted: HostedMatch<R>) => V,
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

  #sit(seat: Seat): SeatAnswer<R> {
    // Whoever leaves the screen has left it, even where nothing can be answered.
    if (seat === ONLOOKER) this.#toldSeat = seat;
    const { table } = this.#held();
    const moments = table.sit(seat);
    this.#toldSeat = table.seat;
    return { moments, log: table.log() };
  }

  /** False where another tab has it. What cannot be kept goes on all the same. */
  async #keep({ isAnew = false } = {}): Promise<boolean> {
    const { game, clock } = this.#around;
    const hosted = this.#held();
    if (hosted.isPassing) return true;
    const text = textOf(hosted);
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

  #held(): HostedMatch<R> {
    if (this.#holding.isLost) throw new Error('the match continues in another tab');
    return this.#opened();
  }

  #opened(): HostedMatch<R> {
    if (this.#hosted === null) throw new Error('no match has been opened here');
    return this.#hosted;
  }
}

/** What is kept of it. */
function textOf<R extends Realm>({ table, file }: HostedMatch<R>): string {
  return file ?? table.save();
}

/** While something is done that nobody knows of yet, everything else waits. */
export class OneAtATime {
  #busy: Promise<unknown> | null = null;

  /** Begins this as soon as nothing is being done alone. Of several that wait, each looks again when its turn has come. */
  async next<T>(begin: () => Promise<T>): Promise<T> {
    while (this.#busy !== null) await this.#busy;
    return begin();
  }

  /** Nothing else begins until this is done. */
  async alone<T>(work: Promise<T>): Promise<T> {
    const done = work.finally(() => (this.#busy = null));
    this.#busy = done.catch(() => undefined);
    return done;
  }
}

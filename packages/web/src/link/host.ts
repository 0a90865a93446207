import { deny, grant, type Realm, type Seat, type Verdict } from '@sandtable/kernel';
import { isByHand, type Prepared } from '@sandtable/session';
import { Keeper } from './keeper.ts';
import type { Mind } from './mind.ts';
import { packRefused } from './missing-pack.ts';
import { TabHold } from './one-tab.ts';
import { Opener, type OpenerResult } from './opener.ts';
import { packedPast } from './packed-past.ts';
import { Shortcut } from './shortcut.ts';
import type { LoggedEntry, Trouble } from '../face/moment.ts';
import type { Answers, OpenAnswer, Question, SeatAnswer } from './protocol.ts';
import { ONLOOKER } from './seating.ts';
import { summaryOf } from './summary.ts';
import type { HostedMatch, Surroundings } from './surroundings.ts';
import { UnloadedError, withRest } from './late-parts.ts';
import type { Thought } from './table.ts';

/**
 * Runs one match in the worker: answers questions, plays AI and bots until a person must decide, and saves each entry
 * before sending it.
 */
export class Host<R extends Realm> {
  readonly #around: Surroundings<R>;
  readonly #keeper: Keeper;
  #match: HostedMatch<R> | null = null;
  readonly #hold: TabHold;
  readonly #opener: Opener<R>;
  readonly #shortcut: Shortcut<R>;
  /** Set if a replay of the match came out different: then it is not played on until its log has been opened again. */
  #unlike: Trouble | null = null;
  #isPlaying = false;
  /** While something is being saved, nothing is answered or played. */
  readonly #gate = new OneAtATime();
  /** Entries held back until a deputy has spoken: the questions to a deputy are not for the person's eyes. */
  #held: LoggedEntry<R>[] = [];
  /**
   * AI and bots wait for the page, since the person's last entry can still be taken back. Not saved: after a reload
   * they answer at once.
   */
  #isPaused = false;
  #wantsPause = false;
  /** Loaded for the first general and the first hint. */
  #mind: Promise<Mind<R>> | null = null;
  #thought: Thought | null = null;

  constructor(around: Surroundings<R>) {
    this.#around = around;
    const { shelf, hand, tell } = around;
    this.#keeper = new Keeper({
      shelf,
      hand,
      // Once another tab has the match, that tab is responsible for saving.
      tell: (trouble) => {
        if (!this.#hold.isLost) tell({ kind: 'trouble', trouble });
      },
    });
    this.#hold = new TabHold({
      tab: around.tab,
      onLost: () => this.#tellLost(),
      takeBack: (id) => this.#gate.whenFree(() => this.#gate.blockUntil(this.#keeper.reclaim(id))),
      onBack: () => this.#resumePlay(),
    });
    this.#shortcut = new Shortcut(around);
    this.#opener = new Opener({ around, keeper: this.#keeper, hold: this.#hold, shortcut: this.#shortcut });
    shelf.onCleared(() => void this.#saveAgain());
  }

  answer(question: Question): Promise<Answers<R>[Question['topic']]> {
    return this.#gate.whenFree(() => this.#answerNow(question));
  }

  async #answerNow({ topic, asked }: Question): Promise<Answers<R>[Question['topic']]> {
    switch (topic) {
      case 'begin':
        return this.#open(await packRefused(this.#opener.begin(asked)));
      case 'adopt':
        return this.#open(await packRefused(this.#opener.adopt(asked)));
      case 'resume':
        return this.#open(await packRefused(this.#opener.resume(asked)));
      case 'act':
        return this.#change(({ table }) => table.prepareAct(asked.seq, asked.sentence, asked.next), asked.pause);
      case 'beforehand':
        this.#playable().table.setAnswers(asked);
        void this.#playOn();
        return true;
      case 'goOn':
        return this.#goOn();
      case 'undo':
        return this.#change(({ table }) => table.prepareUndo(asked.seq));
      case 'end':
        return this.#change(({ table }) => table.prepareByTable(asked.seq, asked.ending));
      case 'at':
        return this.#playable().table.at(asked.seq);
      case 'past':
        return packedPast(this.#playable().table.past(asked));
      case 'why':
        return this.#playable().table.why(asked.seq, asked.eyes);
      case 'whatIf':
        return withRest(this.#around.game, () => this.#playable().table.whatIf(asked.seq, asked.unit));
      case 'sit':
        return this.#gate.blockUntil(this.#sit(asked.seat));
      case 'hand': {
        const { answerByHand } = await import('./by-hand.ts');
        return withRest(this.#around.game, () =>
          answerByHand(this.#playable().table, asked, (prepare) => this.#change(prepare)),
        );
      }
      case 'mind': {
        const hosted = this.#playable();
        return (await this.#mindOf()).answer(asked, hosted, () => this.#gate.blockUntil(this.#save()));
      }
      case 'save':
        return textOf(this.#current());
      case 'keep':
        return this.#gate.blockUntil(this.#save({ isAnew: true }));
    }
  }

  async #open(result: OpenerResult<R>): Promise<OpenAnswer<R>> {
    if ('refusal' in result) return { ok: false, refusal: result.refusal };
    const { hosted, renewal, saved } = result;
    const { table } = hosted;
    this.#match = hosted;
    // A renewed match is saved under the present rules, unless another tab took it while it was being read.
    if (saved === null || (renewal !== null && !this.#hold.isLost)) await this.#save();
    while (table.isSpokenFor && !this.#hold.isLost && !this.#isFull()) {
      const prepared = table.prepareStep();
      if (prepared === null || !(await this.#saveEntry(prepared))) break;
    }
    // Send nothing until we know whose view to send.
    if (table.isAnyones) table.sit(ONLOOKER);
    const { seating, isShared, isWatched } = table;
    const { name } = summaryOf(this.#around.game, hosted, this.#around.clock());
    const isHinted = this.#around.game.craft !== null && !isWatched && !hosted.isPassing && !isByHand(seating);
    const known = { name, moment: table.now(), log: [...table.log()], seating, isShared, renewal, isWatched };
    const opened = isHinted ? { ...known, hints: hosted.hints } : known;
    void this.#playOn();
    this.#keepShortcut();
    if (saved !== null) void this.#prove(hosted, saved);
    return { ok: true, opened };
  }

  async #prove(hosted: HostedMatch<R>, saved: string): Promise<void> {
    this.#unlike = await this.#shortcut.prove(hosted, saved);
    if (!this.#hold.isLost) this.#tellUnlike();
  }

  #tellUnlike(): boolean {
    const trouble = this.#unlike;
    if (trouble !== null) this.#around.tell({ kind: 'trouble', trouble });
    return trouble !== null;
  }

  #keepShortcut(): void {
    this.#shortcut.keep(this.#current(), (begin) => this.#gate.whenFree(begin));
  }

  #tellLost(): void {
    const isUnsaved = this.#keeper.trouble !== null;
    this.#around.tell({ kind: 'trouble', trouble: { kind: 'taken', isUnsaved } });
  }

  #resumePlay(): void {
    const { tell } = this.#around;
    const { trouble } = this.#keeper;
    tell({ kind: 'trouble', trouble: null });
    if (trouble !== null) tell({ kind: 'trouble', trouble });
    // The page may have asked for the answer while another tab had the match.
    if (this.#match !== null) this.#goOn();
  }

  #goOn(): boolean {
    const wasPaused = this.#isPaused;
    this.#isPaused = false;
    void this.#playOn();
    return wasPaused;
  }

  async #change(prepare: (hosted: HostedMatch<R>) => Verdict<Prepared<R>>, wantsPause = false): Promise<Verdict> {
    if (this.#hold.isLost) {
      this.#tellLost();
      return deny('session', 'taken');
    }
    if (this.#isFull()) return deny('session', 'full');
    if (this.#tellUnlike()) return deny('session', 'unlike');
    const prepared = prepare(this.#playable());
    if (!prepared.granted) return prepared;
    this.#wantsPause = wantsPause;
    if (!(await this.#gate.blockUntil(this.#saveAndTell(prepared.value, wantsPause)))) return deny('session', 'taken');
    void this.#playOn();
    return grant();
  }

  async #playOn(): Promise<void> {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    try {
      do {
        await this.#around.breathe();
        await this.#think();
      } while (await this.#gate.whenFree(() => this.#playOne()));
    } catch (error) {
      this.#around.tell({ kind: 'trouble', trouble: { kind: 'broken', message: String(error) } });
    } finally {
      this.#isPlaying = false;
    }
  }

  /** Runs outside the gate: questions are answered as usual while a general thinks. */
  async #think(): Promise<void> {
    const { table } = this.#current();
    if (this.#isHeld || table.general === null) return;
    this.#thought = await (await this.#mindOf()).think(table, () => !this.#isHeld);
  }

  async #mindOf(): Promise<Mind<R>> {
    this.#mind ??= import('./mind.ts').then(({ openMind }) => openMind(this.#around));
    return this.#mind.catch((error: unknown) => {
      this.#mind = null;
      throw new UnloadedError(error);
    });
  }

  /** True while neither AI nor bots may act. */
  get #isHeld(): boolean {
    return this.#hold.isLost || this.#isPaused || this.#unlike !== null;
  }

  /** False if a person must decide, the match is over, or another tab has it. */
  async #playOne(): Promise<boolean> {
    if (this.#isHeld || this.#isFull()) return false;
    const { table } = this.#playable();
    // Something came in between, so the general must think again.
    if (table.general !== null && this.#thought?.seq !== table.match.seq) return true;
    const prepared = table.prepareStep(this.#thought);
    // An answer given beforehand belongs to the person's last entry, so it pauses as that one would.
    const wantsPause = prepared?.isGiven === true && this.#wantsPause;
    return prepared !== null && this.#gate.blockUntil(this.#saveAndTell(prepared, wantsPause));
  }

  /** Whether the match has as many entries as allowed; reports it to the page if so. */
  #isFull(): boolean {
    const { most, tell } = this.#around;
    const { seq, asks } = this.#current().table.match;
    const isFull = asks !== null && seq >= most;
    if (isFull) tell({ kind: 'trouble', trouble: { kind: 'matchFull', most } });
    return isFull;
  }

  /** Saves an entry before sending it, so that a reload never falls behind what was seen. False if the entry does not count. */
  async #saveAndTell(prepared: Prepared<R>, wantsPause = false): Promise<boolean> {
    if (!(await this.#saveEntry(prepared))) return false;
    this.#keepShortcut();
    const { table } = this.#current();
    this.#isPaused = wantsPause && table.mayPause;
    const entry = table.log().at(-1);
    if (entry !== undefined) this.#held.push(entry);
    if (table.isSpokenFor) return true;
    const entries = this.#held.splice(0);
    const moment = this.#isPaused ? { ...table.now(), isPaused: true } : table.now();
    const earlier = entries.slice(0, -1).flatMap(({ events }) => events);
    this.#around.tell({ kind: 'moment', moment: { ...moment, events: [...earlier, ...moment.events] }, entries });
    return true;
  }

  /** Saved before it is shown as well: what a person has seen cannot be taken back, and need not be shown again. */
  async #sit(seat: Seat): Promise<SeatAnswer<R>> {
    // Leaving the screen works even if another tab has the match.
    const { table } = seat === ONLOOKER ? this.#current() : this.#playable();
    const moments = table.sit(seat);
    if (seat !== ONLOOKER && !table.isShared) await this.#save();
    return { moments, log: table.log() };
  }

  /** Commits an entry once it is saved, or drops it: false if another tab has the match. */
  async #saveEntry(prepared: Prepared<R>): Promise<boolean> {
    let isSaved = false;
    try {
      isSaved = await this.#save({ prepared });
    } finally {
      if (!isSaved) prepared.drop();
    }
    if (isSaved) this.#current().table.commit(prepared);
    return isSaved;
  }

  /** False if another tab has the match. True even if saving failed: the match goes on. */
  async #save({ isAnew = false, prepared }: { isAnew?: boolean; prepared?: Prepared<R> } = {}): Promise<boolean> {
    const { game, clock } = this.#around;
    const hosted = this.#playable();
    if (hosted.isPassing) return true;
    const summary = summaryOf(game, hosted, clock(), prepared);
    const result = await this.#keeper.keep(summary, textOf(hosted, prepared), isAnew);
    if (result === 'taken') this.#hold.lose(hosted.id);
    return result !== 'taken';
  }

  /** For when the browser's data was cleared while this match was open. */
  #saveAgain(): Promise<void> {
    return this.#gate.whenFree(async () => {
      if (this.#match !== null && !this.#hold.isLost) await this.#gate.blockUntil(this.#save());
    });
  }

  #playable(): HostedMatch<R> {
    if (this.#hold.isLost) throw new Error('the match continues in another tab');
    return this.#current();
  }

  #current(): HostedMatch<R> {
    if (this.#match === null) throw new Error('no match has been opened here');
    return this.#match;
  }
}

function textOf<R extends Realm>({ table, file }: HostedMatch<R>, prepared?: Prepared<R>): string {
  return file ?? table.save(prepared);
}

/** Makes everything wait while a change that the page does not know of yet is being saved. */
export class OneAtATime {
  #busy: Promise<unknown> | null = null;

  /** Begins as soon as nothing blocks. Several may wait, so each checks again when it wakes. */
  async whenFree<T>(begin: () => Promise<T>): Promise<T> {
    while (this.#busy !== null) await this.#busy;
    return begin();
  }

  async blockUntil<T>(work: Promise<T>): Promise<T> {
    const done = work.finally(() => (this.#busy = null));
    this.#busy = done.catch(() => undefined);
    return done;
  }
}

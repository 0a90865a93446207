import type { Realm } from '@sandtable/kernel';
import { grant } from '@sandtable/kernel';
import { type PrepareAnswer, type Prepared, printEntry } from '@sandtable/session';
import { deadlineOf } from '../pace/clock.ts';
import { ClockChanged } from '../store/clocks.ts';
import { AnswersChanged, EntryTaken } from '../store/entries.ts';
import type { Gallery } from './gallery.ts';
import type { Accepted, House } from './house.ts';
import type { SleepyMatch } from './sleeping.ts';
import { printSnapshot, SNAPSHOT_EVERY } from './snapshots.ts';
import type { StandingBook } from './standing.ts';
import type { TableClock } from './table-clock.ts';
import { replay } from './warming.ts';
import { refusal } from './words.ts';

interface KeeperPlan {
  readonly match: string;
  readonly warm: SleepyMatch;
  readonly standing: StandingBook;
  readonly clock: TableClock;
  readonly gallery: Gallery;
  readonly house: House;
  /** There may be another time at which somebody loses. */
  rearm(): void;
}

/**
 * Keeps a match as the database has it. One thing happens at a time; what is accepted is in the database before anybody hears of it.
 * Other processes may append to the same match: whoever comes second drops what it has prepared and reads what was first.
 */
export class Keeper {
  readonly #plan: KeeperPlan;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** An append failed, and perhaps it did not: the database is asked before anything else. */
  #isUnsure = false;
  #keeping: Promise<void> = Promise.resolve();

  constructor(plan: KeeperPlan) {
    this.#plan = plan;
  }

  get #match(): SleepyMatch['match'] {
    return this.#plan.warm.match;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** One after the other, whether or not the one before went well. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** All that was begun is done. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** Nothing is judged by a match that may be behind what is stored. */
  async makeSure(): Promise<void> {
    if (this.#isUnsure) await this.catchUp();
  }

  /** Something that was not an entry could not be stored. */
  doubt(): void {
    this.#isUnsure = true;
  }

  /** With the answers beforehand as they are after it. If those were others meanwhile, it is made anew, once. */
  async keep(
    prepared: Prepared<Realm>,
    again: () => PrepareAnswer<Realm> | null = () => null,
    arrived = this.#plan.house.now(),
  ): Promise<Accepted> {
    const { match: id, standing, clock, house, warm, gallery } = this.#plan;
    const { seq, entry, digest, told, asks } = prepared;
    // Never before the last entry, though the clock was set back.
    const at = Math.max(arrived, clock.now.at);
    const row = { match: id, number: seq, text: printEntry(entry), digest, said_at: at };
    const next = standing.after(this.#match, prepared);
    const time = clock.after(this.#match, prepared, at);
    try {
      await house.store.entries.append(row, asks, next, { clock: time.change, deputy: deputyIn(entry) });
    } catch (error) {
      prepared.drop();
      this.#isUnsure = true;
      const isOther = error instanceof AnswersChanged || error instanceof ClockChanged;
      if (!(error instanceof EntryTaken) && !isOther) throw error;
      await this.catchUp();
      const anew = isOther ? again() : null;
      return anew?.granted === true ? this.keep(anew.value, undefined, arrived) : refusal('overtaken', this.#match.seq);
    }
    standing.take(next);
    clock.take(time);
    this.#plan.rearm();
    prepared.commit();
    warm.told.push(JSON.stringify(told));
    gallery.tellAll();
    this.tellTurn();
    // Once the next in turn may speak; nobody waits until it is kept.
    if (seq % SNAPSHOT_EVERY === 0) void this.keepSnapshot();
    return grant({ seq });
  }

  /** For whoever tells people who are not there: an entry, or another deadline. */
  tellTurn(): void {
    const { match: id, clock, house } = this.#plan;
    const { seq, asks, seating: seats } = this.#match;
    const isOver = asks === null;
    house.turned?.({ match: id, seq, asks: isOver ? [] : [asks], seats, isOver, deadline: deadlineOf(clock.now) });
  }

  /** Keeps the match as it is now, to be opened without replay; done when that and any before it are. That it fails costs nothing but a replay. */
  keepSnapshot(): Promise<void> {
    this.#keeping = this.#keepAfter(this.#keeping);
    return this.#keeping;
  }

  async #keepAfter(before: Promise<void>): Promise<void> {
    const { match: id, warm, house } = this.#plan;
    await before;
    try {
      const shot = await this.inTurn(async () => ({
        number: warm.brief.seq,
        text: warm.brief.seq > warm.keptAt ? printSnapshot(warm) : '',
      }));
      if (shot.text === '') return;
      warm.keptAt = shot.number;
      await house.store.snapshots.keep({ match: id, ...shot }, warm.seating);
    } catch (error) {
      house.fault(error, id);
    }
  }

  /** Nobody has played for a while: it is kept, and is a text until somebody asks for it. Not if anybody waits for his turn. */
  async sleep(): Promise<void> {
    const { match: id, warm, gallery, house } = this.#plan;
    await this.inTurn(async () => {
      if (warm.isAsleep || this.#waiting > 1 || this.#isUnsure || !gallery.isTold) return;
      const [number, text] = [this.#match.seq, printSnapshot(warm)];
      if (number > warm.keptAt) await house.store.snapshots.keep({ match: id, number, text }, warm.seating);
      warm.keptAt = number;
      if (this.#waiting > 1 || !gallery.isTold) return;
      gallery.sleep();
      warm.sleep(text);
    });
  }

  /** Reads and tells what other processes have appended. */
  async catchUp(): Promise<void> {
    const { match: id, warm, house, gallery } = this.#plan;
    const rows = await house.store.entries.after(id, this.#match.seq);
    try {
      await replay(warm, rows, house);
      await this.readBeside();
    } finally {
      gallery.tellAll();
    }
    this.#isUnsure = false;
  }

  /** The answers beforehand and the clocks. */
  async readBeside(): Promise<void> {
    const { match: id, standing, clock, house, gallery } = this.#plan;
    const { entries, clocks } = house.store;
    standing.read(this.#match, await entries.answersOf(id));
    if (clock.read(await clocks.read(id))) this.tellClocks();
    gallery.tellAnswers();
  }

  async readOffers(): Promise<void> {
    const { match: id, house, gallery } = this.#plan;
    gallery.setOffers(await house.store.entries.offersOf(id));
  }

  tellClocks(): void {
    this.#plan.rearm();
    this.#plan.gallery.tellClocks();
  }
}

/** A bot takes a seat, or its person does again. */
function deputyIn(entry: Prepared<Realm>['entry']): { readonly seat: string; readonly bot: string | null } | undefined {
  if (!('holder' in entry)) return undefined;
  return { seat: entry.seat, bot: entry.holder.kind === 'bot' ? entry.holder.bot : null };
}

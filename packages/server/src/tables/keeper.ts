import type { Realm } from '@sandtable/kernel';
import { grant } from '@sandtable/kernel';
import { type PrepareAnswer, type Prepared, printEntry } from '@sandtable/session';
import { deadlineOf } from '../pace/clock.ts';
import { ClockChanged } from '../store/clocks.ts';
import { AnswersChanged, EntryTaken, type SeatChange } from '../store/entries.ts';
import { LeaseLost } from '../store/leases.ts';
import type { Gallery } from './gallery.ts';
import type { Accepted, House, Tenure } from './house.ts';
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
  readonly tenure: Tenure;
  /** The time of the next flag may have changed. */
  rearm(): void;
}

/**
 * Keeps a warm match in step with the database. One thing happens at a time; an entry is in the database before anyone hears of it. Other
 * processes may append to the same match: the slower one drops what it prepared and reads what came first.
 */
export class Keeper {
  readonly #plan: KeeperPlan;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** An append failed, but may have been stored: read the database before anything else. */
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

  /** Runs work one after the other, whether or not the one before failed. */
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

  async settled(): Promise<void> {
    await this.#last;
  }

  /** Call before judging: the match may be behind the database. */
  async makeSure(): Promise<void> {
    if (this.#isUnsure) await this.catchUp();
  }

  /** Something other than an entry could not be stored. */
  doubt(): void {
    this.#isUnsure = true;
  }

  /**
   * Stores an entry with the clocks and the answers beforehand as they are after it. If either changed meanwhile, prepares again, once.
   * `owner`: whose the seat is from now on, if the entry changes that too; null for nobody's.
   */
  async keep(
    prepared: Prepared<Realm>,
    again: () => PrepareAnswer<Realm> | null = () => null,
    arrived = this.#plan.house.now(),
    owner?: string | null,
  ): Promise<Accepted> {
    const { match: id, standing, clock, house, warm, gallery, tenure } = this.#plan;
    const { seq, entry, digest, told, asks } = prepared;
    // Never before the last entry, even if the clock was set back.
    const at = Math.max(arrived, clock.now.at);
    const row = { match: id, number: seq, text: printEntry(entry), digest, said_at: at };
    const next = standing.after(this.#match, prepared);
    const time = clock.after(this.#match, prepared, at);
    try {
      const { lease } = tenure;
      const deputy = deputyIn(entry, owner);
      await house.store.entries.append(row, asks, next, { clock: time.change, deputy, lease });
    } catch (error) {
      prepared.drop();
      this.#isUnsure = true;
      if (error instanceof LeaseLost && tenure.lease !== undefined) house.deposed?.(id, tenure.lease);
      const isOther = error instanceof AnswersChanged || error instanceof ClockChanged;
      if (!(error instanceof EntryTaken) && !isOther) throw error;
      await this.catchUp();
      const anew = isOther ? again() : null;
      return anew?.granted === true
        ? this.keep(anew.value, undefined, arrived, owner)
        : refusal('overtaken', this.#match.seq);
    }
    standing.take(next);
    clock.take(time);
    this.#plan.rearm();
    prepared.commit();
    warm.told.push(JSON.stringify(told));
    gallery.tellAll();
    this.tellTurn();
    // Runs in its turn after this entry; nothing waits for it.
    if (seq % SNAPSHOT_EVERY === 0) void this.keepSnapshot();
    return grant({ seq });
  }

  /** Reports an entry or a new deadline, for notices to people who are away. */
  tellTurn(): void {
    const { match: id, clock, house } = this.#plan;
    const { seq, asks, seating: seats } = this.#match;
    const isOver = asks === null;
    house.turned?.({ match: id, seq, asks: isOver ? [] : [asks], seats, isOver, deadline: deadlineOf(clock.now) });
  }

  /**
   * Stores a snapshot, so that the match opens without replay; resolves when it and earlier ones are stored. A failure costs only a replay.
   */
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

  /** After a while without play: stores a snapshot and keeps only its text until the match is needed. Not while other work waits. */
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

/** A bot takes a seat, or a person does: its own, or a new one. */
function deputyIn(entry: Prepared<Realm>['entry'], owner: string | null | undefined): SeatChange | undefined {
  if (!('holder' in entry)) return undefined;
  const bot = entry.holder.kind === 'bot' ? entry.holder.bot : null;
  return { seat: entry.seat, bot, ...(owner === undefined ? {} : { person: owner }) };
}

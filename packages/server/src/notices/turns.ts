import type { MarkRow, WishRow } from '../store/notice-rows.ts';
import type { TurnNews } from '../tables/house.ts';
import type { NoticesPlan } from './plan.ts';
import { askedSince, peopleIn, type Pending, TurnBook, type TurnStarts } from './turn-book.ts';

const HOUR_MS = 60 * 60_000;
/** A reminder comes 12 hours before the deadline, or halfway to it if less than a day is left; none for less than an hour. */
const REMIND_MS = 12 * HOUR_MS;
const LEAST_REMINDED_MS = HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/** Works out whose turn it has become, and schedules their notices. A match whose players want none costs nothing. */
export class Turns {
  readonly #plan: NoticesPlan;
  readonly #book = new TurnBook();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(plan: NoticesPlan) {
    this.#plan = plan;
  }

  /** Called after every entry; play does not wait for it. */
  add(news: TurnNews): void {
    this.#book.add(news);
    this.#timer ??= setTimeout(() => void this.flush(), this.#plan.timing.gather).unref();
  }

  /** For a match that has just started, or of which this process has heard nothing. */
  async look(match: string): Promise<void> {
    const news = await this.#newsOf(match);
    if (news !== null) this.add(news);
  }

  /** The entry since which a person is asked; undefined if they are not. */
  askedIn(mark: MarkRow | undefined, person: string): number | undefined {
    if (mark === undefined || !this.#book.isAsked(mark.match, person)) return undefined;
    const asked: TurnStarts = JSON.parse(mark.asked);
    return asked[person];
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flushing = this.#flushing.then(() => this.#settleAll());
    await this.#flushing;
  }

  /** At the start: deals with what a killed process left. */
  async recover(): Promise<void> {
    const { store, now } = this.#plan;
    for (const match of await store.notices.unmarked(now() - DAY_MS)) await this.look(match);
    await this.flush();
  }

  /** A person turns notices on: no notice of a turn that is theirs already, but a reminder may come. */
  async begin(wish: WishRow): Promise<void> {
    for (const match of await this.#plan.store.notices.runningOf(wish.person)) {
      const news = await this.#newsOf(match);
      const mark = await this.#plan.store.notices.mark(match);
      if (news === null) continue;
      // News after the mark may concern others too.
      if (mark !== undefined && mark.seq < news.seq) this.add(news);
      else await this.#settle({ news, left: new Set() }, { ...wish, turns: 'off' });
    }
  }

  async #newsOf(match: string): Promise<TurnNews | null> {
    const { hall, store } = this.#plan;
    const opened = await hall.open(match, 'look');
    const stored = await store.matches.find(match);
    if (!opened.granted || stored === undefined) return null;
    const { seq, asks, seating: seats } = opened.table.match;
    const isOver = asks === null;
    return { match, seq, asks: isOver ? [] : [asks], seats, isOver, deadline: stored.row.deadline };
  }

  async #settleAll(): Promise<void> {
    const all = this.#book.takeAll();
    const people = new Set(all.flatMap(({ news }) => peopleIn(news.seats)));
    const wishes = this.#plan.store.notices.wishesOf([...people]);
    for (const pending of all) {
      try {
        const seated = peopleIn(pending.news.seats);
        const own = (await wishes).filter(({ person }) => seated.includes(person));
        if (own.length > 0) await this.#settle(pending, ...own);
      } catch (error) {
        // Trying again sends no notice twice: what was sent is on record.
        this.#book.putBack(pending);
        this.#timer ??= setTimeout(() => void this.flush(), this.#plan.timing.lookAgain).unref();
        this.#plan.fault(error, pending.news.match);
      }
    }
    await wishes.catch(() => {});
  }

  /** Schedules first, then sets the mark: if the process is killed in between, scheduling again changes nothing. */
  async #settle(pending: Pending, ...wishes: readonly WishRow[]): Promise<void> {
    const { store } = this.#plan;
    const { match, seq, deadline } = pending.news;
    const mark = await store.notices.mark(match);
    if (mark !== undefined && mark.seq > seq) return;
    const before: TurnStarts = mark === undefined ? {} : JSON.parse(mark.asked);
    const said = mark === undefined ? [] : await store.entries.after(match, mark.seq, seq - mark.seq);
    const texts = said.map(({ text }) => text);
    const asked = askedSince(pending, before, texts);
    for (const wish of wishes) await this.#schedule(pending.news, wish, before[wish.person], asked[wish.person]);
    await store.notices.setMark({
      ...{ match, seq, deadline, asked: JSON.stringify(asked), round: await this.#roundOf(match) },
    });
  }

  async #schedule(
    { match, seq, isOver, deadline }: TurnNews,
    { person, turns, reminders, others }: WishRow,
    before: number | undefined,
    since: number | undefined,
  ): Promise<void> {
    const { jobs, now, timing } = this.#plan;
    const [turn, reminder] = [`${person}/turn/${match}`, `${person}/reminder/${match}`];
    const soon = now() + timing.late;
    if (since === undefined && before !== undefined) {
      await jobs.drop(turn);
      await jobs.drop(reminder);
    }
    if (since !== undefined && since !== before && turns === 'each')
      await jobs.add({ key: turn, at: soon, kind: 'turn', data: { person, match, seq: since } });
    const at = deadline === null ? null : remindAt(now(), deadline);
    if (since !== undefined && reminders === 1 && at !== null)
      await jobs.add({ key: reminder, at, kind: 'reminder', data: { person, match, deadline } });
    if (isOver && others === 1)
      await jobs.add({ key: `${person}/over/${match}`, at: soon, kind: 'over', data: { person, match, seq } });
  }

  /** The round, from the spectator's view. */
  async #roundOf(match: string): Promise<number | null> {
    const opened = await this.#plan.hall.open(match, 'look');
    if (!opened.granted) return null;
    const { game, match: played } = opened.table;
    return game.roundOf(played.now('spectator').view);
  }
}

/** When to send a reminder; null for never. */
export function remindAt(now: number, deadline: number): number | null {
  const left = deadline - now;
  if (left < LEAST_REMINDED_MS) return null;
  return left > 2 * REMIND_MS ? deadline - REMIND_MS : now + left / 2;
}

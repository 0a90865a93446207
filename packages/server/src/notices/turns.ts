import type { MarkRow, WishRow } from '../store/notice-rows.ts';
import type { TurnNews } from '../tables/house.ts';
import type { NoticesPlan } from './plan.ts';
import { type Asked, askedSince, peopleIn, type Pending, TurnBook } from './turn-book.ts';

const HOUR_MS = 60 * 60_000;
/** So long before his time is over somebody is reminded, or at half of it where there is less; of minutes nobody is. */
const REMIND_MS = 12 * HOUR_MS;
const LEAST_REMINDED_MS = HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/** Whose turn it has become, and what is to be told of it later. Matches in which nobody wants to be told cost nothing. */
export class Turns {
  readonly #plan: NoticesPlan;
  readonly #book = new TurnBook();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(plan: NoticesPlan) {
    this.#plan = plan;
  }

  /** After every entry; whoever plays does not wait for it. */
  add(news: TurnNews): void {
    this.#book.add(news);
    this.#timer ??= setTimeout(() => void this.flush(), this.#plan.timing.gather).unref();
  }

  /** How a match stands that has just started, or of which this process has heard nothing. */
  async look(match: string): Promise<void> {
    const news = await this.#newsOf(match);
    if (news !== null) this.add(news);
  }

  /** Since which entry a person is asked; undefined if he is not. */
  askedIn(mark: MarkRow | undefined, person: string): number | undefined {
    if (mark === undefined || !this.#book.isAsked(mark.match, person)) return undefined;
    const asked: Asked = JSON.parse(mark.asked);
    return asked[person];
  }

  /** Deals with all news that were gathered. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flushing = this.#flushing.then(() => this.#settleAll());
    await this.#flushing;
  }

  /** At the start: what a process that was killed has not told. */
  async recover(): Promise<void> {
    const { store, now } = this.#plan;
    for (const match of await store.notices.unmarked(now() - DAY_MS)) await this.look(match);
    await this.flush();
  }

  /** Somebody wants to be told from now on: what is his turn already he knows, but he may be reminded of it. */
  async begin(wish: WishRow): Promise<void> {
    for (const match of await this.#plan.store.notices.runningOf(wish.person)) {
      const news = await this.#newsOf(match);
      const mark = await this.#plan.store.notices.mark(match);
      if (news === null) continue;
      // What is newer than the mark may be news to others.
      if (mark !== undefined && mark.seq < news.seq) this.add(news);
      else await this.#settle({ news, left: new Set() }, { ...wish, turns: 'off' });
    }
  }

  async #newsOf(match: string): Promise<TurnNews | null> {
    const { hall, store } = this.#plan;
    const opened = await hall.open(match);
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
        // Nobody is told twice: what was done of it is known by then.
        this.#book.putBack(pending);
        this.#timer ??= setTimeout(() => void this.flush(), this.#plan.timing.lookAgain).unref();
        this.#plan.fault(error, pending.news.match);
      }
    }
    await wishes.catch(() => {});
  }

  /** First what is to be done, then the mark: whoever is killed between them does it again, and it is the same. */
  async #settle(pending: Pending, ...wishes: readonly WishRow[]): Promise<void> {
    const { store } = this.#plan;
    const { match, seq, deadline } = pending.news;
    const mark = await store.notices.mark(match);
    if (mark !== undefined && mark.seq > seq) return;
    const before: Asked = mark === undefined ? {} : JSON.parse(mark.asked);
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

  /** As everybody sees it. */
  async #roundOf(match: string): Promise<number | null> {
    const opened = await this.#plan.hall.open(match);
    if (!opened.granted) return null;
    const { game, match: played } = opened.table;
    return game.roundOf(played.now('spectator').view);
  }
}

/** When somebody is reminded whose time is over then; null for never. */
export function remindAt(now: number, deadline: number): number | null {
  const left = deadline - now;
  if (left < LEAST_REMINDED_MS) return null;
  return left > 2 * REMIND_MS ? deadline - REMIND_MS : now + left / 2;
}

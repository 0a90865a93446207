import type { JobKinds } from '../jobs/jobs.ts';
import type { WishRow } from '../store/notice-rows.ts';
import { Addresses, type Question } from './addresses.ts';
import { nextAt } from './daily.ts';
import { Post } from './mail.ts';
import type { NoticesPlan } from './plan.ts';
import { type Errand, type Order, Sender } from './sender.ts';
import { remindAt, Turns } from './turns.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const SENT_KEPT_MS = 60 * DAY_MS;
/** How often to look for tables about to close. */
const TABLES_MS = HOUR_MS / 2;
/** A key outside every person's prefix. */
const TABLES = 'server/tables';

type Due = Omit<Order, 'kind'>;
type DueReminder = Omit<Due, 'seq'> & { readonly deadline: number };

export class Notices {
  readonly addresses: Addresses;
  readonly turns: Turns;
  readonly #plan: NoticesPlan;
  readonly #post: Post | null;
  readonly #sender: Sender;
  #recovering: Promise<void> = Promise.resolve();

  constructor(plan: NoticesPlan) {
    const { smtpUrl, mailFrom } = plan.settings;
    this.#plan = plan;
    this.#post = smtpUrl === undefined || mailFrom === undefined ? null : new Post(smtpUrl, mailFrom);
    this.#sender = new Sender({ ...plan, post: this.#post, contact: contactIn(plan.settings) });
    this.addresses = new Addresses({ ...plan, post: this.#post });
    this.turns = new Turns(plan);
  }

  get canMail(): boolean {
    return this.#post !== null;
  }

  get mayLoop(): boolean {
    return this.#plan.mayLoop;
  }

  get kinds(): JobKinds {
    const job =
      <Data>(work: (data: Data) => Promise<void>) =>
      (data: unknown): Promise<void> =>
        // oxlint-disable-next-line typescript/consistent-type-assertions -- it was put there by this program, for this kind
        work(data as Data);
    return {
      turn: job<Due>((due) => this.#turn(due)),
      reminder: job<DueReminder>((due) => this.#remind(due)),
      over: job<Due>((due) => this.#tellUnlessThere('over', due)),
      joined: job<Due>((due) => this.#joined(due)),
      daily: job<Pick<Due, 'person'>>((due) => this.#daily(due)),
      tables: () => this.#tables(),
      send: job<Errand>((errand) => this.#sender.send(errand)),
      confirm: job<Question>((question) => this.addresses.ask(question)),
    };
  }

  /** At the start of a process that works jobs; not awaited. */
  recover(): void {
    this.#recovering = this.#recover().catch((error: unknown) => this.#plan.fault(error, ''));
  }

  async #recover(): Promise<void> {
    const { store, now } = this.#plan;
    await store.notices.removeSentBefore(now() - SENT_KEPT_MS);
    await this.#tables();
    await this.turns.recover();
  }

  async close(): Promise<void> {
    await this.#recovering;
    await this.turns.flush();
    await this.#post?.close();
  }

  /** Someone has taken a seat: tells the other players, and looks whose turn it is if the match has started. */
  async seated(match: string, person: string): Promise<void> {
    const { store, jobs, now, timing } = this.#plan;
    const found = await store.matches.find(match);
    if (found === undefined) return;
    const seq = found.seats.filter((seat) => seat.person !== null).length;
    const people = new Set([found.row.creator, ...found.seats.flatMap((seat) => seat.person ?? [])]);
    people.delete(person);
    for (const wish of await store.notices.wishesOf([...people]))
      if (wish.others === 1)
        await jobs.add({
          ...{ key: `${wish.person}/joined/${match}`, at: now() + timing.late, kind: 'joined' },
          data: { person: wish.person, match, seq },
        });
    if (found.row.status === 'running') await this.turns.look(match);
  }

  async setWish(wish: WishRow): Promise<void> {
    const { store, jobs } = this.#plan;
    const { person } = wish;
    const isFirst = (await store.notices.wish(person)) === undefined;
    await store.notices.setWish(wish);
    if (wish.turns === 'daily') await this.#nextDaily(wish);
    else await jobs.drop(`${person}/daily`);
    if (isFirst) await this.turns.begin(wish);
  }

  async test(person: string): Promise<void> {
    await this.#sender.order({ person, match: '', kind: 'test', seq: this.#plan.now() });
  }

  async export(person: string): Promise<object> {
    const { notices } = this.#plan.store;
    const { pushes, mail, webhook } = await notices.waysOf(person);
    const sent = await notices.sentTo(person);
    return {
      wish: (await notices.wish(person)) ?? null,
      browsers: pushes.map(({ endpoint, created_at: createdAt }) => ({ endpoint, createdAt })),
      mail: mail && { address: mail.address, confirmedAt: mail.confirmed_at, trouble: mail.trouble },
      webhook: webhook && { url: webhook.url, form: webhook.form, trouble: webhook.trouble },
      sent: sent.map(({ match, kind, seq, target, sent_at: at }) => ({ match, kind, seq, target, at })),
    };
  }

  /** Drops the person's jobs; the rows go with the person. */
  async forget(person: string): Promise<void> {
    await this.#plan.jobs.dropAll(`${person}/`);
  }

  async #turn(due: Due): Promise<void> {
    const { store } = this.#plan;
    const { person, match, seq } = due;
    const mark = await store.notices.mark(match);
    // The job was added before the mark was set.
    if (mark === undefined || mark.seq < seq) return this.#lookAgain('turn', due);
    // If they are asked again, another job stands for that turn.
    if (this.turns.askedIn(mark, person) !== seq) return;
    if ((await store.notices.wish(person))?.turns !== 'each') return;
    if (await this.#isThere(due)) return this.#lookAgain('turn', due);
    await this.#sender.order({ ...due, kind: 'turn' });
  }

  async #remind(due: DueReminder): Promise<void> {
    const { store, now } = this.#plan;
    const { person, match, deadline } = due;
    const mark = await store.notices.mark(match);
    const seq = this.turns.askedIn(mark, person);
    const stored = await store.matches.find(match);
    // They may have been given more time, without an entry.
    const newest = stored?.row.deadline ?? mark?.deadline ?? null;
    if (seq === undefined || newest === null || now() >= newest) return;
    if (newest !== deadline) return this.#remindOf({ person, match, deadline: newest });
    if ((await store.notices.wish(person))?.reminders !== 1) return;
    if (await this.#isThere(due)) return this.#lookAgain('reminder', due);
    await this.#sender.order({ person, match, seq, kind: 'reminder' });
  }

  async #remindOf(data: DueReminder): Promise<void> {
    const at = remindAt(this.#plan.now(), data.deadline);
    const key = `${data.person}/reminder/${data.match}`;
    if (at !== null) await this.#plan.jobs.add({ key, at, kind: 'reminder', data });
  }

  async #joined(due: Due): Promise<void> {
    const { store } = this.#plan;
    const mark = await store.notices.mark(due.match);
    // If it is also their turn, that notice is enough.
    const isAsked = this.turns.askedIn(mark, due.person) !== undefined;
    if (isAsked && (await store.notices.wish(due.person))?.turns === 'each') return;
    await this.#tellUnlessThere('joined', due);
  }

  /** Sends a notice once, unless the person has the match open. */
  async #tellUnlessThere(kind: 'over' | 'joined', due: Due): Promise<void> {
    if ((await this.#plan.store.notices.wish(due.person))?.others !== 1) return;
    if (!(await this.#isThere(due))) await this.#sender.order({ ...due, kind });
  }

  async #daily({ person }: Pick<Due, 'person'>): Promise<void> {
    const wish = await this.#plan.store.notices.wish(person);
    if (wish?.turns !== 'daily') return;
    await this.#nextDaily(wish);
    const seq = Math.floor(this.#plan.now() / HOUR_MS);
    await this.#sender.order({ person, match: '', kind: 'daily', seq });
  }

  /** Tells the makers of tables that close within a day, once per closing time. */
  async #tables(): Promise<void> {
    const { store, jobs, now } = this.#plan;
    await jobs.add({ key: TABLES, at: now() + TABLES_MS, kind: 'tables', data: {} });
    for (const { id: match, creator: person } of await store.notices.waiting()) {
      const found = await store.matches.find(match);
      const closes = found?.row.expires_at ?? null;
      if (closes !== null && closes - now() < DAY_MS)
        await this.#sender.order({ person, match, kind: 'expires', seq: closes });
    }
  }

  async #nextDaily({ person, hour, zone }: WishRow): Promise<void> {
    const { jobs, now } = this.#plan;
    const at = nextAt(now(), hour, zone);
    await jobs.add({ key: `${person}/daily`, at, kind: 'daily', data: { person } });
  }

  #isThere({ match, person }: Pick<Due, 'match' | 'person'>): Promise<boolean> {
    return this.#plan.hall.isWatched(match, person);
  }

  /** The person has the match open: look again later, in case they leave without playing. */
  async #lookAgain(kind: 'turn' | 'reminder', data: Pick<Due, 'match' | 'person'>): Promise<void> {
    const { jobs, now, timing } = this.#plan;
    const { person, match } = data;
    await jobs.add({ key: `${person}/${kind}/${match}`, at: now() + timing.lookAgain, kind, data });
  }
}

/** Whom a push service may contact about this server. */
function contactIn({ mailFrom = '', publicUrl }: NoticesPlan['settings']): string {
  const [address] = /[^\s<>]+@[^\s<>]+/.exec(mailFrom) ?? [];
  if (address !== undefined) return `mailto:${address}`;
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:nobody@sandtable.invalid';
}

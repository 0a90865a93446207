import type { HostedGame } from '../games/hosted-game.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Ways } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import { letterOf, type Post } from './mail.ts';
import {
  askedSeats,
  dailyMessage,
  matchMessage,
  type Message,
  type NoticeKind,
  type NoticeMatch,
  TEST_MESSAGE,
} from './messages.ts';
import type { Delivery } from './outside.ts';
import { push } from './push.ts';
import { postTo } from './webhook.ts';

interface SenderPlan {
  readonly store: Store;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly jobs: Jobs;
  /** Null if this server sends no mail. */
  readonly post: Post | null;
  readonly contact: string;
  /** For tests: pushes and webhooks may go to this machine. */
  readonly mayLoop: boolean;
  now(): number;
}

/** A notice to a person. If it concerns no single match, `match` is empty and `seq` is the hour. */
export interface Order {
  readonly person: string;
  readonly match: string;
  readonly kind: NoticeKind;
  readonly seq: number;
}

export interface Errand extends Order {
  readonly target: string;
}

/** The ways in use: asked for, confirmed, and without trouble. */
function targetsOf({ pushes, mail, webhook }: Ways): readonly string[] {
  return [
    ...pushes.map(({ id }) => `push ${id}`),
    ...(mail !== null && mail.confirmed_at !== null && mail.trouble === null ? ['mail'] : []),
    ...(webhook !== null && webhook.trouble === null ? ['webhook'] : []),
  ];
}

/** Sends notices, each way by a job of its own, so that one that fails holds up no other. */
export class Sender {
  readonly #plan: SenderPlan;

  constructor(plan: SenderPlan) {
    this.#plan = plan;
  }

  async order(order: Order): Promise<void> {
    const { store, jobs, now } = this.#plan;
    for (const target of targetsOf(await store.notices.waysOf(order.person))) {
      const key = `${order.person}/send/${order.match}/${order.kind}/${order.seq}/${target}`;
      await jobs.add({ key, at: now(), kind: 'send', data: { ...order, target } });
    }
  }

  /** Sends at most once: an attempt that may have arrived is not repeated. Throws, to be tried again, if nothing can have arrived. */
  async send(errand: Errand): Promise<void> {
    const { store, now } = this.#plan;
    const { person, target } = errand;
    const ways = await store.notices.waysOf(person);
    const message = targetsOf(ways).includes(target) ? await this.#compose(errand) : null;
    if (message === null) return;
    const sent = { ...errand, sent_at: now() };
    if (!(await store.notices.begin(sent))) return;
    let delivery: Delivery;
    try {
      delivery = await this.#deliver(errand, ways, message);
    } catch (error) {
      delivery = { kind: 'again', why: error instanceof Error ? error.message : String(error) };
    }
    if (delivery.kind === 'gone') await this.#close(target, ways, delivery.why);
    if (delivery.kind === 'gone' || delivery.kind === 'again') await store.notices.unbegin(sent);
    if (delivery.kind === 'again') throw new Error(delivery.why);
  }

  async #deliver({ person, match, kind, target }: Errand, ways: Ways, message: Message): Promise<Delivery> {
    const { store, contact, mayLoop, post } = this.#plan;
    const home = (await store.notices.wish(person))?.home ?? '';
    const browser = ways.pushes.find(({ id }) => target === `push ${id}`);
    if (browser !== undefined)
      return push(browser, message, `${match} ${kind}`, { store: store.notices, contact, mayLoop });
    if (target === 'webhook' && ways.webhook !== null) return postTo(ways.webhook, message, home, mayLoop);
    if (ways.mail === null || post === null) return { kind: 'again', why: 'this server sends no mail' };
    const wayOut = `${home}/api/notices/out?token=${ways.mail.way_out}`;
    return post.send(letterOf(message, ways.mail.address, home, wayOut));
  }

  /** Nothing arrives there any more: forgets a browser; switches mail or a webhook off, with the reason for its owner. */
  async #close(target: string, { mail, webhook }: Ways, trouble: string): Promise<void> {
    const { notices } = this.#plan.store;
    if (target === 'webhook' && webhook !== null) await notices.setWebhook({ ...webhook, trouble });
    else if (target === 'mail' && mail !== null) await notices.changeMail(mail.person, mail.address, { trouble });
    else await notices.removePush(target.replace('push ', ''));
  }

  /** Null if there is no longer anything to tell. */
  async #compose({ person, match, kind }: Errand): Promise<Message | null> {
    if (kind === 'test') return TEST_MESSAGE;
    if (kind !== 'daily') {
      const told = await this.#told(match, person);
      return told && matchMessage(kind, told);
    }
    const marks = await this.#plan.store.notices.marksOf(person);
    const asked = marks.filter((mark) => Object.hasOwn(JSON.parse(mark.asked), person));
    const all = await Promise.all(asked.map((mark) => this.#told(mark.match, person)));
    // A mark is made a moment after its entry: someone who has just moved may still be marked as asked.
    const own = all.flatMap((told) => (told !== null && askedSeats(told).length > 0 ? told : []));
    return own.length === 0 ? null : dailyMessage(own);
  }

  async #told(id: string, person: string): Promise<NoticeMatch | null> {
    const { store, games, now } = this.#plan;
    const match = await store.matches.find(id);
    if (match === undefined) return null;
    const mark = await store.notices.mark(id);
    return { match, mark, person, game: games.get(match.row.game), now: now() };
  }
}

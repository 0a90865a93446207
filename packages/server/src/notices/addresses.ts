import type { Jobs } from '../jobs/jobs.ts';
import type { MailRow } from '../store/notice-rows.ts';
import { type Chance, hashOfSecret } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Post } from './mail.ts';

interface AddressesPlan {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly post: Post | null;
  readonly chance: Chance;
  now(): number;
}

export interface Question {
  readonly person: string;
  readonly address: string;
  /** The server's address as this person reaches it. */
  readonly home: string;
}

/** Long enough for mail that is read only now and then. */
const CONFIRM_MS = 3 * 24 * 60 * 60_000;

/** Mail addresses. Nothing else is sent to one until its reader confirms it, and every mail there has a link to end them. */
export class Addresses {
  readonly #plan: AddressesPlan;

  constructor(plan: AddressesPlan) {
    this.#plan = plan;
  }

  /** Has a letter sent to the address, asking its reader to confirm. */
  async set(person: string, address: string, home: string): Promise<void> {
    const { store, jobs, chance, now } = this.#plan;
    await store.notices.setMail({
      ...{ person, address, confirmed_at: null, confirm_hash: null, confirm_until: 0 },
      ...{ way_out: chance(), trouble: null },
    });
    await jobs.add({ key: `${person}/confirm`, at: now(), kind: 'confirm', data: { person, address, home } });
  }

  /** The job that sends it. Each letter has a new token, and only the last one is valid. */
  async ask({ person, address, home }: Question): Promise<void> {
    const { store, post, chance, now } = this.#plan;
    const { mail } = await store.notices.waysOf(person);
    if (mail === null || mail.address !== address || mail.confirmed_at !== null || mail.trouble !== null) return;
    if (post === null) throw new Error('this server sends no mail');
    const name = (await store.people.byId(person))?.name ?? '';
    const token = chance();
    const confirm = { confirm_hash: hashOfSecret(token), confirm_until: now() + CONFIRM_MS };
    await store.notices.changeMail(person, address, confirm);
    const text = [
      `${name} wants to be told here when it is their turn at ${home}.`,
      ...['', 'Is that you? Then open this:', `${home}/api/notices/confirm?token=${token}`],
      ...['', 'If not, do nothing: no more will come.', ''],
    ].join('\n');
    const delivery = await post.send({ to: address, subject: 'Sandtable: is this your address?', text });
    if (delivery.kind === 'gone') await store.notices.changeMail(person, address, { trouble: delivery.why });
    if (delivery.kind === 'again') throw new Error(delivery.why);
  }

  async toConfirm(token: string): Promise<MailRow | undefined> {
    return this.#plan.store.notices.mailToConfirm(hashOfSecret(token), this.#plan.now());
  }

  /** Works once per token. */
  async confirm(token: string): Promise<MailRow | undefined> {
    const { store, now } = this.#plan;
    const mail = await this.toConfirm(token);
    if (mail !== undefined)
      await store.notices.changeMail(mail.person, mail.address, { confirmed_at: now(), confirm_hash: null });
    return mail;
  }

  /** Ends all mail to an address, and deletes it. */
  async leave(token: string): Promise<MailRow | undefined> {
    const { store } = this.#plan;
    const mail = await store.notices.mailByWayOut(token);
    if (mail !== undefined) await store.notices.removeMail(mail.person);
    return mail;
  }
}

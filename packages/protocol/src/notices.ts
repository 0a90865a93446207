import * as z from 'zod/mini';
import { id } from './basics.ts';

const TURN_NOTICES = ['each', 'daily', 'off'] as const;
const WEBHOOK_FORMS = ['discord', 'slack'] as const;

const LONGEST_URL = 1000;

const url = z.string().check(z.minLength(8), z.maxLength(LONGEST_URL));
const wish = {
  turns: z.enum(TURN_NOTICES),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  zone: z.string().check(z.minLength(1), z.maxLength(64)),
  reminders: z.boolean(),
  others: z.boolean(),
};

export const NOTICE_REQUESTS = {
  notices: z.strictObject(wish),
  push: z.strictObject({
    endpoint: url,
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
  mail: z.strictObject({
    address: z
      .string()
      .check(z.trim(), z.maxLength(254), z.regex(/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\]+$/)),
  }),
  webhook: z.strictObject({ url, form: z.enum(WEBHOOK_FORMS) }),
};

export const NOTICE_ANSWERS = {
  notices: z.object({
    ...wish,
    /** The public key with which a browser subscribes to push messages. */
    key: z.string(),
    browsers: z.array(z.object({ id, createdAt: z.number() })),
    canMail: z.boolean(),
    mail: z.nullable(z.object({ address: z.string(), isConfirmed: z.boolean(), trouble: z.nullable(z.string()) })),
    webhook: z.nullable(z.object({ host: z.string(), form: z.enum(WEBHOOK_FORMS), trouble: z.nullable(z.string()) })),
  }),
};
export type NoticeWish = z.infer<typeof NOTICE_REQUESTS.notices>;
export type NoticeState = z.infer<typeof NOTICE_ANSWERS.notices>;

// The tables for notices, jobs and passkeys: see tables.ts.

/** A job, on SQLite only: PostgreSQL uses graphile-worker. */
export interface JobRow {
  readonly key: string;
  readonly kind: string;
  readonly data: string;
  readonly at: number;
  /** Attempts begun. */
  readonly attempts: number;
  readonly most: number;
  /** 1 while it runs. */
  readonly running: number;
  /** New each time the key is set, so that a running job can see that it was replaced. */
  readonly stamp: string;
  readonly error: string | null;
}

/** Values the server made for itself once: the keys for pushes. */
interface ValueRow {
  readonly name: string;
  readonly value: string;
}

/** Which notices a person wants; no row if they never asked for any. */
export interface WishRow {
  readonly person: string;
  readonly turns: 'each' | 'daily' | 'off';
  /** The hour of the daily notice, in the zone. */
  readonly hour: number;
  readonly zone: string;
  readonly reminders: number;
  /** Whether to tell of a match that started or ended, or a table about to close. */
  readonly others: number;
  /** The server's address as this person reaches it. */
  readonly home: string;
}

export interface PushRow {
  /** A hash of the endpoint. */
  readonly id: string;
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created_at: number;
}

export interface MailRow {
  readonly person: string;
  readonly address: string;
  /** Null until its reader has confirmed it. */
  readonly confirmed_at: number | null;
  readonly confirm_hash: string | null;
  readonly confirm_until: number;
  /** The unsubscribe token in every mail. */
  readonly way_out: string;
  /** Why nothing is sent there any more. */
  readonly trouble: string | null;
}

export interface WebhookRow {
  readonly person: string;
  readonly url: string;
  readonly form: 'discord' | 'slack';
  readonly trouble: string | null;
}

/** How a match stood when notices for it were last worked out. */
export interface MarkRow {
  readonly match: string;
  readonly seq: number;
  /** JSON: for each person asked, since which entry. */
  readonly asked: string;
  readonly deadline: number | null;
  readonly round: number | null;
}

/** A notice sent, or begun to be sent: never sent again. */
export interface SentRow {
  readonly person: string;
  /** Empty for a daily notice. */
  readonly match: string;
  readonly kind: string;
  readonly seq: number;
  /** Where it went: `mail`, `webhook`, or `push` and the id of the browser. */
  readonly target: string;
  readonly sent_at: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  /** The authenticator's use counter, if it has one; a value that goes back means a copy. */
  readonly counter: number;
  readonly name: string;
  readonly created_at: number;
  readonly used_at: number | null;
}

/** A challenge for a passkey to sign, once. */
export interface ChallengeRow {
  readonly hash: string;
  /** Who adds a passkey; null for signing in. */
  readonly person: string | null;
  readonly expires_at: number;
}

export interface NoticeTables {
  readonly jobs: JobRow;
  readonly server_values: ValueRow;
  readonly notice_wishes: WishRow;
  readonly pushes: PushRow;
  readonly mail_addresses: MailRow;
  readonly webhooks: WebhookRow;
  readonly turn_marks: MarkRow;
  readonly notices_sent: SentRow;
  readonly passkeys: PasskeyRow;
  readonly challenges: ChallengeRow;
}

// What is kept for people who are not there: see tables.ts.

/** Something to be done later: on SQLite alone, PostgreSQL has graphile-worker. */
export interface JobRow {
  readonly key: string;
  readonly kind: string;
  /** JSON. */
  readonly data: string;
  readonly at: number;
  /** How often it was begun. */
  readonly attempts: number;
  readonly most: number;
  /** 1 while it is done. */
  readonly running: number;
  /** Another for every time that it is put there: what is done knows whether it was replaced meanwhile. */
  readonly stamp: string;
  /** Why it failed the last time. */
  readonly error: string | null;
}

/** What the server has made for itself once: the keys of its pushes. */
interface ValueRow {
  readonly name: string;
  readonly value: string;
}

/** What somebody wants to be told; there is none of whoever has never asked for anything. */
export interface WishRow {
  readonly person: string;
  readonly turns: 'each' | 'daily' | 'off';
  /** Of a daily notice, in the time zone. */
  readonly hour: number;
  readonly zone: string;
  readonly reminders: number;
  /** Whether a match has started or is over, or a table is about to close. */
  readonly others: number;
  /** The address of the server as this person reaches it. */
  readonly home: string;
}

/** A browser to which notices are pushed. */
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
  /** Null until whoever reads it has said that it is his. */
  readonly confirmed_at: number | null;
  readonly confirm_hash: string | null;
  readonly confirm_until: number;
  /** In every mail: whoever has it can end them. */
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

/** How a match stood when it was last looked at for whom to tell. */
export interface MarkRow {
  readonly match: string;
  readonly seq: number;
  /** JSON: for each person who is asked, since which entry. */
  readonly asked: string;
  readonly deadline: number | null;
  readonly round: number | null;
}

/** One notice that was sent, or whose sending was begun: it is not sent again. */
export interface SentRow {
  readonly person: string;
  /** Empty for a daily notice. */
  readonly match: string;
  readonly kind: string;
  readonly seq: number;
  /** The way it went. */
  readonly target: string;
  readonly sent_at: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  /** How often it was used, if it counts; one that counts backwards is a copy. */
  readonly counter: number;
  readonly name: string;
  readonly created_at: number;
  readonly used_at: number | null;
}

/** What a passkey has to sign, once. */
export interface ChallengeRow {
  readonly hash: string;
  /** Who adds a passkey; null for whoever signs in. */
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

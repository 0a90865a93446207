import type { Access, Status } from '@sandtable/protocol';

// What is kept, column by column. Numbers are numbers and there are no booleans, so that both databases hand out the same.

/** Times are milliseconds since 1970. */
type Time = number;

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: Time;
}

/** A secret that a device of a person has; only its hash is here. */
interface KeyRow {
  readonly hash: string;
  readonly person: string;
  readonly created_at: Time;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  /** JSON, as the game has accepted it. */
  readonly options: string;
  /** JSON. */
  readonly pace: string;
  readonly access: Access;
  /** 1 if anybody who has its address may look on. */
  readonly observers: number;
  readonly status: Status;
  readonly creator: string;
  /** Null until it starts; told to nobody before the match is over. */
  readonly seed: string | null;
  /** JSON: who held which seat at the start. */
  readonly seating: string | null;
  readonly created_at: Time;
  readonly started_at: Time | null;
  readonly ended_at: Time | null;
  /** JSON; null until the match was opened for the first time. */
  readonly clocks: string | null;
  /** When the time of whoever is asked is over. */
  readonly deadline: Time | null;
  /** The same where it is lost then, without anybody claiming it. */
  readonly flag_at: Time | null;
  /** JSON: the rules that its digests are by; null until it was opened for the first time. */
  readonly stamp: string | null;
}

export interface SeatRow {
  readonly match: string;
  readonly seat: string;
  /** Its place in the game's own order. */
  readonly place: number;
  readonly kind: 'person' | 'bot' | 'procedure';
  /** Null while a seat for a person is free. */
  readonly person: string | null;
  /** Of a person's seat: the bot that plays it until he comes back. */
  readonly bot: string | null;
}

export interface EntryRow {
  readonly match: string;
  /** From 1 on. With the match it is the primary key: no two processes can both append entry n. */
  readonly number: number;
  readonly text: string;
  readonly digest: string;
  readonly said_at: Time;
}

/** A state to begin from instead of the first entry. */
export interface SnapshotRow {
  readonly match: string;
  readonly number: number;
  readonly text: string;
}

/** A link that was handed out; only the hash of its token is here. */
export interface InvitationRow {
  readonly hash: string;
  readonly kind: 'match' | 'device';
  /** Who made it; a device link is for the same person. */
  readonly person: string;
  readonly match: string | null;
  readonly expires_at: Time;
}

/** A seat has offered or agreed to this. */
export interface OfferRow {
  readonly match: string;
  readonly kind: 'draw' | 'takeBack';
  readonly seat: string;
  /** The entry that a take-back would return to; 0 for a draw. */
  readonly target: number;
}

/** What the seats of a match have answered beforehand, all in one: beside the match, and no part of it. */
export interface AnswersRow {
  readonly match: string;
  /** Counts the changes: whoever changes what he has not read is refused. */
  readonly version: number;
  /** JSON. */
  readonly text: string;
}

/** An entry that was cut off, since by other rules it came out otherwise. */
interface CutEntryRow extends EntryRow {
  readonly cut_at: Time;
}

/** A seat agrees to go on from before this entry. */
interface AgreementRow {
  readonly match: string;
  readonly seat: string;
  readonly number: number;
}

export interface Tables {
  readonly people: PersonRow;
  readonly keys: KeyRow;
  readonly matches: MatchRow;
  readonly seats: SeatRow;
  readonly entries: EntryRow;
  readonly snapshots: SnapshotRow;
  readonly invitations: InvitationRow;
  readonly offers: OfferRow;
  readonly answers: AnswersRow;
  readonly cut_entries: CutEntryRow;
  readonly agreements: AgreementRow;
}

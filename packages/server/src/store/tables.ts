import type { Access, Status } from '@sandtable/protocol';
import type { LobbyTables } from './lobby-rows.ts';
import type { NoticeTables } from './notice-rows.ts';

// Every table, column by column. No booleans: numbers, so that both databases return the same.

/** Milliseconds since 1970. */
type Time = number;

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: Time;
}

/** The key of a person's device, by hash only. */
interface KeyRow {
  readonly hash: string;
  readonly person: string;
  readonly created_at: Time;
  /** When its browser was last told to keep it. */
  readonly renewed_at: Time;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  /** JSON, as the game accepted it. */
  readonly options: string;
  readonly pace: string;
  readonly access: Access;
  /** 1 if anyone with its address may watch. */
  readonly observers: number;
  /** 1 if screens may suggest moves. */
  readonly help: number;
  readonly status: Status;
  readonly creator: string;
  /** Null until it starts; secret until the match is over. A text, or JSON if it is made of parts. */
  readonly seed: string | null;
  /** The server's part of the seed, drawn when the match was made; null if it was brought here, or is older than that. */
  readonly server_part: string | null;
  /** JSON: which bot drafts cards for whom; null for none. */
  readonly drafts: string | null;
  /** The match of which this is the rematch, with sides changed. */
  readonly rematch_of: string | null;
  /** The hash of the save it was brought from; null if it began here. */
  readonly brought: string | null;
  /** JSON: who held which seat at the start. */
  readonly seating: string | null;
  readonly created_at: Time;
  readonly started_at: Time | null;
  readonly ended_at: Time | null;
  /** When it closes if no one joins, or goes if a guest alone does not play on; null for never. */
  readonly expires_at: Time | null;
  /** The last entry, and its time. */
  readonly seq: number;
  readonly last_at: Time;
  /** JSON: the seats asked. */
  readonly asks: string;
  /** JSON; null until the match was first opened. */
  readonly clocks: string | null;
  /** When the seat asked runs out of time. */
  readonly deadline: Time | null;
  /** The same, where the loss needs no claim. */
  readonly flag_at: Time | null;
  /** JSON: the rules that its digests were made with; null until it was first opened. */
  readonly stamp: string | null;
}

export interface SeatRow {
  readonly match: string;
  readonly seat: string;
  /** Its place in the game's own order. */
  readonly place: number;
  readonly kind: 'person' | 'bot' | 'procedure';
  /** Null while the seat is free. */
  readonly person: string | null;
  /** The bot that plays a person's seat until they come back. */
  readonly bot: string | null;
  /** The only person who may take the free seat; null for anyone. */
  readonly reserved: string | null;
  /** The part of the seed from this person's page; null if it gave none. */
  readonly part: string | null;
}

export interface EntryRow {
  readonly match: string;
  /** From 1. With the match it is the primary key: two processes cannot both append entry n. */
  readonly number: number;
  readonly text: string;
  readonly digest: string;
  readonly said_at: Time;
}

/** A state to start from instead of the first entry. */
export interface SnapshotRow {
  readonly match: string;
  readonly number: number;
  readonly text: string;
}

/** A link that was handed out, by the hash of its token only. */
export interface InvitationRow {
  readonly hash: string;
  readonly kind: 'match' | 'device';
  /** Its maker; a device link is for the same person. */
  readonly person: string;
  readonly match: string | null;
  readonly expires_at: Time;
}

/** A seat has offered this or agreed to it; to resign, with its partners. */
export interface OfferRow {
  readonly match: string;
  readonly kind: 'draw' | 'takeBack' | 'resign';
  readonly seat: string;
  /** The entry that a take-back returns to; 0 for a draw. */
  readonly target: number;
}

/** All answers that the seats of a match gave beforehand. Not part of the match itself. */
export interface AnswersRow {
  readonly match: string;
  /** Counts the changes: a writer that has not read the newest is refused. */
  readonly version: number;
  readonly text: string;
}

/** An entry cut off because other rules play it differently. */
interface CutEntryRow extends EntryRow {
  readonly cut_at: Time;
}

/** A seat agrees to go on from before this entry. */
interface AgreementRow {
  readonly match: string;
  readonly seat: string;
  readonly number: number;
}

export interface ChatRow {
  readonly match: string;
  /** From 1. */
  readonly number: number;
  readonly seat: string;
  readonly person: string | null;
  /** `all`, or JSON: the seats it was for. */
  readonly hearers: string;
  /** Null once its author has left, and their words with them. */
  readonly text: string | null;
  /** The page's own id for it, so that sending it twice stores it once. */
  readonly page_key: string | null;
  readonly said_at: Time;
}

/** A person who mutes another, in every match. */
interface MuteRow {
  readonly person: string;
  readonly muted: string;
}

interface NoteRow {
  readonly match: string;
  readonly person: string;
  readonly text: string;
}

/** The screens that a process has open on a match; used only with several processes. */
export interface ScreensRow {
  readonly match: string;
  readonly process: string;
  /** JSON: the `Screens` of this process. */
  readonly text: string;
  /** When the process was last known to run. */
  readonly alive_at: Time;
}

/** The last entry of a match that a person has had on a screen. */
export interface SeenRow {
  readonly match: string;
  readonly person: string;
  readonly number: number;
}

/** A process of those that share the database. */
export interface ProcessRow {
  readonly id: string;
  /** Where other processes reach it; null if they cannot. */
  readonly address: string | null;
  /** 1 if matches are played at it. */
  readonly serves: number;
  /** 1 if it does what is to be done later. */
  readonly works: number;
  /** By the clock of the database, as is how long it lives unless it says that it lives on. */
  readonly started_at: Time;
  readonly alive_until: Time;
}

/** Which process holds a running match. */
interface LeaseRow {
  readonly match: string;
  readonly process: string;
  /** A number that this process has not used before. */
  readonly term: number;
}

/** Someone who may make matches where not everyone may. */
interface WelcomeRow {
  readonly person: string;
  readonly since: Time;
}

interface ArchiveRow {
  readonly match: string;
  readonly text: string;
}

/** From which network a young name came, as a keyed hash. */
export interface OriginRow {
  readonly person: string;
  readonly origin: string;
  readonly met_at: Time;
}

export interface Tables extends NoticeTables, LobbyTables {
  readonly people: PersonRow;
  readonly keys: KeyRow;
  readonly matches: MatchRow;
  readonly seats: SeatRow;
  readonly entries: EntryRow;
  readonly snapshots: SnapshotRow;
  readonly invitations: InvitationRow;
  readonly offers: OfferRow;
  readonly answers: AnswersRow;
  readonly chat: ChatRow;
  readonly mutes: MuteRow;
  readonly notes: NoteRow;
  readonly screens: ScreensRow;
  readonly seen: SeenRow;
  readonly processes: ProcessRow;
  readonly leases: LeaseRow;
  readonly welcomes: WelcomeRow;
  readonly archives: ArchiveRow;
  readonly cut_entries: CutEntryRow;
  readonly agreements: AgreementRow;
  readonly origins: OriginRow;
}

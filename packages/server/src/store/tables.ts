import type { Access, Status } from '@sandtable/protocol';
import type { NoticeTables } from './notice-rows.ts';

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
  /** Null until it starts; told to nobody before the match is over. A text, or JSON if it is made of parts. */
  readonly seed: string | null;
  /** The server's part of the seed, drawn when the match was made; null for one that was brought here, or is older. */
  readonly server_part: string | null;
  /** JSON: which bot drafts whose cards; null for none. */
  readonly drafts: string | null;
  /** The match that this one is played after, with sides changed. */
  readonly rematch_of: string | null;
  /** The hash of the save from which it was brought here; null if it began here. */
  readonly brought: string | null;
  /** JSON: who held which seat at the start. */
  readonly seating: string | null;
  readonly created_at: Time;
  readonly started_at: Time | null;
  readonly ended_at: Time | null;
  /** When it closes if nobody comes; null once it has started. */
  readonly expires_at: Time | null;
  /** The last entry, and when it was said. */
  readonly seq: number;
  readonly last_at: Time;
  /** JSON: the seats that are asked. */
  readonly asks: string;
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
  /** Who alone may take it while it is free; null for anybody. */
  readonly reserved: string | null;
  /** The part of the seed that this person's page gave; null if it gave none. */
  readonly part: string | null;
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

/** Something that was said beside the board. */
export interface ChatRow {
  readonly match: string;
  /** From 1 on. */
  readonly number: number;
  readonly seat: string;
  readonly person: string | null;
  /** `all`, or JSON: the seats it was for. */
  readonly hearers: string;
  /** Null once whoever said it is gone, and their words with them. */
  readonly text: string | null;
  /** The page's own name for it: sent again, it is there once. */
  readonly page_key: string | null;
  readonly said_at: Time;
}

/** This person does not want to hear that one, in any match. */
interface MuteRow {
  readonly person: string;
  readonly muted: string;
}

/** What a person notes for themselves beside a match. */
interface NoteRow {
  readonly match: string;
  readonly person: string;
  readonly text: string;
}

/** Which screens a process has open on a match; kept only where there are several processes. */
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

/** Somebody who may make matches where not everybody may. */
interface WelcomeRow {
  readonly person: string;
  readonly since: Time;
}

/** What a finished match has said, compressed. */
interface ArchiveRow {
  readonly match: string;
  readonly text: string;
}

export interface Tables extends NoticeTables {
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
  readonly welcomes: WelcomeRow;
  readonly archives: ArchiveRow;
  readonly cut_entries: CutEntryRow;
  readonly agreements: AgreementRow;
}

// The tables of the lobby: see tables.ts.

/** What tells two people of look-alike names apart. */
export interface NameRow {
  readonly person: string;
  /** What the name looks like: equal for names that a reader could confuse. */
  readonly skeleton: string;
  /** 1 for the first with this skeleton; the others show their number. */
  readonly mark: number;
  /** 1 while it is the name that the server made up. */
  readonly is_guest: number;
}

/** When a person was last known to be here, and doing what. */
export interface HereRow {
  readonly person: string;
  readonly doing: 'lobby' | 'fight' | 'watch';
  readonly at: number;
}

/** What a person lets others see; no row for what is usual. */
export interface ProfileRow {
  readonly person: string;
  readonly presence: number;
  readonly matches: number;
  readonly record: number;
  readonly about: string;
}

interface BlockRow {
  readonly person: string;
  readonly blocked: string;
}

export interface ReportRow {
  readonly id: string;
  readonly reporter: string;
  readonly reported: string;
  readonly match: string | null;
  readonly reason: string;
  readonly text: string;
  readonly at: number;
  /** When the administrator settled it; null while it is open. */
  readonly settled_at: number | null;
}

export interface SanctionRow {
  readonly id: string;
  readonly person: string;
  readonly kind: 'warning' | 'ban';
  readonly reason: string;
  readonly at: number;
  /** Null for a warning, and for a ban without end. */
  readonly until: number | null;
  /** When the person has read it. */
  readonly read_at: number | null;
  readonly lifted_at: number | null;
}

/** Someone who looks for an opponent; one at most for each person. */
export interface TicketRow {
  readonly person: string;
  readonly game: string;
  readonly pace: string;
  readonly since: number;
  /** When its page was last heard of. */
  readonly alive_at: number;
  /** The match that was found, which begins at `starts_at`; null while looking. */
  readonly match: string | null;
  readonly starts_at: number | null;
  /** No new pairing before this time: they gave up the last one. */
  readonly barred_until: number;
}

/** How long someone waited before an opponent was found. */
interface WaitRow {
  readonly game: string;
  readonly pace: string;
  readonly at: number;
  readonly waited: number;
}

/** How a match ended, if not by its own rules: the entry of the table that ended it. */
interface EndingRow {
  readonly match: string;
  readonly text: string;
}

export interface LobbyTables {
  readonly names: NameRow;
  readonly here: HereRow;
  readonly profiles: ProfileRow;
  readonly blocks: BlockRow;
  readonly reports: ReportRow;
  readonly sanctions: SanctionRow;
  readonly tickets: TicketRow;
  readonly waits: WaitRow;
  readonly endings: EndingRow;
}

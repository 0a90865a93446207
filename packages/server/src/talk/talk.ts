import { clean, grant, type Seat } from '@sandtable/kernel';
import { LONGEST_LINE, type ServerMessage } from '@sandtable/protocol';
import { MUTES, type News, TALK } from '../store/database.ts';
import type { Person } from '../store/people.ts';
import type { NamedLine } from '../store/talk.ts';
import type { Store } from '../store/store.ts';
import type { Accepted } from '../tables/house.ts';
import type { Table } from '../tables/table.ts';
import { refusal } from '../tables/words.ts';

export type ChatLine = Extract<ServerMessage, { kind: 'chat' }>['lines'][number];

export interface Hearer {
  readonly table: Table;
  /** Null for an observer. */
  readonly seat: Seat | null;
  readonly person: string | undefined;
  hear(lines: readonly ChatLine[]): void;
}

interface HearerState {
  /** The last line it was offered. */
  known: number;
  muted: readonly string[];
}

interface NewLine {
  readonly seat: Seat;
  readonly to: 'all' | 'partners';
  readonly text: string;
  /** The page's id of the line: a page sends it again until answered, and it counts once. */
  readonly key?: string | undefined;
}

/** Lines sent when a screen opens a match. */
const MOST_TOLD = 100;
/** Lines of one person in one match per minute. */
const MOST_A_MINUTE = 20;
const MINUTE = 60_000;

/** Chat. It is stored with the match; each screen hears what its person may. */
export class Talk {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #hearers = new Map<Hearer, HearerState>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async join(hearer: Hearer): Promise<void> {
    const { person } = hearer;
    const muted = person === undefined ? [] : await this.#store.talk.mutedBy(person);
    this.#hearers.set(hearer, { known: 0, muted });
    await this.#tell(hearer);
  }

  /** The last lines, for a single request. */
  async lines(hearer: Omit<Hearer, 'hear'>): Promise<ChatLine[]> {
    const { table, person } = hearer;
    if (!mayListen(hearer)) return [];
    const muted = person === undefined ? [] : await this.#store.talk.mutedBy(person);
    return heardOf(hearer, await this.#store.talk.lines(table.id, 0, MOST_TOLD), muted);
  }

  leave(hearer: Hearer): void {
    this.#hearers.delete(hearer);
  }

  async say(table: Table, { id }: Person, { seat, to, text, key }: NewLine): Promise<Accepted> {
    const words = clean(text, LONGEST_LINE).trim();
    if (words === '') return refusal('nothingInIt');
    const partners = to === 'all' ? [] : partnersOf(table, seat);
    if (to === 'partners' && partners.length === 0) return refusal('noPartner');
    const now = this.#now();
    const line = { match: table.id, seat, person: id, text: words, page_key: key ?? null, said_at: now };
    // By seats as of now: alliances may change later.
    const hearers = to === 'all' ? to : JSON.stringify([seat, ...partners]);
    const limit = { most: MOST_A_MINUTE, since: now - MINUTE };
    if (!(await this.#store.talk.say({ ...line, hearers }, limit))) return refusal('tooMuchTalk');
    await this.#tellAll(table.id);
    return grant({ seq: table.match.seq });
  }

  async hear({ match, number }: News): Promise<void> {
    if (number === TALK) await this.#tellAll(match);
    if (number !== MUTES) return;
    for (const hearer of this.#hearers.keys()) if (hearer.table.id === match) await this.#readMutes(hearer);
  }

  async #readMutes(hearer: Hearer): Promise<void> {
    const { person } = hearer;
    const heard = this.#hearers.get(hearer);
    if (heard === undefined || person === undefined) return;
    const muted = await this.#store.talk.mutedBy(person);
    const isAnyBack = heard.muted.some((each) => !muted.includes(each));
    Object.assign(heard, { muted, known: isAnyBack ? 0 : heard.known });
    await this.#tell(hearer);
  }

  /** Reads everything again: news may have been missed. */
  async hearAll(): Promise<void> {
    for (const hearer of this.#hearers.keys()) await this.#tell(hearer);
  }

  /** Mutes a person, or no longer, in every match. Unmuting brings their earlier lines back. */
  async mute({ id }: Person, muted: string, isMuted: boolean): Promise<void> {
    await this.#store.talk.mute(id, muted, isMuted);
    const all = await this.#store.talk.mutedBy(id);
    for (const [hearer, heard] of this.#hearers) {
      if (hearer.person !== id) continue;
      Object.assign(heard, { muted: all, known: isMuted ? heard.known : 0 });
      await this.#tell(hearer);
    }
  }

  async #tellAll(match: string): Promise<void> {
    for (const hearer of this.#hearers.keys()) if (hearer.table.id === match) await this.#tell(hearer);
  }

  async #tell(hearer: Hearer): Promise<void> {
    const { table } = hearer;
    const heard = this.#hearers.get(hearer);
    if (heard === undefined || !mayListen(hearer)) return;
    const after = heard.known;
    const rows = await this.#store.talk.lines(table.id, after, MOST_TOLD);
    // Another call may have told the same lines meanwhile.
    const fresh = rows.filter(({ number }) => number > heard.known || heard.known < after);
    heard.known = Math.max(heard.known, rows.at(-1)?.number ?? 0);
    const lines = heardOf(hearer, fresh, heard.muted);
    if (lines.length > 0) hearer.hear(lines);
  }
}

/** Players while the seat is theirs; observers only once the match is over. */
function mayListen({ table: { brief }, seat, person }: Omit<Hearer, 'hear'>): boolean {
  if (seat === null) return brief.asks === null;
  const holder = brief.seating[seat];
  return holder?.kind === 'person' && holder.id === person;
}

function heardOf(hearer: Pick<Hearer, 'seat'>, rows: readonly NamedLine[], muted: readonly string[]): ChatLine[] {
  return rows.filter((row) => isFor(hearer, row) && !muted.includes(row.person ?? '')).map(lineOf);
}

function isFor({ seat }: Pick<Hearer, 'seat'>, { hearers }: NamedLine): boolean {
  if (hearers === 'all') return true;
  const seats: readonly string[] = JSON.parse(hearers);
  return seat !== null && seats.includes(seat);
}

function lineOf({ number, seat, name, hearers, text, said_at: at }: NamedLine): ChatLine {
  return { number, seat, name, to: hearers === 'all' ? 'all' : 'partners', text, at };
}

function partnersOf({ game, match }: Table, seat: Seat): readonly Seat[] {
  const { view } = match.now('spectator');
  const side = game.sideOf(view, seat);
  return Object.keys(match.seating).filter(
    (other) => other !== seat && match.seating[other]?.kind === 'person' && game.sideOf(view, other) === side,
  );
}

/** Keeps line breaks, and removes other invisible characters. */
export function tidyNote(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => clean(line, Math.max(1, line.length)))
    .join('\n')
    .trimEnd();
}

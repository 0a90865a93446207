import type { Realm, Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { LinkFace, Standing } from '../face/link.ts';
import type { Table } from './table.ts';

/** What the list of matches shows of one, kept beside its file so that no match is opened for it. */
export interface Summary extends Standing {
  readonly id: string;
  /** The game it is of. */
  readonly system: string;
  readonly seating: Seating;
  /** Null when it is over. */
  readonly asks: Seat | null;
  readonly winners: readonly Seat[];
  readonly entries: number;
  /** When it was last played, in milliseconds. */
  readonly changed: number;
  /** After this entry it left an older match, since the rules had changed; its name says so too. */
  readonly forkedAt?: number;
}

/** A match, what it is called on the shelf, and where it left another. */
interface SummarySource<R extends Realm> {
  readonly id: string;
  readonly table: Table<R>;
  readonly forkedAt: number | null;
}

/** As everybody may know it: it stands on a page that is open to all who share the screen. */
export function summaryOf<R extends Realm>(
  game: LinkFace<R>,
  { id, table, forkedAt }: SummarySource<R>,
  changed: number,
): Summary {
  const { view, outcome, pending } = table.match.now('spectator');
  const standing = game.standingOf(view);
  return {
    ...standing,
    ...(forkedAt === null ? {} : { name: forkName(standing.name, forkedAt), forkedAt }),
    id,
    system: game.system.id,
    seating: table.seating,
    asks: pending?.seat ?? null,
    winners: outcome?.winners ?? [],
    entries: table.match.seq,
    changed,
  };
}

function forkName(name: string, forkedAt: number): string {
  return `${name} (from ${forkedAt === 0 ? 'the start' : `entry ${forkedAt}`})`;
}

const FIRST_GAME = 'bear';

/**
 * What is kept in the browser, of whatever age: while there was one game no summary named its seats, and the oldest have figures
 * where there are words now. Null for what is none: then nothing of it is believed.
 */
export function readSummary(kept: unknown): Summary | null {
  const summary = renewed(kept);
  return isSummary(summary) ? summary : null;
}

function renewed(kept: unknown): unknown {
  if (!isRecord(kept) || 'names' in kept) return kept;
  if (!('round' in kept)) return { ...kept, names: {} };
  const { round, rounds, vp, rules = [], ...rest } = kept;
  if (!isRecord(vp)) return null;
  const figures = [round, rounds, vp['german'], vp['soviet']];
  if (!figures.every((figure) => typeof figure === 'number')) return null;
  const [now, last, german, soviet] = figures;
  const standing = `Round ${now} of ${last} · VP German ${german} : ${soviet} Soviet`;
  return { ...rest, system: FIRST_GAME, standing, rules, names: {} };
}

/** The latest day that a browser can write down, in milliseconds. */
const LAST_DAY = 8.64e15;

function isSummary(raw: unknown): raw is Summary {
  if (!isRecord(raw)) return false;
  const {
    id,
    system,
    mission,
    name,
    standing,
    pieces,
    rules,
    names,
    seating,
    asks,
    winners,
    entries,
    changed,
    forkedAt,
  } = raw;
  return (
    [id, system, name, standing].every(isText) &&
    [mission, asks].every((each) => each === null || isText(each)) &&
    [rules, winners].every((list) => isList(list) && list.every(isText)) &&
    isList(pieces) &&
    pieces.every((piece) => isRecord(piece) && isText(piece['at']) && isText(piece['side'])) &&
    isRecord(names) &&
    Object.values(names).every(isText) &&
    isSeating(seating) &&
    Number.isInteger(entries) &&
    Number(entries) >= 0 &&
    (forkedAt === undefined || typeof forkedAt === 'number') &&
    typeof changed === 'number' &&
    Math.abs(changed) <= LAST_DAY
  );
}

function isSeating(raw: unknown): raw is Seating {
  return isRecord(raw) && Object.values(raw).every(isHolder);
}

function isHolder(raw: unknown): boolean {
  if (!isRecord(raw)) return false;
  const { kind, name, bot } = raw;
  return kind === 'procedure' || (kind === 'person' && isText(name)) || (kind === 'bot' && isText(bot));
}

/** More of anything is no summary: it would have to be shown. */
const MOST = 10_000;

function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= MOST;
}

function isList(raw: unknown): raw is readonly unknown[] {
  return Array.isArray(raw) && raw.length <= MOST;
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

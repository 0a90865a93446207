import type { Realm, Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { LinkFace, Standing } from '../face/link.ts';
import type { Outlook } from './shared-screen.ts';
import type { Table } from './table.ts';

/** What the list of matches shows, stored beside the match so that listing need not open it. */
export interface Summary extends Standing {
  readonly id: string;
  readonly system: string;
  readonly seating: Seating;
  readonly asks: Seat | null;
  readonly winners: readonly Seat[];
  readonly entries: number;
  /** When it was last played, in milliseconds since 1970. */
  readonly changed: number;
  /** The entry after which it branched off an older match because the rules had changed; its name says so too. */
  readonly forkedAt?: number;
  /** The last entry each of several people has seen: the next one to take the screen is shown those after it. */
  readonly seen?: Readonly<Record<Seat, number>>;
  readonly hints?: Readonly<Record<Seat, number>>;
  /** The match on a server that continues it; this one is then read-only. */
  readonly movedTo?: string;
}

interface SummarySource<R extends Realm> {
  readonly id: string;
  readonly table: Table<R>;
  readonly forkedAt: number | null;
  readonly hints: Readonly<Record<Seat, number>>;
}

/**
 * Only has what is visible to all, because everyone at the screen sees the list. `after`: the state with the entry
 * about to be committed.
 */
export function summaryOf<R extends Realm>(
  game: LinkFace<R>,
  { id, table, forkedAt, hints }: SummarySource<R>,
  changed: number,
  after: Outlook<R> = table.match,
): Summary {
  const { view, outcome, pending } = after.now('spectator');
  const standing = game.standingOf(view);
  return {
    ...standing,
    ...(forkedAt === null ? {} : { name: forkName(standing.name, forkedAt), forkedAt }),
    id,
    system: game.system.id,
    seating: table.seating,
    asks: pending?.seat ?? null,
    winners: outcome?.winners ?? [],
    entries: after.seq,
    changed,
    ...(table.isShared ? {} : { seen: table.seenAfter(after) }),
    ...(Object.keys(hints).length === 0 ? {} : { hints }),
  };
}

function forkName(name: string, forkedAt: number): string {
  return `${name} (from ${forkedAt === 0 ? 'the start' : `move ${forkedAt}`})`;
}

const FIRST_GAME = 'bear';

/**
 * Reads a stored summary of any age: those from before there were two games name no seats, and the oldest have figures
 * instead of words. Null if it is not valid.
 */
export function readSummary(kept: unknown): Summary | null {
  const summary = renewed(kept);
  return isSummary(summary) ? summary : null;
}

function renewed(kept: unknown): unknown {
  if (!isRecord(kept)) return kept;
  if ('names' in kept) return withScore(kept);
  if (!('round' in kept)) return { ...kept, names: {} };
  const { round, rounds, vp, rules = [], ...rest } = kept;
  if (!isRecord(vp)) return null;
  const figures = [round, rounds, vp['german'], vp['soviet']];
  if (!figures.every((figure) => typeof figure === 'number')) return null;
  const [now, last, german, soviet] = figures;
  const standing = `Round ${now} of ${last} · VP German ${german} : ${soviet} Soviet`;
  return { ...rest, system: FIRST_GAME, standing, rules, names: {} };
}

const OLD_SCORE = / · (Novice|Tried|Veteran) · (\d+) VP$/;

/** Before there was a record sheet, a summary had its score only in words. */
function withScore(kept: Readonly<Record<string, unknown>>): unknown {
  const { scored, standing } = kept;
  const [, level, points] = scored === undefined ? (OLD_SCORE.exec(String(standing)) ?? []) : [];
  return level === undefined ? kept : { ...kept, scored: { grade: level.toLowerCase(), points: Number(points) } };
}

/** The latest date JavaScript can represent, in milliseconds. */
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
    seen,
    hints,
    movedTo,
    pack,
    scored,
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
    (movedTo === undefined || isText(movedTo)) &&
    (pack === undefined || (isRecord(pack) && [pack['id'], pack['name'], pack['hash']].every(isText))) &&
    (scored === undefined || (isRecord(scored) && isText(scored['grade']) && Number.isInteger(scored['points']))) &&
    (forkedAt === undefined || typeof forkedAt === 'number') &&
    [seen, hints].every(isCounts) &&
    typeof changed === 'number' &&
    Math.abs(changed) <= LAST_DAY
  );
}

/** Counts by seat; may be absent. */
function isCounts(raw: unknown): boolean {
  return raw === undefined || (isRecord(raw) && Object.values(raw).every(Number.isInteger));
}

function isSeating(raw: unknown): raw is Seating {
  return isRecord(raw) && Object.values(raw).every(isHolder);
}

function isHolder(raw: unknown): boolean {
  if (!isRecord(raw)) return false;
  const { kind, name, bot } = raw;
  return kind === 'procedure' || (kind === 'person' && isText(name)) || (kind === 'bot' && isText(bot));
}

/** Longer texts and lists cannot be shown, so they are not valid. */
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

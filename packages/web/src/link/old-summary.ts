import type { Seating } from '@sandtable/session';
import type { Summary } from './summary.ts';

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

import { clean } from '@sandtable/kernel';
import type { SavedMatch } from '../desk/saves.ts';
import { BadInput, valueOf } from '../io/bad-input.ts';
import type { Output } from '../io/output.ts';
import { explainChange } from './explain-reading.ts';
import { readSaved } from './read-saved.ts';

export interface ReplayAsked {
  readonly seed?: string;
  readonly from?: string;
  readonly to?: string;
  /** An entry in which the AI chose something, or `all`. */
  readonly why?: string;
  readonly json?: true;
}

/**
 * `replay`: writes a saved match entry by entry, with everything that came of each; and says whether it is the whole of it. A
 * match that the rules have changed is told up to there.
 */
export async function replayFile(file: string, asked: ReplayAsked, out: Output, err: Output): Promise<boolean> {
  const { read, version } = await readSaved(file, asked.seed, err);
  if (read.kind === 'wrong') return valueOf({ ok: false, problems: read.problems });
  if (read.match !== null) tellMatch(read.match, asked, out);
  if (read.kind !== 'changed') return true;
  err.write(`${clean(file)}: ${explainChange(read, version)}\n`);
  return false;
}

function tellMatch(match: SavedMatch, { from, to, why, json }: ReplayAsked, out: Output): void {
  if (why !== undefined) return replayWhy(match, why, json === true, out);
  const first = placeOf(from, '--from', 0, match.seq);
  const last = placeOf(to, '--to', match.seq, match.seq);
  for (let seq = first; seq <= last; seq++) {
    const { words, events, told, outcome, result } = match.tell(seq);
    const lines = [`${seq} ${words}`, ...told, ...(result === null ? [] : [result])];
    if (json) out.write(`${JSON.stringify({ seq, entry: words, events, ...(outcome && { outcome }) })}\n`);
    else out.write(`${lines.join('\n    ')}\n`);
  }
}

/** `replay --why`: writes how the AI came to what it did in an entry, or in all of its own, by playing them again. */
function replayWhy(match: SavedMatch, why: string, json: boolean, out: Output): void {
  for (const seq of entriesAsked(match, why)) {
    const { seat, notes, events, lines } = match.why(seq);
    if (json) out.write(`${JSON.stringify({ seq, notes, events })}\n`);
    else out.write(`${[`${seq} ${seat}`, ...lines].join('\n    ')}\n`);
  }
}

/** Those of the AI: one by its number, or all. */
function entriesAsked(match: SavedMatch, why: string): readonly number[] {
  const ofAi = match.ofAi();
  if (why === 'all') return ofAi;
  const seq = Number(why);
  if (!ofAi.includes(seq)) throw new BadInput(`--why: expected an entry of the AI, or all, got ${why}`);
  return [seq];
}

function placeOf(text: string | undefined, field: string, otherwise: number, most: number): number {
  const place = text === undefined ? otherwise : Number(text);
  if (!Number.isSafeInteger(place) || place < 0 || place > most)
    throw new BadInput(`${field}: expected an entry from 0 to ${most}, got ${String(text)}`);
  return place;
}

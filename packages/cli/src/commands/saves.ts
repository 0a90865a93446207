import { clean, cleanProblem, printProblem, quote } from '@sandtable/kernel';
import type { Commitment, RulesStamp } from '@sandtable/session';
import type { SavedMatch, SavedReading } from '../desk/saves.ts';
import { deskOfSave } from '../games/games.ts';
import { BadInput, nameOf, readTextFile, valueOf } from '../io/input.ts';
import { type Output, runSteps } from '../io/output.ts';
import { judgePromised, promisedIn, type PromisedOptions } from './promised.ts';

export interface ReplayOptions {
  readonly seed?: string;
  readonly from?: string;
  readonly to?: string;
  /** An entry in which the AI chose something, or `all`. */
  readonly why?: string;
  readonly json?: true;
}

/** `replay`: prints a saved match entry by entry with its events. Returns false if changed rules give another result, and stops there. */
export async function replayFile(file: string, asked: ReplayOptions, out: Output, err: Output): Promise<boolean> {
  const { read, version } = await readSaved(file, asked.seed, err);
  if (read.kind === 'wrong') return valueOf({ ok: false, problems: read.problems });
  if (read.match !== null) tellMatch(read.match, asked, out);
  if (read.kind !== 'changed') return true;
  err.write(`${nameOf(file)}: ${explainChange(read, version)}\n`);
  return false;
}

function tellMatch(match: SavedMatch, { from, to, why, json }: ReplayOptions, out: Output): void {
  if (why !== undefined) return replayWhy(match, why, json === true, out);
  const first = placeOf(from, '--from', 0, match.seq);
  const last = placeOf(to, '--to', match.seq, match.seq, first);
  for (let seq = first; seq <= last; seq++) {
    const { words, events, told, outcome, result } = match.tell(seq);
    const lines = [`${seq} ${words}`, ...told, ...(result === null ? [] : [result])];
    if (json) out.write(`${JSON.stringify({ seq, entry: words, events, ...(outcome && { outcome }) })}\n`);
    else out.write(`${lines.join('\n    ')}\n`);
  }
}

/** `replay --why`: prints how the AI decided an entry, or all its entries. */
function replayWhy(match: SavedMatch, why: string, json: boolean, out: Output): void {
  for (const seq of entriesAsked(match, why)) {
    const { seat, notes, events, lines } = match.why(seq);
    if (json) out.write(`${JSON.stringify({ seq, notes, events })}\n`);
    else out.write(`${[`${seq} ${seat}`, ...lines].join('\n    ')}\n`);
  }
}

function entriesAsked(match: SavedMatch, why: string): readonly number[] {
  const ofAi = match.ofAi();
  if (why === 'all') return ofAi;
  const seq = Number(why);
  if (!ofAi.includes(seq)) throw new BadInput(`--why: expected an entry of the AI, or all, got ${why}`);
  return [seq];
}

function placeOf(text: string | undefined, field: string, otherwise: number, most: number, least = 0): number {
  const place = text === undefined ? otherwise : Number(text);
  if (!Number.isSafeInteger(place) || place < least || place > most)
    throw new BadInput(`${field}: expected an entry from ${least} to ${most}, got ${String(text)}`);
  return place;
}

export interface VerifyOptions extends PromisedOptions {
  readonly seed?: string;
  readonly json?: true;
}

/**
 * `verify`: replays a saved match and checks that every die, card and event agrees with the file; and, if the caller tells what
 * was promised, that the seed is made of just that.
 */
export async function verifyFile(file: string, asked: VerifyOptions, out: Output, err: Output): Promise<boolean> {
  const promised = promisedIn(asked);
  const { read, version } = await readSaved(file, asked.seed, err);
  const isWhole = read.kind === 'same' || read.kind === 'renewed';
  const seed = isWhole ? judgePromised(read.match.commitment, promised) : null;
  const isGood = isWhole && seed?.verdict !== 'notPromised';
  if (asked.json) out.write(`${JSON.stringify({ ...verdictOf(read), ok: isGood, ...(seed && { seed }) })}\n`);
  else out.write(`${nameOf(file)}: ${explainReading(read, version)}${seed?.text ? `; ${seed.text}` : ''}\n`);
  return isGood;
}

/** In JSON `verdict` is same, renewed (other rules or content, same events), changed (other events because of them) or wrong. */
function verdictOf(read: SavedReading): object {
  const { kind: verdict } = read;
  switch (read.kind) {
    case 'same':
    case 'renewed': {
      const { match } = read;
      const { isSameState, from } = read.kind === 'renewed' ? read : { isSameState: true, from: null };
      const { seq: entries, commitment } = match;
      return {
        ok: true,
        verdict,
        entries,
        hash: match.hash(),
        outcome: match.outcome(),
        isSameState,
        from,
        commitment,
      };
    }
    case 'changed': {
      const { from, total, divergence } = read;
      return { ok: false, verdict, entries: total, from, divergence: cleaned(divergence) };
    }
    case 'wrong':
      return { ok: false, verdict, divergence: cleaned(read.divergence) };
  }
}

function cleaned({ seq, problem }: (SavedReading & { readonly kind: 'wrong' })['divergence']): object {
  return { seq, problem: cleanProblem(problem) };
}

interface ReadFile {
  readonly read: SavedReading;
  readonly version: number;
}

async function readSaved(file: string, seed: string | undefined, err: Output): Promise<ReadFile> {
  const text = readTextFile(file);
  const saves = await (await deskOfSave(text)).saves();
  const read = await runSteps(saves.read(text, seed), 'entry', err);
  const problem = read.kind === 'wrong' ? read.divergence.problem : null;
  if (problem?.field === 'options.pack')
    throw new BadInput(`${nameOf(file)}: expected ${problem.expected}: name its file with --pack`);
  return { read, version: saves.version };
}

/** The result of reading a file in one line. `here` is the version of this program's rules. */
function explainReading(read: SavedReading, here: number): string {
  switch (read.kind) {
    case 'same':
      return explainWhole(read.match);
    case 'renewed':
      return `${explainWhole(read.match)}, ${explainStamp(read.from, here)}${read.isSameState ? '' : OTHER_STATE}`;
    case 'changed':
      return explainChange(read, here);
    case 'wrong':
      return explainWrong(read);
  }
}

function explainWhole({ seq, commitment, ...match }: SavedMatch): string {
  return `all ${seq} entries match its seed (${match.hash()})${explainParts(commitment)}`;
}

/** The published parts of a seed: every player can look for their own. */
function explainParts(commitment: Commitment): string {
  if (typeof commitment === 'string') return '';
  const parts = Object.entries(commitment.parts).map(([seat, part]) => `${clean(seat)} ${part}`);
  return `, made of parts: ${[`the server’s, committed to by ${commitment.server}`, ...parts].join(', ')}`;
}

/** A difference in what no event tells: CAPs, forces, the order of a deck. */
const OTHER_STATE = '; but its last state is not the one saved, in something that no entry tells';

type ChangedReading = SavedReading & { readonly kind: 'changed' };
type WrongReading = SavedReading & { readonly kind: 'wrong' };

/** A file made under other rules is not damaged. */
function explainChange({ divergence, entry, total, from }: ChangedReading, here: number): string {
  const { seq, problem } = divergence;
  const stamp = explainStamp(from, here);
  if (entry === null)
    return `the rules have changed since: its set-up turns out differently (${printProblem(problem)}); ${stamp}`;
  const before = seq === 1 ? 'only its set-up still matches' : `entries 1 to ${seq - 1} still match`;
  const which = `entry ${seq} of ${total} (${quote(entry)})`;
  return `the rules have changed since: ${which} turns out differently; ${before}; ${stamp}`;
}

function explainStamp({ format, version }: RulesStamp, here: number): string {
  if (version !== here) return `saved under version ${version} of the rules, this is version ${here}`;
  return format === 1 ? 'saved in an older format' : 'saved with other content';
}

/** Problems in these fields mean that there is no match at all. */
const NO_MATCH = new Set(['', 'file', 'format', 'formatVersion', 'system']);

function explainWrong({ divergence: { seq, problem } }: WrongReading): string {
  const { field, got } = problem;
  if (field === 'seed' && got === 'null') return 'sealed: --seed must give its seed';
  if (NO_MATCH.has(field)) return `no match that can be read here: ${printProblem(problem)}`;
  return `altered or damaged at ${seq === 0 ? 'its set-up' : `entry ${seq}`}: ${printProblem(problem)}`;
}

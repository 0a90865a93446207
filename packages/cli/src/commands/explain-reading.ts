import { printProblem, quote } from '@sandtable/kernel';
import type { RulesStamp } from '@sandtable/session';
import type { SavedReading } from '../desk/saves.ts';

/** What replay has shown of a file, in a line. `here` is the version of the rules that are here. */
export function explainReading(read: SavedReading, here: number): string {
  switch (read.kind) {
    case 'same':
      return `all ${read.match.seq} entries match its seed (${read.match.hash()})`;
    case 'renewed':
      return `all ${read.match.seq} entries match its seed (${read.match.hash()}), ${explainStamp(read.from, here)}`;
    case 'changed':
      return explainChange(read, here);
    case 'wrong':
      return explainWrong(read);
  }
}

type Changed = SavedReading & { readonly kind: 'changed' };
type Wrong = SavedReading & { readonly kind: 'wrong' };

/** A file of other rules is not damaged: it is they that have changed. */
export function explainChange({ divergence, entry, total, from }: Changed, here: number): string {
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

/** What is wrong with these stands before any match. */
const NO_MATCH = new Set(['', 'file', 'format', 'formatVersion', 'system']);

function explainWrong({ divergence: { seq, problem } }: Wrong): string {
  const { field, got } = problem;
  if (field === 'seed' && got === 'null') return 'sealed: --seed must give its seed';
  if (NO_MATCH.has(field)) return `no match that can be read here: ${printProblem(problem)}`;
  return `altered or damaged at ${seq === 0 ? 'its set-up' : `entry ${seq}`}: ${printProblem(problem)}`;
}

import { clean, cleanProblem } from '@sandtable/kernel';
import type { SavedReading } from '../desk/saves.ts';
import type { Output } from '../io/output.ts';
import { explainReading } from './explain-reading.ts';
import { readSaved } from './read-saved.ts';

interface VerifyAsked {
  readonly seed?: string;
  readonly json?: true;
}

/** `verify`: plays a saved match again and says whether every die, card and event is as the file has it. */
export async function verifyFile(file: string, asked: VerifyAsked, out: Output, err: Output): Promise<boolean> {
  const { read, version } = await readSaved(file, asked.seed, err);
  out.write(`${asked.json ? JSON.stringify(verdictOf(read)) : `${clean(file)}: ${explainReading(read, version)}`}\n`);
  return read.kind === 'same' || read.kind === 'renewed';
}

/** In JSON: `verdict` is same, renewed (other rules or content, all as it was told), changed (by them) or wrong. */
function verdictOf(read: SavedReading): object {
  const { kind: verdict } = read;
  switch (read.kind) {
    case 'same':
    case 'renewed': {
      const { match } = read;
      const from = read.kind === 'renewed' ? read.from : null;
      return { ok: true, verdict, entries: match.seq, hash: match.hash(), outcome: match.outcome(), from };
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

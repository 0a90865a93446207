import { printProblem } from '@sandtable/kernel';
import { verify } from '@sandtable/session';
import { openTable } from './game.ts';
import { readTextFile } from './json-file.ts';
import type { Output } from './output.ts';

/** `verify`: plays a saved match again and says whether every die, card and event is as the file has it. */
export function verifyFile(
  file: string,
  { seed, json }: { readonly seed?: string; readonly json?: true },
  out: Output,
): boolean {
  const verified = verify(openTable().game, readTextFile(file), { seed });
  if (json) out.write(`${JSON.stringify(verified)}\n`);
  else if (verified.ok) out.write(`${file}: all ${verified.entries} entries match its seed (${verified.hash})\n`);
  else {
    const { seq, problem } = verified.divergence;
    out.write(`${file}: diverges at entry ${seq}: ${printProblem(problem)}\n`);
  }
  return verified.ok;
}

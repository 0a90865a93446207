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
  else if (verified.ok) out.write(`${file}: true to its seed in all ${verified.entries} entries (${verified.hash})\n`);
  else {
    const { seq, problem } = verified.divergence;
    out.write(`${file}: entry ${seq} is not as it should be: ${printProblem(problem)}\n`);
  }
  return verified.ok;
}

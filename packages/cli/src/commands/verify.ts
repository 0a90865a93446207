import { printProblem } from '@sandtable/kernel';
import { deskOfSave } from '../games/games.ts';
import { readTextFile } from '../io/json-file.ts';
import type { Output } from '../io/output.ts';

interface VerifyAsked {
  readonly seed?: string;
  readonly json?: true;
}

/** `verify`: plays a saved match again and says whether every die, card and event is as the file has it. */
export async function verifyFile(file: string, { seed, json }: VerifyAsked, out: Output): Promise<boolean> {
  const text = readTextFile(file);
  const saves = await (await deskOfSave(text)).saves();
  const verified = saves.verify(text, seed);
  if (json) out.write(`${JSON.stringify(verified)}\n`);
  else if (verified.ok) out.write(`${file}: all ${verified.entries} entries match its seed (${verified.hash})\n`);
  else {
    const { seq, problem } = verified.divergence;
    out.write(`${file}: diverges at entry ${seq}: ${printProblem(problem)}\n`);
  }
  return verified.ok;
}

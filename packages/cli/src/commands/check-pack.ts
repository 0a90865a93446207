import { printProblem } from '@sandtable/kernel';
import { deskAsked } from '../games/games.ts';
import { readJsonFile } from '../io/json-file.ts';
import type { Output } from '../io/output.ts';

interface CheckAsked {
  readonly game?: string;
  readonly json?: true;
}

/** `pack check`: writes what the pack holds, or everything that is wrong with it, and says whether it is sound. */
export async function checkPackFile(file: string, { game, json }: CheckAsked, out: Output): Promise<boolean> {
  const check = await (await deskAsked(game)).packs();
  const checked = check(readJsonFile(file));
  if (!checked.ok) {
    const { problems } = checked;
    out.write(
      json ? `${JSON.stringify({ ok: false, problems })}\n` : problems.map((it) => `${printProblem(it)}\n`).join(''),
    );
    return false;
  }
  const { id, name, hash, counts } = checked.value;
  const held = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  out.write(
    json ? `${JSON.stringify({ ok: true, id, name, hash, ...counts })}\n` : `${id}: valid (${held.join(', ')})\n`,
  );
  return true;
}

import { clean, cleanProblem, MOST_PROBLEMS, printProblems, type Problem } from '@sandtable/kernel';
import { deskAsked } from '../games/games.ts';
import { jsonOf } from '../io/json-file.ts';
import type { Output } from '../io/output.ts';

interface CheckAsked {
  readonly game?: string;
  readonly json?: true;
}

/** `pack check`: writes what the pack holds, or everything that is wrong with it, and says whether it is sound. */
export async function checkPackFile(file: string, { game, json }: CheckAsked, out: Output): Promise<boolean> {
  const check = await (await deskAsked(game)).packs();
  const read = jsonOf(file);
  const checked = read.ok ? check(read.value) : read;
  if (!checked.ok) {
    const { problems } = checked;
    out.write(`${json ? JSON.stringify({ ok: false, ...few(problems) }) : printProblems(problems).join('\n')}\n`);
    return false;
  }
  const { id, name, hash, counts } = checked.value;
  const held = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  out.write(
    json
      ? `${JSON.stringify({ ok: true, id, name, hash, ...counts })}\n`
      : `${clean(id)}: valid (${held.join(', ')})\n`,
  );
  return true;
}

/** Not all of a thousand, but how many. */
function few(problems: readonly Problem[]): object {
  const more = Math.max(0, problems.length - MOST_PROBLEMS);
  return { problems: problems.slice(0, MOST_PROBLEMS).map(cleanProblem), ...(more > 0 && { more }) };
}

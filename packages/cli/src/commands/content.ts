import { clean, cleanProblem, MOST_PROBLEMS, printProblems, type Problem } from '@sandtable/kernel';
import { deskAsked, deskNamed, GAME_NAMES } from '../games/games.ts';
import { jsonOf } from '../io/input.ts';
import type { Output } from '../io/output.ts';

interface MissionsOptions {
  readonly game?: string;
  readonly json?: true;
}

/** `missions`: lists the missions of one game or of all. */
export async function listMissions({ game, json }: MissionsOptions, out: Output): Promise<void> {
  const names = game === undefined ? GAME_NAMES : [game];
  const desks = await Promise.all(names.map((name) => deskNamed(name, '--game')));
  const lists = await Promise.all(desks.map(async (desk) => ({ desk, list: await desk.missions() })));
  if (json) {
    const all = lists.flatMap(({ desk, list }) => list.data.map((mission) => ({ game: desk.id, ...mission })));
    out.write(`${JSON.stringify(all)}\n`);
    return;
  }
  for (const { desk, list } of lists) {
    if (lists.length > 1) out.write(`${desk.name} (${desk.id})\n\n`);
    out.write(list.text);
  }
}

interface CheckOptions {
  readonly game?: string;
  readonly json?: true;
}

/** `pack check`: writes what the pack holds, or all its problems; returns whether it is valid. */
export async function checkPackFile(file: string, { game, json }: CheckOptions, out: Output): Promise<boolean> {
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

/** The first problems, and how many more there are. */
function few(problems: readonly Problem[]): object {
  const more = Math.max(0, problems.length - MOST_PROBLEMS);
  return { problems: problems.slice(0, MOST_PROBLEMS).map(cleanProblem), ...(more > 0 && { more }) };
}

import { bad, clean, cleanProblem, isRecord, MOST_PROBLEMS, printProblems, type Problem } from '@sandtable/kernel';
import type { PackChanges } from '@sandtable/kernel/packs';
import type { Desk, PackCheck } from '../desk/desk.ts';
import { deskAsked, deskNamed, deskOfPack, GAME_NAMES } from '../games/games.ts';
import { jsonOf } from '../io/input.ts';
import type { Output } from '../io/output.ts';
import { writeNew } from '../io/write.ts';

interface MissionsOptions {
  readonly game?: string;
  readonly pack?: string;
  readonly json?: true;
}

/** `missions`: lists the missions of one game or of all. */
export async function listMissions({ game, pack, json }: MissionsOptions, out: Output): Promise<void> {
  const desks = pack === undefined ? await desksOf(game) : [await deskOfPack(pack, game)];
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

async function desksOf(game: string | undefined): Promise<readonly Desk[]> {
  const names = game === undefined ? GAME_NAMES : [game];
  return Promise.all(names.map((name) => deskNamed(name, '--game')));
}

interface CheckOptions {
  readonly game?: string;
  readonly json?: true;
}

/** `pack check`: prints what the pack holds, or all its problems; returns whether it is valid. */
export async function checkPackFile(file: string, { game, json }: CheckOptions, out: Output): Promise<boolean> {
  const { check, ownId } = await (await deskOfPack(file, game)).packs();
  const read = jsonOf(file);
  const checked = read.ok ? notOurs(read.value, ownId, check) : read;
  if (!checked.ok) {
    const { problems } = checked;
    out.write(`${json ? JSON.stringify({ ok: false, ...few(problems) }) : printProblems(problems).join('\n')}\n`);
    return false;
  }
  const { id, name, hash, author, licence, extends: base, counts, changes, notes } = checked.value;
  const held = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  out.write(
    json
      ? `${JSON.stringify({ ok: true, id, name, hash, author, licence, extends: base, ...counts, ...changes, notes })}\n`
      : `${[`${clean(id)}: valid (${held.join(', ')})`, ...changeLines(changes), ...notes].join('\n')}\n`,
  );
  return true;
}

/** A pack is told from ours by its id. */
function notOurs(raw: unknown, ownId: string, check: PackCheck): ReturnType<PackCheck> {
  if (isRecord(raw) && raw['id'] === ownId)
    return bad('id', `an id of your own: ${ownId} is the pack that comes with the game`, ownId);
  return check(raw);
}

function changeLines({ added, replaced }: PackChanges): string[] {
  const listed = (lists: PackChanges['added']): string =>
    Object.entries(lists)
      .map(([list, keys]) => `${list} ${keys.map((key) => clean(key)).join(', ')}`)
      .join('; ');
  const isEmpty = (lists: object): boolean => Object.keys(lists).length === 0;
  return [
    ...(isEmpty(added) ? [] : [`new: ${listed(added)}`]),
    ...(isEmpty(replaced) ? [] : [`in place of ours: ${listed(replaced)}`]),
  ];
}

/** `pack new`: writes a starter pack. */
export async function writeNewPack(
  file: string,
  { game, force }: { readonly game?: string; readonly force?: true },
  out: Output,
): Promise<void> {
  const { skeleton } = await (await deskAsked(game)).packs();
  writeNew(file, `${JSON.stringify(skeleton(), null, 2)}\n`, force);
  out.write(`${clean(file)}: a pack to begin with; check it with sandtable pack check\n`);
}

/** `pack schema`: prints a JSON Schema for editors. */
export async function printPackSchema({ game }: { readonly game?: string }, out: Output): Promise<void> {
  const { schema } = await (await deskAsked(game)).packs();
  out.write(`${JSON.stringify(schema(), null, 2)}\n`);
}

function few(problems: readonly Problem[]): object {
  const more = Math.max(0, problems.length - MOST_PROBLEMS);
  return { problems: problems.slice(0, MOST_PROBLEMS).map(cleanProblem), ...(more > 0 && { more }) };
}

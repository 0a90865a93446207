import { deskNamed, GAME_NAMES } from '../games/games.ts';
import type { Output } from '../io/output.ts';

interface MissionsAsked {
  readonly game?: string;
  readonly json?: true;
}

/** `missions`: writes what there is to play, of one game or of all. */
export async function listMissions({ game, json }: MissionsAsked, out: Output): Promise<void> {
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

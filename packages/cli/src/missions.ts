import type { Pack } from '@sandtable/bear';
import { openTable } from './game.ts';
import type { Output } from './output.ts';

/** `missions`: writes what there is to play. */
export function listMissions({ json }: { readonly json?: true }, out: Output): void {
  const { missions } = openTable().pack;
  if (json) out.write(`${JSON.stringify(missions.map(summary))}\n`);
  else for (const mission of missions) out.write(`${describe(mission)}\n\n`);
}

type Mission = Pack['missions'][number];

function summary({ id, name, rounds, players, map, underdog, briefing }: Mission): object {
  return {
    id,
    name,
    rounds,
    boards: boardsOf(map),
    players: players.map(({ side, caps, units }) => ({ side, caps, units: units.length })),
    underdog,
    briefing,
  };
}

function describe({ id, name, rounds, players, map, briefing }: Mission): string {
  const forces = players.map(({ side, caps, units }) => `${side} ${units.length} units, ${caps ?? 'some'} CAPs`);
  return `${id}: ${name} (${boardsOf(map).join(' ')}, ${rounds} rounds; ${forces.join('; ')})\n  ${briefing}`;
}

function boardsOf(map: Mission['map']): string[] {
  return 'boards' in map ? map.boards.map(({ board }) => board) : ['bare ground'];
}

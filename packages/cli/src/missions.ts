import { explainHandicap, type Pack } from '@sandtable/bear';
import { openTable } from './game.ts';
import type { Output } from './output.ts';

/** `missions`: writes what there is to play. */
export function listMissions({ json }: { readonly json?: true }, out: Output): void {
  const { missions } = openTable().pack;
  if (json) {
    out.write(`${JSON.stringify(missions.map(summary))}\n`);
    return;
  }
  const solo = missions.filter((mission) => mission.solo !== null);
  for (const mission of missions) if (mission.solo === null) out.write(`${describe(mission)}\n\n`);
  if (solo.length > 0) out.write('Against the AI\n\n');
  for (const mission of solo) out.write(`${describe(mission)}\n\n`);
}

type Mission = Pack['missions'][number];

function summary({ id, name, rounds, players, map, underdog, sevenAP, briefing, solo }: Mission): object {
  return {
    id,
    name,
    rounds,
    boards: boardsOf(map),
    players: players.map(({ side, caps, units }) => ({ side, caps, units: units.length })),
    underdog,
    sevenAP: sevenAP ?? null,
    briefing,
    solo: solo === null ? null : { ai: solo.ai, difficulty: solo.difficulty },
  };
}

function describe(mission: Mission): string {
  const { id, name, rounds, players, map, briefing, solo } = mission;
  const forces = players.map(({ side, caps, units }) => `${side} ${units.length} units, ${caps ?? 'some'} CAPs`);
  const against = solo === null ? '' : `; the AI is ${solo.ai}, ${solo.difficulty}`;
  const handicap = explainHandicap(mission);
  const helped = handicap === null ? '' : `; with sevenAP ${handicap.side} ${handicap.worth} more`;
  const facts = `${boardsOf(map).join(' ')}, ${rounds} rounds; ${forces.join('; ')}${against}${helped}`;
  return `${id}: ${name} (${facts})\n  ${briefing}`;
}

function boardsOf(map: Mission['map']): string[] {
  return 'boards' in map ? map.boards.map(({ board }) => board) : ['bare ground'];
}

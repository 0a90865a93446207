import { checkOwnPack, explainHandicap, type Pack, packParts, printLength } from '@sandtable/bear';
import { ok } from '@sandtable/kernel';
import type { MissionList, PackCheck } from '../desk/desk.ts';
import { openTable } from './table.ts';

/** The missions of bear; solo missions come last. */
export function bearMissions(): MissionList {
  const { missions } = openTable().pack;
  const solo = missions.filter((mission) => mission.solo !== null);
  const parts = [
    ...missions.filter((mission) => mission.solo === null).map(describe),
    ...(solo.length > 0 ? ['Against the AI'] : []),
    ...solo.map(describe),
  ];
  return { data: missions.map(summary), text: parts.map((part) => `${part}\n\n`).join('') };
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
    solo: solo === null ? null : { ai: solo.ai, difficulty: solo.difficulty, length: solo.length },
  };
}

function describe(mission: Mission): string {
  const { id, name, players, map, briefing, solo } = mission;
  const forces = players.map(({ side, caps, units }) => `${side} ${units.length} units, ${caps ?? 'some'} CAPs`);
  const against = solo === null ? '' : `; the AI is ${solo.ai}, ${solo.difficulty}`;
  const handicap = explainHandicap(mission);
  const helped = handicap === null ? '' : `; with sevenAP ${handicap.side} ${handicap.worth} more`;
  const facts = `${boardsOf(map).join(' ')}, ${printLength(mission)}; ${forces.join('; ')}${against}${helped}`;
  return `${id}: ${name} (${facts})\n  ${briefing}`;
}

function boardsOf(map: Mission['map']): string[] {
  return 'boards' in map ? map.boards.map(({ board }) => board) : ['bare ground'];
}

export const checkBearPack: PackCheck = (raw) => {
  const checked = checkOwnPack(raw, packParts);
  if (!checked.ok) return checked;
  const { head, pack } = checked.value;
  const { unitTypes, counters, boards, hitMarkers, actionCards, orderCards, missions } = pack;
  const counts = {
    unitTypes: unitTypes.length,
    counters: counters.length,
    boards: boards.length,
    hitMarkers: total(hitMarkers),
    actionCards: total(actionCards),
    orderCards: orderCards.length,
    missions: missions.length,
  };
  return ok({ ...head, counts });
};

function total(kinds: readonly { readonly copies: number }[]): number {
  return kinds.reduce((sum, { copies }) => sum + copies, 0);
}

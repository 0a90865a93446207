import { checkOwnPack, explainHandicap, ownPack, type Pack, packParts, printLength } from '@sandtable/bear';
import { ok, type Problem } from '@sandtable/kernel';
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
  if (!checked.ok) return { ok: false, problems: checked.problems.map(capsInWords) };
  const { head, pack, changes } = checked.value;
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
  return ok({ ...head, counts, changes, notes: pack.missions.flatMap(notesOn) });
};

/** B1.0a, S2.2 */
function capsInWords(problem: Problem): Problem {
  const isLeftOut = /\.players\.\d+\.caps$/.test(problem.field) && problem.got === 'nothing';
  return isLeftOut
    ? { ...problem, expected: 'a number, 0 for the AI, or null: by the number of units (B1.0a)' }
    : problem;
}

/** S2.2: the AI has no CAPs. Packs that give it some stay valid: they always were. */
function notesOn({ players, solo }: Mission, mission: number): string[] {
  return players.flatMap(({ side, caps }, player) =>
    side === solo?.ai && caps !== null && caps > 0
      ? [`missions.${mission}.players.${player}.caps: the AI has none, so ${caps} does nothing; write 0 (S2.2)`]
      : [],
  );
}

function total(kinds: readonly { readonly copies: number }[]): number {
  return kinds.reduce((sum, { copies }) => sum + copies, 0);
}

export const bearPackId = ownPack().id;
export { bearPackSchema } from '@sandtable/bear';

import { counted, ok } from '@sandtable/kernel';
import { checkOwnPack, kindOf, LEVELS, ownPack, type Pack, SIDE_NAMES } from '@sandtable/limanowa';
import type { MissionList, PackCheck } from '../desk/desk.ts';
import { openTable } from './table.ts';

type Mission = Pack['missions'][number];

const TITLES = {
  solo: 'One player against the AI',
  coop: 'Two players against the AI',
  versus: 'Two to four players',
} as const;
/** LS1c: chosen together with the mission. */
const DIFFICULTY = LEVELS.join(' or ');
const KINDS = ['solo', 'coop', 'versus'] as const;

export function limanowaMissions(): MissionList {
  const { pack } = openTable();
  const parts = KINDS.flatMap((kind) => {
    const missions = pack.missions.filter((mission) => kindOf(mission) === kind);
    return missions.length === 0 ? [] : [TITLES[kind], ...missions.map((mission) => describe(pack, mission))];
  });
  return {
    data: pack.missions.map((mission) => summary(pack, mission)),
    text: parts.map((part) => `${part}\n\n`).join(''),
  };
}

function summary(pack: Pack, mission: Mission): object {
  const { id, name, map, limit, hand, briefing, corps, objectives, goal } = mission;
  const ai = corps.find(({ isAi }) => isAi);
  return {
    id,
    name,
    kind: kindOf(mission),
    rounds: limit,
    map,
    hand,
    players: corps.flatMap((each) => (each.isAi ? [] : [forceOf(each)])),
    solo: ai === undefined ? null : { ai: ai.side, difficulty: DIFFICULTY, ...forceOf(ai) },
    objectives: objectives.map(({ at, grade }) => ({ at, name: nameAt(pack, map, at), grade })),
    goal,
    briefing,
  };
}

function forceOf({ name, side, tokens, units }: Mission['corps'][number]): object {
  return { name, side, tokens, units: units.length };
}

function describe(pack: Pack, mission: Mission): string {
  const { id, name, limit, corps, objectives, goal, map, briefing } = mission;
  const forces = corps.map(({ isAi, side, name: own, units, tokens }) => {
    const who = isAi ? `the AI (${SIDE_NAMES[side]}):` : `${own}:`;
    return `${who} ${counted(units.length, 'unit')}, ${counted(tokens, 'token')}`;
  });
  const hexes = (grade: 'strategic' | 'tactical'): string =>
    objectives.flatMap((each) => (each.grade === grade ? [nameAt(pack, map, each.at)] : [])).join(', ');
  const wanted =
    goal.kind === 'war'
      ? `hold ${goal.strategic} Strategic Objectives, or have the most points`
      : `hold ${goal.strategic} Strategic${goal.tactical === 0 ? '' : ` and ${goal.tactical} Tactical`}`;
  const places = [`Strategic: ${hexes('strategic')}`, `Tactical: ${hexes('tactical')}`].filter(
    (part) => !part.endsWith(': '),
  );
  return `${id}: ${name} (${[`${limit} rounds`, ...forces, wanted, ...places].join('; ')})\n  ${briefing}`;
}

/** A town by name, any other hex by number. */
function nameAt({ maps }: Pack, map: string, [column, row]: Mission['objectives'][number]['at']): string {
  const named = maps.find(({ id }) => id === map)?.names.find(({ at }) => at[0] === column && at[1] === row);
  return named?.name ?? `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
}

export const checkLimanowaPack: PackCheck = (raw) => {
  const checked = checkOwnPack(raw, ownPack);
  if (!checked.ok) return checked;
  const { head, pack, changes } = checked.value;
  const { unitTypes, cards, maps, missions } = pack;
  const counts = {
    unitTypes: unitTypes.length,
    battlecards: cards.reduce((sum, { copies }) => sum + copies, 0),
    maps: maps.length,
    missions: missions.length,
  };
  return ok({ ...head, counts, changes, notes: [] });
};

export const limanowaPackId = ownPack().id;
export { limanowaPackSchema } from '@sandtable/limanowa';

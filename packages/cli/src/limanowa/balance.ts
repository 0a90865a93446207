import { kindOf, LEVELS, type Pack } from '@sandtable/limanowa';
import { PROCEDURE_SEAT } from '@sandtable/session';
import {
  type BalanceDesk,
  type BalanceItem,
  type Change,
  changedMission,
  EVEN,
  type Limits,
  pointsOf,
  winsOf,
} from '../desk/balance.ts';
import { limanowaSeries } from './series.ts';
import { openTable } from './table.ts';

type Mission = Pack['missions'][number];
type Level = (typeof LEVELS)[number];

const CLASSES: Readonly<Record<Level, Limits>> = {
  novice: { low: 0.65, high: 0.8 },
  tried: { low: 0.45, high: 0.6 },
  veteran: { low: 0.3, high: 0.45 },
};
const SERIES = { maker: limanowaSeries, export: 'limanowaSeries' };

export function limanowaBalance(): BalanceDesk {
  const { pack } = openTable();
  const items = pack.missions.flatMap((mission) => {
    if (kindOf(mission) === 'versus') return [battle(pack, mission)];
    return LEVELS.map((level) => against(pack, mission, level));
  });
  return { items, open: openTable, notes: () => [] };
}

function against(pack: Pack, mission: Mission, level: Level): BalanceItem {
  return {
    ...SERIES,
    id: `${mission.id} ${level}`,
    group: 'missions',
    whose: `players, ${level}`,
    limits: CLASSES[level],
    options: { mission: mission.id, level },
    points: winsOf((seat) => seat !== PROCEDURE_SEAT),
    changes: (isTooLow) => missionChanges(pack, mission, level, isTooLow),
  };
}

/** L12a: with two players, the first in turn order has the seat `p1`. Measures that side's share. */
function battle(pack: Pack, mission: Mission): BalanceItem {
  const [first] = mission.corps;
  const side = first?.side ?? '';
  const changes = (isTooLow: boolean): readonly Change[] => {
    const steps = isTooLow ? [1, 2] : [-1, -2];
    const helped = isTooLow ? 'first' : 'second';
    return [
      ...steps.map((step) => {
        const corps = mission.corps.map((each) =>
          (each.side === side) === isTooLow ? { ...each, tokens: each.tokens + Math.abs(step) } : each,
        );
        return changed(pack, `${Math.abs(step)} artillery for each corps of the ${helped} side`, { ...mission, corps });
      }),
      ...[1, -1].map((step) => roundsBy(pack, mission, step)),
    ];
  };
  return {
    ...SERIES,
    id: mission.id,
    group: 'battles',
    whose: `${side.charAt(0).toUpperCase()}${side.slice(1)}`,
    limits: EVEN,
    options: { mission: mission.id },
    points: pointsOf((seat) => seat === 'p1'),
    changes,
  };
}

/** L13e: steps of the tokens that a level adds for the AI, then of the rounds. */
function missionChanges(pack: Pack, mission: Mission, level: Level, isTooLow: boolean): readonly Change[] {
  const { garrisons } = mission;
  const tokens = garrisons?.[level].tokens ?? 0;
  const step = isTooLow ? -1 : 1;
  const armed = [step, 2 * step].flatMap((more): Change[] => {
    if (garrisons === undefined || tokens + more < 0) return [];
    const garrison = { ...garrisons[level], tokens: tokens + more };
    const name = `the AI ${tokens + more} artillery more than printed, not ${tokens}`;
    return [changed(pack, name, { ...mission, garrisons: { ...garrisons, [level]: garrison } })];
  });
  return [...armed, roundsBy(pack, mission, isTooLow ? 1 : -1)];
}

/** L13a: VP for speed depend on the round; an added round is worth as much as the last. */
function roundsBy(pack: Pack, mission: Mission, more: number): Change {
  const { goal, limit } = mission;
  const name = more > 0 ? '1 round more' : '1 round fewer';
  if (goal.kind === 'war') return changed(pack, name, { ...mission, limit: limit + more });
  const speed = more > 0 ? [...goal.speed, goal.speed.at(-1) ?? 0] : goal.speed.slice(0, more);
  return changed(pack, name, { ...mission, limit: limit + more, goal: { ...goal, speed } });
}

function changed({ id }: Pack, name: string, mission: Mission): Change {
  return changedMission('limanowa', id, name, mission);
}

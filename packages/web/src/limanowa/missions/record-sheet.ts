import { LEVEL_NAMES, LEVELS } from '@sandtable/limanowa';
import type { RecordSheet } from '../../face/missions.ts';
import { engineOf, type Facts } from './facts.ts';

/** LS5c: a row for each mission against the AI. */
export function recordSheet(missions: readonly Facts[]): RecordSheet {
  return {
    title: 'Record sheet',
    lead: 'Your best VP in each mission against the AI, at each level. The total counts every mission once, with its best.',
    rule: 'LS5c',
    unit: 'VP',
    grades: LEVELS.map((level) => ({ id: level, name: LEVEL_NAMES[level] })),
    rows: missions.flatMap(rowOf),
  };
}

function rowOf({ id, own, kind, mission: { name, goal } }: Facts): RecordSheet['rows'] {
  if (goal.kind !== 'mission') return [];
  const { levelVp } = engineOf(own).pack.ruleset;
  const speed = Math.max(...goal.speed);
  const pack = own === null ? [] : [own.pack.name];
  return [
    {
      mission: id,
      name,
      aside: [...(kind === 'coop' ? ['two players'] : []), ...pack].join(', '),
      most: Object.fromEntries(LEVELS.map((level) => [level, levelVp[level] + speed])),
    },
  ];
}

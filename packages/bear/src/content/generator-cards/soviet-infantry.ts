import type { GeneratorCardSource } from '../../model/generator-card.ts';

/** Soviet 01 to 04. */
export const SOVIET_INFANTRY: readonly GeneratorCardSource[] = [
  {
    side: 'soviet',
    number: 1,
    name: 'Well Prepared',
    top: { kind: 'rule', steps: [{ kind: 'actionCards', amount: 1, when: 'round' }] },
    bottom: {
      steps: [
        { kind: 'units', units: ['s01', 's02', 's17'] },
        { kind: 'caps', amount: 1 },
      ],
    },
  },
  {
    side: 'soviet',
    number: 2,
    name: 'Defend',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'controlMarker', where: { edge: { whose: 'own', least: 4 } } },
        { kind: 'placeUnits', of: 'own', by: 'own', where: { nearMarker: 3 } },
        { kind: 'victory', rule: { kind: 'control', vp: 1, markers: 'all', when: 'roundEnd' } },
      ],
    },
    bottom: {
      steps: [
        { kind: 'units', units: ['s03', 's04', 's20'] },
        { kind: 'caps', amount: 1 },
      ],
    },
  },
  {
    side: 'soviet',
    number: 3,
    name: 'Attrition',
    top: {
      kind: 'victory',
      steps: [{ kind: 'victory', rule: { kind: 'destroyed', vp: 2, units: 'vehiclesOrCrewed' } }],
    },
    bottom: { steps: [{ kind: 'units', units: ['s05', 's06', 's18', 's21'] }] },
  },
  {
    side: 'soviet',
    number: 4,
    name: 'Partisans',
    top: {
      kind: 'event',
      steps: [
        { kind: 'units', units: ['s07', 's08'], round: 2 },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: { steps: [{ kind: 'units', units: ['s13', 's14', 's23'] }] },
  },
];

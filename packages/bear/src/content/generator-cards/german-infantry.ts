import type { GeneratorCardSource } from '../../model/generator-card.ts';

/** German 01 to 04. */
export const GERMAN_INFANTRY: readonly GeneratorCardSource[] = [
  {
    side: 'german',
    number: 1,
    name: 'Veteran',
    top: {
      kind: 'event',
      steps: [
        { kind: 'placeUnits', of: 'own', by: 'own' },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: { steps: [{ kind: 'units', units: ['g01', 'g02', 'g09'] }] },
  },
  {
    side: 'german',
    number: 2,
    name: 'Fire and Movement',
    top: { kind: 'rule', steps: [{ kind: 'rule', rule: { kind: 'attackCost', amount: -1, units: 'squads' } }] },
    bottom: {
      steps: [
        { kind: 'units', units: ['g03', 'g16', 'g11'] },
        { kind: 'caps', amount: 1 },
      ],
    },
  },
  {
    side: 'german',
    number: 3,
    name: 'Secure',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'controlMarker', whose: 'enemy', by: 'own', where: { edge: { whose: 'enemy', least: 4, most: 4 } } },
        { kind: 'placeUnits', of: 'enemy', by: 'enemy', where: { nearMarker: 3 } },
        { kind: 'victory', rule: { kind: 'control', vp: 5, markers: 'placed', when: 'gameEnd' } },
      ],
    },
    bottom: { steps: [{ kind: 'units', units: ['g04', 'g05', 'g10'] }] },
  },
  {
    side: 'german',
    number: 4,
    name: 'Flank March',
    top: {
      kind: 'event',
      steps: [
        { kind: 'entryEdge', units: 'all', when: 'onEntering' },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: {
      steps: [
        { kind: 'units', units: ['g17', 'g18'] },
        { kind: 'caps', amount: 1 },
      ],
    },
  },
];

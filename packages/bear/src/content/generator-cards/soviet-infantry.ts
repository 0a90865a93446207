import type { GeneratorCardSource } from '../../model/pack/generator.ts';
import { bottomOf } from './bottom.ts';

// Many squads and few weapons. The tops let them lie in wait, hold on, creep past, or cancel the enemy's head start.

export const SOVIET_INFANTRY: readonly GeneratorCardSource[] = [
  {
    side: 'soviet',
    number: 1,
    name: 'Well Prepared',
    top: { kind: 'rule', steps: [{ kind: 'actionCards', amount: 1, when: 'round' }] },
    bottom: bottomOf(['s01', 's02', 's17'], 1),
  },
  {
    side: 'soviet',
    number: 2,
    name: 'Defend',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'controlMarker', where: { edge: { whose: 'own', least: 6 } } },
        { kind: 'placeUnits', of: 'own', by: 'own', where: { nearMarker: 3 } },
        { kind: 'victory', rule: { kind: 'control', vp: 1, markers: 'all', when: 'roundEnd' } },
      ],
    },
    bottom: bottomOf(['s03', 's04', 's20'], 1),
  },
  {
    side: 'soviet',
    number: 3,
    name: 'Attrition',
    top: {
      kind: 'victory',
      steps: [{ kind: 'victory', rule: { kind: 'destroyed', vp: 2, units: 'vehiclesOrCrewed' } }],
    },
    bottom: bottomOf(['s05', 's06', 's18', 's21']),
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
    bottom: bottomOf(['s13', 's14', 's23'], 1),
  },
  {
    side: 'soviet',
    number: 5,
    name: 'Not One Step Back',
    top: {
      kind: 'rule',
      steps: [
        { kind: 'rule', rule: { kind: 'defense', bonus: 1, units: 'squads', ground: 'cover' } },
        { kind: 'rule', rule: { kind: 'rally', bonus: 1 } },
      ],
    },
    bottom: bottomOf(['s09', 's10', 's19'], 1),
  },
  {
    side: 'soviet',
    number: 6,
    name: 'Infiltrate',
    top: {
      kind: 'victory',
      steps: [{ kind: 'victory', rule: { kind: 'reached', vp: 2, where: { edge: { whose: 'enemy', most: 4 } } } }],
    },
    bottom: bottomOf(['s11', 's24'], 2),
  },
  {
    side: 'soviet',
    number: 7,
    name: 'Disrupt',
    top: { kind: 'rule', steps: [{ kind: 'caps', who: 'enemy', amount: -3 }] },
    bottom: bottomOf(['s15', 's22', 's27']),
  },
  {
    side: 'soviet',
    number: 8,
    name: 'Ambush',
    top: {
      kind: 'event',
      steps: [
        { kind: 'placeUnits', of: 'own', by: 'own', hidden: true, where: { ground: 'cover' } },
        { kind: 'fortify', what: 'mine', hidden: true },
        { kind: 'actionCards', amount: 1, when: 'start' },
      ],
    },
    bottom: bottomOf(['s25', 's31'], 1),
    solo: 'rumoredCard',
  },
  {
    side: 'soviet',
    number: 9,
    name: 'Petrol Bombs',
    top: {
      kind: 'event',
      steps: [
        { kind: 'units', units: ['s16'] },
        { kind: 'weapon', card: 'molotov', unit: 's16' },
        { kind: 'drawDefense', count: 2 },
        { kind: 'caps', amount: 2 },
      ],
    },
    bottom: bottomOf(['s12', 's26', 's32']),
    solo: 'molotov',
  },
];

import type { GeneratorCardSource } from '../../model/pack/generator.ts';
import { bottomOf } from './bottom.ts';

// Reconnaissance and guns. The tops are about time and ground: who is there first, where, and on which map.

export const GERMAN_LIGHT: readonly GeneratorCardSource[] = [
  {
    side: 'german',
    number: 10,
    name: 'Scouts Out',
    top: {
      kind: 'event',
      steps: [
        { kind: 'placeUnits', of: 'own', by: 'own', where: { edge: { whose: 'own', most: 7 } } },
        { kind: 'initiative', rounds: 'first' },
        { kind: 'caps', amount: 2 },
      ],
    },
    bottom: bottomOf(['g42', 'g41']),
  },
  {
    side: 'german',
    number: 11,
    name: 'Burning Wrecks',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'victory', rule: { kind: 'destroyed', vp: 1, units: 'vehicles' } },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['g45', 'g28', 'g37'], 1),
  },
  {
    side: 'german',
    number: 12,
    name: 'Radio Net',
    top: {
      kind: 'rule',
      steps: [
        { kind: 'actionCards', amount: 1, when: 'round' },
        { kind: 'rule', rule: { kind: 'initiative', bonus: 1 } },
      ],
    },
    bottom: bottomOf(['g46', 'g26']),
  },
  {
    side: 'german',
    number: 13,
    name: 'Wide Front',
    top: {
      kind: 'event',
      steps: [{ kind: 'addMap' }, { kind: 'entryEdge', units: 'all', when: 'onEntering' }, { kind: 'caps', amount: 1 }],
    },
    bottom: bottomOf(['g44', 'g31']),
  },
  {
    side: 'german',
    number: 14,
    name: 'Manhunt',
    top: {
      kind: 'victory',
      steps: [
        {
          kind: 'placeUnits',
          of: 'enemy',
          by: 'enemy',
          only: 1,
          hidden: true,
          where: { edge: { whose: 'enemy', least: 4 } },
        },
        { kind: 'victory', rule: { kind: 'destroyed', vp: 4, units: 'chosen' } },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['g47', 'g30']),
    solo: 'rumoredUnit',
  },
  {
    side: 'german',
    number: 15,
    name: 'Chosen Ground',
    top: {
      kind: 'event',
      steps: [
        { kind: 'switchMap' },
        { kind: 'units', units: ['g27'] },
        { kind: 'drawDefense', count: 3, where: { edge: { whose: 'own', most: 8 } } },
      ],
    },
    bottom: bottomOf(['g40', 'g32', 'g38'], 1),
  },
  {
    side: 'german',
    number: 16,
    name: 'Empty Tanks',
    top: {
      kind: 'rule',
      steps: [
        { kind: 'rule', of: 'enemy', rule: { kind: 'moveCost', amount: 1, units: 'vehicles' } },
        { kind: 'caps', who: 'enemy', amount: -1 },
      ],
    },
    bottom: bottomOf(['g39', 'g33']),
  },
];

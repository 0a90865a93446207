import type { GeneratorCardSource } from '../../model/pack/generator.ts';
import { bottomOf } from './bottom.ts';

// Light tanks and slow guns. The tops know the country: its guides, its trenches, its mud.

export const SOVIET_LIGHT: readonly GeneratorCardSource[] = [
  {
    side: 'soviet',
    number: 10,
    name: 'Local Guides',
    top: {
      kind: 'event',
      steps: [
        { kind: 'conditions' },
        { kind: 'entryEdge', units: 'all', when: 'onEntering' },
        { kind: 'initiative', rounds: 'first' },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['s37', 's38'], 1),
  },
  {
    side: 'soviet',
    number: 11,
    name: 'Raid',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'controlMarker', whose: 'enemy', by: 'own', where: { edge: { whose: 'enemy', least: 4, most: 4 } } },
        { kind: 'placeUnits', of: 'enemy', by: 'enemy', where: { nearMarker: 3 } },
        { kind: 'victory', rule: { kind: 'control', vp: 6, markers: 'placed', when: 'gameEnd' } },
      ],
    },
    bottom: bottomOf(['s41', 's28', 's36'], 1),
  },
  {
    side: 'soviet',
    number: 12,
    name: 'Trained Crews',
    top: {
      kind: 'rule',
      steps: [{ kind: 'rule', rule: { kind: 'attackCost', amount: -1, units: 'vehiclesOrCrewed' } }],
    },
    bottom: bottomOf(['s42', 's43']),
  },
  {
    side: 'soviet',
    number: 13,
    name: 'Endless Steppe',
    top: {
      kind: 'event',
      steps: [
        { kind: 'addMap' },
        { kind: 'placeUnits', of: 'own', by: 'own', where: { edge: { whose: 'own', most: 7 } } },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['s45', 's39'], 1),
  },
  {
    side: 'soviet',
    number: 14,
    name: 'Old Trenches',
    top: {
      kind: 'event',
      steps: [
        { kind: 'switchMap' },
        { kind: 'fortify', what: 'trench', count: 2 },
        { kind: 'drawDefense', count: 2 },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['s47', 's30'], 1),
  },
  {
    side: 'soviet',
    number: 15,
    name: 'Wide Tracks',
    top: {
      kind: 'rule',
      steps: [
        { kind: 'rule', of: 'enemy', rule: { kind: 'mud', classes: ['wheeled', 'tracked'], cost: 1 } },
        { kind: 'rule', of: 'enemy', rule: { kind: 'noBonus' } },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['s44', 's29'], 1),
  },
  {
    side: 'soviet',
    number: 16,
    name: 'Survive',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'placeUnits', of: 'own', by: 'enemy', where: { apart: 3 } },
        { kind: 'victory', rule: { kind: 'alive', vp: 3 } },
      ],
    },
    bottom: bottomOf(['s46', 's40'], 1),
  },
];

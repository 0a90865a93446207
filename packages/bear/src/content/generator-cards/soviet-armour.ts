import type { GeneratorCardSource } from '../../model/pack/generator.ts';
import { bottomOf } from './bottom.ts';

// One heavy tank per card. The tops give it up for ground, for time, or for units behind the front.

export const SOVIET_ARMOUR: readonly GeneratorCardSource[] = [
  {
    side: 'soviet',
    number: 17,
    name: 'Sloped Armor',
    top: { kind: 'rule', steps: [{ kind: 'rule', rule: { kind: 'defense', bonus: 1, units: 'vehicles' } }] },
    bottom: bottomOf(['s48']),
  },
  {
    side: 'soviet',
    number: 18,
    name: 'Fuel Dump',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'controlMarker', where: { edge: { whose: 'own', least: 7 }, ground: 'road' } },
        { kind: 'placeUnits', of: 'own', by: 'own', where: { nearMarker: 2 } },
        { kind: 'fortify', what: 'wire', count: 2, where: { nearMarker: 2 } },
        { kind: 'victory', rule: { kind: 'control', vp: 3, markers: 'placed', when: 'gameEnd' } },
      ],
    },
    bottom: bottomOf(['s49']),
  },
  {
    side: 'soviet',
    number: 19,
    name: 'Blown Bridges',
    top: {
      kind: 'event',
      steps: [
        { kind: 'delay', of: 'enemy', rounds: 1 },
        { kind: 'fortify', what: 'roadBlock', count: 2, where: { ground: 'road' } },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['s54']),
  },
  {
    side: 'soviet',
    number: 20,
    name: 'Gun Park',
    top: {
      kind: 'rule',
      steps: [
        { kind: 'weapon', card: 'artillery-122', uses: 9 },
        { kind: 'caps', amount: -1 },
      ],
    },
    bottom: bottomOf(['s50']),
    solo: 'barrageByTile',
  },
  {
    side: 'soviet',
    number: 21,
    name: 'Deep Battle',
    top: {
      kind: 'event',
      steps: [{ kind: 'addMap' }, { kind: 'rounds', amount: 1 }, { kind: 'caps', amount: 1 }],
    },
    bottom: bottomOf(['s52']),
  },
  {
    side: 'soviet',
    number: 22,
    name: 'Supply Run',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'units', units: ['s35'] },
        { kind: 'entryEdge', units: 'given', when: 'atOnce' },
        { kind: 'exitEdge', byRoad: true },
        { kind: 'victory', rule: { kind: 'left', vp: 4, units: 'given' } },
      ],
    },
    bottom: bottomOf(['s55']),
    solo: 'truck',
  },
  {
    side: 'soviet',
    number: 23,
    name: 'Dust Clouds',
    top: {
      kind: 'rule',
      steps: [
        { kind: 'rule', of: 'enemy', rule: { kind: 'range', amount: -3, units: 'vehiclesOrCrewed' } },
        { kind: 'rule', rule: { kind: 'defense', bonus: 1, ground: 'open', units: 'vehicles' } },
      ],
    },
    bottom: bottomOf(['s53']),
  },
  {
    side: 'soviet',
    number: 24,
    name: 'Change of Plan',
    top: {
      kind: 'event',
      steps: [{ kind: 'switchMap' }, { kind: 'conditions' }, { kind: 'actionCards', amount: 1, when: 'start' }],
    },
    bottom: bottomOf(['s56']),
  },
  {
    side: 'soviet',
    number: 25,
    name: 'To the Last Man',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'victory', rule: { kind: 'destroyed', vp: 1, units: 'all' } },
        { kind: 'victory', rule: { kind: 'wipedOut', vp: 3 } },
      ],
    },
    bottom: bottomOf(['s51']),
  },
];

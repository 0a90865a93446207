import type { GeneratorCardSource } from '../../model/pack/generator.ts';
import { bottomOf } from './bottom.ts';

// Tanks that shoot often but withstand less than a T-34. The tops give them reach, gunnery, heavy guns, or a second way
// in.

export const GERMAN_ARMOUR: readonly GeneratorCardSource[] = [
  {
    side: 'german',
    number: 17,
    name: 'Priority Target',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'chooseUnits', of: 'enemy' },
        { kind: 'victory', rule: { kind: 'destroyed', vp: 3, units: 'chosen' } },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['g49', 'g50'], 2),
  },
  {
    side: 'german',
    number: 18,
    name: 'Long Arm',
    top: {
      kind: 'rule',
      steps: [
        { kind: 'rule', rule: { kind: 'range', amount: 3, units: 'vehiclesOrCrewed' } },
        { kind: 'rule', rule: { kind: 'firepower', bonus: 1, units: 'vehiclesOrCrewed', range: 'long' } },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['g51', 'g29']),
  },
  {
    side: 'german',
    number: 19,
    name: 'Second Axis',
    top: {
      kind: 'event',
      steps: [{ kind: 'addMap' }, { kind: 'delay', of: 'enemy', rounds: 1 }, { kind: 'caps', amount: 2 }],
    },
    bottom: bottomOf(['g53', 'g43'], 1),
  },
  {
    side: 'german',
    number: 20,
    name: 'Heavy Battery',
    top: { kind: 'rule', steps: [{ kind: 'weapon', card: 'artillery-105', uses: 9 }] },
    bottom: bottomOf(['g56', 'g22']),
    solo: 'barrageByTile',
  },
  {
    side: 'german',
    number: 21,
    name: 'Deep Thrust',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'victory', rule: { kind: 'reached', vp: 2, where: { edge: { whose: 'enemy', most: 3 } } } },
        { kind: 'initiative', rounds: 'all' },
      ],
    },
    bottom: bottomOf(['g58'], 1),
  },
  {
    side: 'german',
    number: 22,
    name: 'Fresh Orders',
    top: {
      kind: 'event',
      steps: [{ kind: 'switchMap' }, { kind: 'conditions' }, { kind: 'caps', amount: 1 }, { kind: 'vp', amount: 1 }],
    },
    bottom: bottomOf(['g57'], 1),
  },
  {
    side: 'german',
    number: 23,
    name: 'Crack Gunners',
    top: {
      kind: 'rule',
      steps: [
        { kind: 'rule', rule: { kind: 'attackCost', amount: -1, units: 'vehiclesOrCrewed' } },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['g52'], 1),
  },
  {
    side: 'german',
    number: 24,
    name: 'Hedgehog',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'placeUnits', of: 'own', by: 'enemy', where: { apart: 3 } },
        { kind: 'victory', rule: { kind: 'alive', vp: 3 } },
        { kind: 'drawDefense', count: 3 },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['g48', 'g24'], 1),
  },
  {
    side: 'german',
    number: 25,
    name: 'Last Reserves',
    top: {
      kind: 'event',
      steps: [
        { kind: 'rounds', amount: 1 },
        { kind: 'units', units: ['g54'], round: 2 },
        { kind: 'caps', amount: 2 },
      ],
    },
    bottom: bottomOf(['g55']),
  },
];

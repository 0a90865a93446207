import type { GeneratorCardSource } from '../../model/pack/generator.ts';
import { bottomOf } from './bottom.ts';

// Few squads, good machine guns. The tops make those few shoot faster, appear elsewhere, or score more for what they
// reach.

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
    bottom: bottomOf(['g01', 'g02', 'g09']),
  },
  {
    side: 'german',
    number: 2,
    name: 'Fire and Movement',
    top: {
      kind: 'rule',
      steps: [
        { kind: 'rule', rule: { kind: 'attackCost', amount: -1, units: 'squads' } },
        { kind: 'caps', amount: 1 },
      ],
    },
    bottom: bottomOf(['g03', 'g16', 'g11'], 1),
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
    bottom: bottomOf(['g04', 'g05', 'g10']),
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
    bottom: bottomOf(['g17', 'g18'], 1),
  },
  {
    side: 'german',
    number: 5,
    name: 'Through the Lines',
    top: {
      kind: 'victory',
      steps: [{ kind: 'exitEdge' }, { kind: 'victory', rule: { kind: 'left', vp: 2, units: 'all' } }],
    },
    bottom: bottomOf(['g06', 'g19'], 1),
  },
  {
    side: 'german',
    number: 6,
    name: 'Fields of Fire',
    top: {
      kind: 'rule',
      steps: [{ kind: 'rule', rule: { kind: 'firepower', bonus: 1, units: 'crewed', range: 'normal' } }],
    },
    bottom: bottomOf(['g12', 'g14', 'g25']),
  },
  {
    side: 'german',
    number: 7,
    name: 'Weather Report',
    top: {
      kind: 'event',
      steps: [{ kind: 'conditions' }, { kind: 'actionCards', amount: 2, when: 'start' }],
    },
    bottom: bottomOf(['g07', 'g13', 'g21']),
  },
  {
    side: 'german',
    number: 8,
    name: 'Strongpoint',
    top: {
      kind: 'victory',
      steps: [
        { kind: 'controlMarker', where: { edge: { whose: 'own', least: 5 } } },
        { kind: 'placeUnits', of: 'own', by: 'own', where: { nearMarker: 2 } },
        { kind: 'drawDefense', count: 2, where: { nearMarker: 2 } },
        { kind: 'victory', rule: { kind: 'control', vp: 4, markers: 'placed', when: 'gameEnd' } },
      ],
    },
    bottom: bottomOf(['g08', 'g23', 'g34']),
  },
  {
    side: 'german',
    number: 9,
    name: 'Assault Party',
    top: {
      kind: 'rule',
      steps: [
        { kind: 'rule', rule: { kind: 'firepower', bonus: 1, units: 'squads', range: 'adjacent' } },
        { kind: 'rule', rule: { kind: 'firepower', bonus: 1, units: 'squads', range: 'closeCombat' } },
        { kind: 'rule', rule: { kind: 'rally', bonus: 2 } },
      ],
    },
    bottom: bottomOf(['g15', 'g20']),
  },
];

import type { ConditionCardSource } from '../model/pack/generator.ts';

// Each top is weather or ground for both sides; its player has seen both forces and chooses what hurts him less. The
// bottoms are worth about the same: a CAP a round, a few counters on the map, or a small lasting benefit.

/** G1.2 */
export const CONDITION_CARDS: readonly ConditionCardSource[] = [
  {
    id: 'cond-fog',
    name: 'Morning Fog',
    top: { steps: [{ kind: 'rule', of: 'both', rule: { kind: 'sight', hexes: 5, from: 1, until: 2 } }] },
    bottom: { name: 'Dawn Patrol', steps: [{ kind: 'actionCards', amount: 2, when: 'start' }], lasts: false },
  },
  {
    id: 'cond-rain',
    name: 'Steady Rain',
    top: {
      steps: [
        { kind: 'rule', of: 'both', rule: { kind: 'haze', beyond: 6, dm: 1 } },
        { kind: 'rule', of: 'both', rule: { kind: 'mud', classes: ['wheeled'], cost: 1 } },
      ],
    },
    bottom: { name: 'Hot Rations', steps: [{ kind: 'rule', rule: { kind: 'rally', bonus: 1 } }], lasts: true },
  },
  {
    id: 'cond-nightfall',
    name: 'Nightfall',
    top: { steps: [{ kind: 'rule', of: 'both', rule: { kind: 'sight', hexes: 4, from: 4, until: 20 } }] },
    bottom: {
      name: 'Night Fighters',
      steps: [
        { kind: 'rule', rule: { kind: 'firepower', bonus: 1, units: 'squads', range: 'closeCombat' } },
        { kind: 'rule', rule: { kind: 'hideCost', amount: -2 } },
      ],
      lasts: true,
    },
  },
  {
    id: 'cond-mud',
    name: 'Deep Mud',
    top: {
      steps: [
        { kind: 'rule', of: 'both', rule: { kind: 'mud', classes: ['wheeled', 'tracked'], cost: 1 } },
        { kind: 'rule', of: 'both', rule: { kind: 'noBonus' } },
      ],
    },
    bottom: {
      name: 'Log Roads',
      steps: [{ kind: 'entryEdge', units: 'card', when: 'onEntering' }, { kind: 'drawDefense' }],
      lasts: true,
    },
  },
  {
    id: 'cond-wind',
    name: 'High Wind',
    top: {
      steps: [
        { kind: 'rule', of: 'both', rule: { kind: 'firepower', bonus: -1, units: 'mortars', range: 'any' } },
        { kind: 'rule', of: 'both', rule: { kind: 'wind' } },
      ],
    },
    bottom: {
      name: 'Smoke Screen',
      steps: [{ kind: 'fortify', what: 'smoke', count: 3, where: { edge: { whose: 'own', most: 8 } } }],
      lasts: false,
    },
  },
  {
    id: 'cond-heat',
    name: 'Heat Haze',
    top: { steps: [{ kind: 'rule', of: 'both', rule: { kind: 'haze', beyond: 4, dm: 1 } }] },
    bottom: { name: 'Water Cart', steps: [{ kind: 'caps', amount: 1 }], lasts: false },
  },
  {
    id: 'cond-snow',
    name: 'Snow Squall',
    top: {
      steps: [
        { kind: 'rule', of: 'both', rule: { kind: 'sight', hexes: 4, from: 2, until: 3 } },
        { kind: 'rule', of: 'both', rule: { kind: 'rallyCost', amount: 1 } },
      ],
    },
    bottom: {
      name: 'Winter Coats',
      steps: [{ kind: 'rule', rule: { kind: 'defense', bonus: 1, units: 'squads', ground: 'open' } }],
      lasts: true,
    },
  },
  {
    id: 'cond-dust',
    name: 'Dry Dust',
    top: { steps: [{ kind: 'rule', of: 'both', rule: { kind: 'haze', beyond: 3, dm: 1 } }] },
    bottom: {
      name: 'Under Cover',
      steps: [
        { kind: 'placeUnits', of: 'own', by: 'own', only: 2, where: { ground: 'cover' } },
        { kind: 'actionCards', amount: 1, when: 'start' },
      ],
      lasts: false,
    },
  },
  {
    id: 'cond-clear',
    name: 'Clear Sky',
    top: { steps: [{ kind: 'rule', of: 'both', rule: { kind: 'range', amount: 2, units: 'all' } }] },
    bottom: {
      name: 'Air Photographs',
      steps: [{ kind: 'rule', rule: { kind: 'caps', amount: 4, round: 1 } }],
      lasts: true,
    },
  },
  {
    id: 'cond-frost',
    name: 'Hard Frost',
    top: { steps: [{ kind: 'rule', of: 'both', rule: { kind: 'defense', bonus: -1, units: 'foot', ground: 'open' } }] },
    bottom: { name: 'Sapper Platoon', steps: [{ kind: 'drawDefense', count: 2 }], lasts: false },
  },
  {
    id: 'cond-craters',
    name: 'Shelled Fields',
    top: { steps: [{ kind: 'rule', of: 'both', rule: { kind: 'defense', bonus: 1, units: 'foot', ground: 'open' } }] },
    bottom: {
      name: 'Mined Approaches',
      steps: [{ kind: 'fortify', what: 'mine', count: 2, hidden: true }],
      lasts: false,
    },
  },
  {
    id: 'cond-shortage',
    name: 'Short of Shells',
    top: {
      steps: [{ kind: 'rule', of: 'both', rule: { kind: 'attackCost', amount: 1, units: 'vehiclesOrCrewed' } }],
    },
    bottom: { name: 'Word from Above', steps: [{ kind: 'rule', rule: { kind: 'initiative', bonus: 3 } }], lasts: true },
  },
];

import type { CardOrders } from './card-orders.ts';

// Cards 44 to 55: the assault. The AI runs, shoots on the move and fights hand to hand, with CAPs behind its rolls; it
// does not rally. Units it leaves in the open are easy targets.

/** 44 to 47: on a wide front. */
const WAVE: readonly CardOrders[] = [
  {
    closeCombat: ['attack'],
    shortRange: ['moveIntoCloseCombat', 'attack'],
    priorityCaps: 1,
    third: 'none',
    orders: [
      { who: ['unhit', 'mobile'], action: 'moveAndFire', caps: 1 },
      { who: ['foot', 'unhit'], to: ['objective', 'unit'], action: 'move' },
      { to: ['unit', 'objective'], action: 'move' },
    ],
  },
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['groupAttack', 'moveIntoCloseCombat'],
    third: 'counteractions',
    orders: [
      { who: ['largestGroup'], target: ['inCover'], action: 'groupFire', caps: 2 },
      'missionOrders',
      { action: 'fire' },
      { to: ['objective'], action: 'move' },
    ],
  },
  // To the guns: towards units already fighting, seen and unseen.
  {
    closeCombat: ['attack'],
    shortRange: ['attack', 'moveIntoCloseCombat'],
    third: 'counteractions',
    orders: [
      { who: ['unhit', 'mobile'], target: ['inCloseCombat'], action: 'move' },
      { who: ['rumored'], to: ['objective', 'unit'], action: 'move' },
      { action: 'move' },
      'missionOrders',
    ],
  },
  {
    closeCombat: ['attack'],
    shortRange: ['pivotAndAttack', 'moveIntoCloseCombat'],
    third: 'none',
    orders: [
      { who: ['vehicle'], target: ['lowestDV'], action: 'moveAndFire', caps: 1 },
      { who: ['unhit'], target: ['justActed'], action: 'fire', caps: 2 },
      'missionOrders',
      { to: ['unit', 'objective'], action: 'move' },
    ],
  },
];

/** 48 to 51, Command: units that have acted act again. */
const PUSH: readonly CardOrders[] = [
  {
    closeCombat: ['attack', 'autoRally'],
    shortRange: ['groupAttack', 'moveIntoCloseCombat'],
    priorityCaps: 1,
    third: 'counteractions',
    orders: [
      { who: ['spent', 'unhit', 'mobile'], to: ['objective', 'unit'], action: 'move' },
      { action: 'fire', caps: 2 },
      'missionOrders',
    ],
  },
  {
    closeCombat: ['attack'],
    shortRange: ['attack', 'moveIntoCloseCombat'],
    priorityCaps: 2,
    third: 'none',
    orders: [
      { who: ['highestAR'], action: 'fire', caps: 2 },
      { who: ['spent', 'unhit', 'inFireZone'], action: 'recover' },
      'missionOrders',
      { who: ['unhit', 'mobile'], relation: 'farthest', to: ['objective', 'unit'], action: 'move' },
    ],
  },
  // A charge, two hexes at once.
  {
    closeCombat: ['attack'],
    shortRange: ['pivotAndAttack', 'moveIntoCloseCombat'],
    third: 'counteractions',
    orders: [
      { who: ['foot', 'unhit', 'mobile'], to: ['objective', 'unit'], action: 'advance' },
      { action: 'moveAndFire', caps: 1 },
      'missionOrders',
    ],
  },
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['groupAttack', 'moveIntoCloseCombat'],
    third: 'counteractions',
    orders: [
      { who: ['hit', 'inFireZone'], action: 'autoRally' },
      { who: ['largestGroup'], action: 'groupFire', caps: 2 },
      { who: ['spent', 'unhit'], action: 'recover' },
      { who: ['mobile'], to: ['objective', 'unit'], action: 'move' },
    ],
  },
];

/** 52 to 55, Command: for an attacker with CAPs to spare. */
const STORM: readonly CardOrders[] = [
  {
    closeCombat: ['attack'],
    shortRange: ['moveIntoCloseCombat', 'pivotAndAttack'],
    priorityCaps: 2,
    third: 'none',
    orders: [
      { who: ['unhit', 'mobile'], target: ['inOpen'], action: 'moveAndFire', caps: 2 },
      { action: 'fire', caps: 2 },
      'missionOrders',
      { who: ['unhit', 'mobile'], to: ['unit', 'objective'], action: 'move' },
    ],
  },
  // The breakthrough.
  {
    closeCombat: ['attack'],
    shortRange: ['moveIntoCloseCombat', 'attack'],
    third: 'none',
    orders: [
      { who: ['vehicle'], to: ['objective', 'unit'], action: 'advance' },
      { who: ['inCover'], action: 'fire', caps: 2 },
      { who: ['foot', 'unhit'], to: ['objective'], action: 'advance' },
      'missionOrders',
    ],
  },
  // Everything fires at units that just acted, and AI that held their fire join in.
  {
    closeCombat: ['attack'],
    shortRange: ['moveIntoCloseCombat', 'pivotAndAttack'],
    third: 'none',
    orders: [
      { who: ['mortarOrInfGun'], action: 'fire', caps: 2, longRange: true },
      { target: ['justActed'], action: 'fire', caps: 2, longRange: true },
      { who: ['rumored'], action: 'fire', caps: 1 },
      'missionOrders',
    ],
  },
  // A second wind.
  {
    closeCombat: ['attack'],
    shortRange: ['moveIntoCloseCombat', 'groupAttack'],
    priorityCaps: 1,
    third: 'none',
    orders: [
      { who: ['spent', 'highestAR'], target: ['lowestDV'], action: 'fire', caps: 2 },
      { who: ['spent', 'inFireZone'], action: 'recover' },
      { who: ['unhit', 'mobile'], action: 'moveAndFire', caps: 1 },
      { who: ['mobile'], to: ['objective', 'unit'], action: 'move' },
    ],
  },
];

export const OFFENSE: readonly CardOrders[] = [...WAVE, ...PUSH, ...STORM];

import type { CardOrders } from './card-orders.ts';

// Cards 34 to 43, in both decks: the AI presses: it moves first, shoots on the way, and seeks close combat. A player
// with a field of fire can make it pay.

export const PRESSING: readonly CardOrders[] = [
  // The main body goes for the objective.
  {
    closeCombat: ['attack'],
    shortRange: ['groupAttack', 'moveIntoCloseCombat'],
    third: 'none',
    orders: [
      { who: ['foot', 'unhit', 'largestGroup'], to: ['objective'], action: 'move' },
      { who: ['unhit', 'mobile'], target: ['inOpen'], action: 'moveAndFire', caps: 1 },
      { action: 'fire' },
      { to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
  {
    closeCombat: ['rally', 'attack'],
    shortRange: ['attack', 'rally'],
    third: 'counteractions',
    orders: [
      { who: ['hit', 'inOpen'], action: 'rally' },
      { target: ['hit'], action: 'fire', caps: 1 },
      'missionOrders',
      { action: 'move' },
    ],
  },
  // Pursues a target before it is in cover again.
  {
    closeCombat: ['attack', 'autoRally'],
    shortRange: ['pivotAndAttack', 'moveIntoCloseCombat'],
    third: 'counteractions',
    orders: [
      { who: ['unhit', 'mobile'], target: ['justActed'], action: 'moveAndFire' },
      { target: ['lowestDV'], action: 'fire', caps: 1 },
      'missionOrders',
      { action: 'move' },
    ],
  },
  // The best gun of each side.
  {
    closeCombat: ['attack'],
    shortRange: ['groupAttack', 'pivot'],
    third: 'none',
    orders: [
      { who: ['highestAR'], target: ['inOpen', 'highestAR'], action: 'fire', caps: 2 },
      { who: ['outOfFireZones'], to: ['objective', 'unit'], action: 'move' },
      'missionOrders',
      { action: 'fire' },
    ],
  },
  // Vehicles rush forward, foot follows.
  {
    closeCombat: ['attack', 'autoRally'],
    shortRange: ['attack', 'moveIntoCloseCombat'],
    third: 'none',
    orders: [
      { who: ['vehicle'], action: 'moveAndFire', caps: 1 },
      { who: ['vehicle', 'unhit'], to: ['objective', 'unit'], action: 'move' },
      { to: ['objective', 'unit'], action: 'move' },
    ],
  },
  // For once cover is no safety; AI with no enemy in sight come up, guns included.
  {
    closeCombat: ['attack', 'disengage'],
    shortRange: ['pivotAndAttack'],
    third: 'counteractions',
    orders: [
      { target: ['inCover'], action: 'fire', caps: 2 },
      { who: ['unhit', 'mobile', 'inOpen'], to: ['unit', 'objective'], action: 'move' },
      'missionOrders',
      { who: ['outOfLOS'], to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
  // Close combat against hit units; AI that stayed down get up.
  {
    closeCombat: ['attack'],
    shortRange: ['moveIntoCloseCombat', 'attack'],
    priorityCaps: 1,
    third: 'none',
    orders: [
      { who: ['unhit', 'mobile'], target: ['hit'], action: 'move' },
      { who: ['rumored'], action: 'move' },
      { who: ['inCover'], action: 'groupFire' },
      { to: ['objective', 'unit'], action: 'move' },
    ],
  },
  // The mission's orders; then the last reserves come up.
  {
    closeCombat: ['attack', 'rally'],
    shortRange: ['groupAttack', 'moveIntoCloseCombat'],
    third: 'counteractions',
    orders: [
      'missionOrders',
      { relation: 'farthest', to: ['objective', 'unit'], action: 'move' },
      { action: 'fire', caps: 1 },
    ],
  },
  // A lull between two rushes: mortars and aimed fire.
  {
    closeCombat: ['attack'],
    shortRange: ['attack', 'rally'],
    third: 'none',
    orders: [
      { who: ['mortarOrInfGun'], action: 'fire', caps: 1 },
      { target: ['fresh', 'highestAR'], action: 'fire' },
      'missionOrders',
      { action: 'move', lowRisk: true },
    ],
  },
  // Rumors turn out to be nearer than expected.
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['groupAttack', 'moveIntoCloseCombat'],
    third: 'counteractions',
    orders: [{ who: ['rumored'], action: 'move' }, { action: 'fire' }, { action: 'move' }, 'missionOrders'],
  },
];

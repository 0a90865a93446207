import type { CardOrders } from './card-orders.ts';

// Cards 23 to 33, in both decks: the fight is on: volleys, barrages, and the first moves in the open. The AI goes for
// the weak: units that are hit, spent or without cover.

export const FIGHT: readonly CardOrders[] = [
  {
    closeCombat: ['attack'],
    shortRange: ['groupAttack', 'moveIntoCloseCombat'],
    third: 'none',
    orders: [
      { who: ['inCover', 'largestGroup'], target: ['lowestDV'], action: 'groupFire', caps: 1 },
      { action: 'fire' },
      { to: ['objective', 'unit'], action: 'move' },
    ],
  },
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['pivot', 'attack'],
    third: 'counteractions',
    orders: [
      { target: ['justActed'], action: 'fire' },
      { who: ['inCover'], action: 'fire' },
      { who: ['outOfLOS'], to: ['unit', 'objective'], action: 'move', lowRisk: true },
      'missionOrders',
    ],
  },
  // Careful aim at long range, at units without cover.
  {
    closeCombat: ['rally', 'attack'],
    shortRange: ['pivotAndAttack', 'rally'],
    third: 'counteractions',
    orders: [
      { who: ['highestAR'], target: ['inOpen'], action: 'fire', caps: 2, longRange: true },
      { who: ['unhit', 'mobile'], target: ['spent'], action: 'moveAndFire' },
      { action: 'fire' },
      { to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
  // A lull: hit units rally, and all improve their positions.
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['attack', 'rally'],
    third: 'passTest',
    orders: [
      { who: ['hit'], action: 'rally' },
      'missionOrders',
      { target: ['inOpen'], action: 'fire' },
      { who: ['outOfFireZones'], to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
  // Vehicles rush the enemy on foot.
  {
    closeCombat: ['attack'],
    shortRange: ['attack', 'moveIntoCloseCombat'],
    third: 'none',
    orders: [
      { who: ['vehicle', 'unhit'], target: ['foot'], action: 'moveAndFire' },
      { who: ['vehicle'], to: ['objective', 'unit'], action: 'move' },
      { action: 'fire' },
      { who: ['foot'], to: ['objective', 'unit'], action: 'move' },
    ],
  },
  // No mercy for hit units.
  {
    closeCombat: ['attack', 'disengage'],
    shortRange: ['groupAttack', 'pivot'],
    third: 'counteractions',
    orders: [
      { target: ['hit'], action: 'fire', caps: 1 },
      { action: 'fire' },
      'missionOrders',
      { to: ['unit', 'objective'], action: 'move', lowRisk: true },
    ],
  },
  // Units in the open and under fire shoot back or leave, the weakest first.
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['attack', 'disengage'],
    third: 'counteractions',
    orders: [
      { who: ['inOpen', 'inFireZone'], action: 'fire', caps: 1 },
      { who: ['lowestDV', 'mobile', 'inOpen', 'inFireZone'], to: ['objective', 'unit'], action: 'move', lowRisk: true },
      { who: ['hit'], action: 'rally' },
      { to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
  {
    closeCombat: ['attack', 'rally'],
    shortRange: ['pivotAndAttack'],
    third: 'none',
    orders: [
      { who: ['inCover', 'highestAR'], target: ['lowestDV'], action: 'fire', caps: 1 },
      { relation: 'farthest', action: 'move' },
      { action: 'fire' },
    ],
  },
  // A barrage: everything in range, at any distance; guns with no target are brought up.
  {
    closeCombat: ['attack'],
    shortRange: ['groupAttack'],
    third: 'counteractions',
    orders: [
      { who: ['mortarOrInfGun'], action: 'fire', caps: 2, longRange: true },
      { action: 'fire', caps: 1, longRange: true },
      'missionOrders',
      { who: ['outOfLOS'], to: ['unit', 'objective'], action: 'move', lowRisk: true },
    ],
  },
  // Spent units cannot shoot back: attack them.
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['pivot'],
    third: 'counteractions',
    orders: [
      { who: ['foot', 'unhit'], target: ['spent'], action: 'moveIntoCloseCombat' },
      { target: ['spent'], action: 'fire' },
      { who: ['unhit', 'mobile'], target: ['spent'], action: 'move', lowRisk: true },
      { to: ['unit', 'objective'], action: 'move' },
    ],
  },
  // Rumors advance behind the fire of the others.
  {
    closeCombat: ['attack', 'disengage'],
    shortRange: ['pivot', 'attack'],
    third: 'counteractions',
    orders: [
      { who: ['inCover'], target: ['justActed'], action: 'fire', caps: 1 },
      { who: ['rumored'], to: ['objective', 'unit'], action: 'move' },
      { target: ['inOpen'], action: 'move', lowRisk: true },
      'missionOrders',
    ],
  },
];

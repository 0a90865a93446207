import type { CardOrders } from './card-orders.ts';

// Cards 13 to 22, in both decks: the AI feels its way forward: fire before movement, and low risk when it moves. It
// shoots at units that show themselves and waits in cover for the others.

export const GUARDED: readonly CardOrders[] = [
  // Snap shots at units that just acted; failing that, the mission's orders or a careful step.
  {
    closeCombat: ['attack', 'autoRally'],
    shortRange: ['attack', 'rally'],
    third: 'counteractions',
    orders: [
      { target: ['justActed'], action: 'fire', caps: 1 },
      { who: ['inCover'], action: 'fire' },
      'missionOrders',
      { to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
  {
    closeCombat: ['attack', 'rally'],
    shortRange: ['groupAttack', 'rally'],
    third: 'passTest',
    orders: [
      { who: ['hit', 'inFireZone'], action: 'rally' },
      { who: ['largestGroup'], action: 'groupFire' },
      'missionOrders',
      { to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
  // The rumors come nearer.
  {
    closeCombat: ['attack', 'disengage'],
    shortRange: ['attack', 'disengage'],
    third: 'counteractions',
    orders: [
      { who: ['rumored'], action: 'move', lowRisk: true },
      { who: ['inCover'], target: ['spent'], action: 'fire', caps: 1 },
      { who: ['outOfFireZones'], to: ['objective', 'unit'], action: 'move', lowRisk: true },
      'missionOrders',
    ],
  },
  // A lull: digging in, mortars, and the reserve, guns included.
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['pivotAndAttack', 'disengage'],
    third: 'none',
    orders: [
      { who: ['unhit', 'foot', 'notDugIn', 'inOpen', 'inFireZone'], action: 'digIn' },
      { who: ['mortarOrInfGun'], action: 'fire', caps: 1 },
      { who: ['inCover'], action: 'fire' },
      { who: ['outOfLOS'], relation: 'farthest', to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
  {
    closeCombat: ['attack'],
    shortRange: ['attack', 'rally'],
    third: 'none',
    orders: [
      { who: ['highestAR'], target: ['lowestDV'], action: 'fire' },
      { who: ['hit', 'outOfFireZones'], action: 'rally' },
      'missionOrders',
      { action: 'move', lowRisk: true },
    ],
  },
  // A volley at units caught in the open.
  {
    closeCombat: ['attack', 'autoRally'],
    shortRange: ['pivot', 'groupAttack'],
    third: 'counteractions',
    orders: [
      { who: ['unhit', 'inCover'], target: ['inOpen'], action: 'groupFire', caps: 1 },
      { action: 'fire' },
      { who: ['mobile', 'inOpen'], to: ['objective', 'unit'], action: 'move', lowRisk: true },
      { relation: 'farthest', action: 'move', lowRisk: true },
    ],
  },
  // Units in trouble get away, the weakest first.
  {
    closeCombat: ['disengage', 'attack'],
    shortRange: ['attack', 'disengage'],
    third: 'none',
    orders: [
      { who: ['hit', 'inOpen', 'inFireZone'], action: 'disengage' },
      { who: ['inCover', 'unhit'], action: 'fire', caps: 1 },
      { who: ['lowestDV'], to: ['objective', 'unit'], action: 'move', lowRisk: true },
      'missionOrders',
    ],
  },
  // The heavy weapons first, then the vehicles.
  {
    closeCombat: ['attack', 'rally'],
    shortRange: ['pivotAndAttack'],
    third: 'counteractions',
    orders: [
      { who: ['mortarOrInfGun'], action: 'fire', caps: 1, longRange: true },
      { who: ['vehicle'], action: 'fire' },
      'missionOrders',
      { to: ['unit', 'objective'], action: 'move', lowRisk: true },
    ],
  },
  // Fire at units that can still fire back.
  {
    closeCombat: ['attack', 'autoRally'],
    shortRange: ['attack', 'pivot'],
    third: 'passTest',
    orders: [
      { target: ['fresh', 'inOpen'], action: 'fire', caps: 1 },
      { who: ['hit', 'inCover'], action: 'rally' },
      { relation: 'farthest', to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
  // Every AI fires at units next to an AI.
  {
    closeCombat: ['attack', 'disengage'],
    shortRange: ['groupAttack', 'disengage'],
    third: 'counteractions',
    orders: [
      { target: ['nextToEnemy'], action: 'fire', caps: 2 },
      { action: 'fire' },
      'missionOrders',
      { relation: 'farthest', to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
];

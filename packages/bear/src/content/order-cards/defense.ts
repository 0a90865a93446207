import type { CardOrders } from './card-orders.ts';

// Cards 01 to 12: a line that holds. It shoots from cover at units in the open and units that just moved, rallies hit
// units, and brings up reserves out of sight. It never charges, so a player who keeps still and in cover has time.

/** 01 to 04, Command: for a defender with CAPs to spare. */
const RESERVE: readonly CardOrders[] = [
  // No unit gives way.
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['pivotAndAttack', 'rally'],
    third: 'none',
    orders: [
      { who: ['hit', 'inFireZone'], action: 'autoRally' },
      { who: ['inCover'], action: 'fire', caps: 1 },
      'missionOrders',
      { who: ['foot', 'notDugIn', 'inLOS'], action: 'digIn' },
    ],
  },
  // Another attack, from where they are.
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['pivot', 'attack'],
    priorityCaps: 1,
    third: 'none',
    orders: [
      { who: ['spent', 'inCover', 'highestAR'], target: ['inOpen'], action: 'fire', caps: 2 },
      { who: ['spent', 'unhit'], action: 'recover' },
      { who: ['unhit', 'mobile'], to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
  // Unseen units open fire, and the mortars with them.
  {
    closeCombat: ['rally', 'disengage', 'attack'],
    shortRange: ['pivotAndAttack', 'rally'],
    third: 'counteractions',
    orders: [
      { who: ['rumored'], action: 'fire', caps: 1 },
      { who: ['mortarOrInfGun'], action: 'fire', caps: 2 },
      { who: ['inCover', 'largestGroup'], target: ['fresh'], action: 'groupFire', caps: 1 },
      'missionOrders',
    ],
  },
  {
    closeCombat: ['attack'],
    shortRange: ['groupAttack', 'disengage'],
    third: 'none',
    orders: [
      { target: ['justActed'], action: 'fire', caps: 2 },
      { who: ['hit', 'inFireZone'], action: 'rally' },
      'missionOrders',
      { who: ['spent', 'inCover'], action: 'recover' },
    ],
  },
];

/** 05 to 08, Command: orders that keep a position together. */
const POSITION: readonly CardOrders[] = [
  // The weakest looks for a better place.
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['pivot', 'attack', 'rally'],
    third: 'counteractions',
    orders: [
      { who: ['inCover'], target: ['justActed'], action: 'fire', caps: 2 },
      { who: ['hit'], action: 'rally' },
      { who: ['lowestDV', 'mobile', 'inFireZone'], action: 'move', lowRisk: true },
      'missionOrders',
    ],
  },
  {
    closeCombat: ['disengage', 'attack'],
    shortRange: ['pivot', 'groupAttack'],
    priorityCaps: 1,
    third: 'none',
    orders: [
      { who: ['foot', 'notDugIn', 'inFireZone'], action: 'digIn' },
      { who: ['inCover'], target: ['fresh'], action: 'fire', caps: 1 },
      { who: ['spent'], action: 'recover' },
      { action: 'fire' },
    ],
  },
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['pivotAndAttack', 'rally'],
    third: 'counteractions',
    orders: [
      { who: ['highestAR'], target: ['inOpen'], action: 'fire', caps: 1, longRange: true },
      { who: ['hit', 'inCover'], action: 'rally' },
      { who: ['mobile', 'outOfLOS'], relation: 'farthest', action: 'move', lowRisk: true },
      'missionOrders',
    ],
  },
  {
    closeCombat: ['rally', 'attack'],
    shortRange: ['attack', 'disengage'],
    third: 'none',
    orders: [
      { who: ['largestGroup'], action: 'groupFire', caps: 2 },
      { who: ['spent', 'unhit'], action: 'recover' },
      'missionOrders',
      { who: ['unhit', 'mobile'], to: ['objective'], action: 'move', lowRisk: true },
    ],
  },
];

/** 09 to 12: quiet cards. The defender shoots at what he sees, or waits. */
const WATCH: readonly CardOrders[] = [
  {
    closeCombat: ['autoRally', 'attack'],
    shortRange: ['attack', 'disengage'],
    third: 'counteractions',
    orders: [
      { who: ['hit', 'inCover'], action: 'rally' },
      { who: ['inCover'], target: ['inOpen'], action: 'fire', caps: 1 },
      'missionOrders',
      { who: ['inOpen'], to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
  // An ambush at close range; failing that, the reserve.
  {
    closeCombat: ['disengage', 'attack'],
    shortRange: ['groupAttack', 'pivot'],
    third: 'passTest',
    orders: [
      { who: ['rumored'], action: 'fire', caps: 1, within: 3 },
      { who: ['inCover'], target: ['justActed'], action: 'groupFire' },
      { who: ['inCover'], action: 'fire' },
      { relation: 'farthest', action: 'move', lowRisk: true },
    ],
  },
  {
    closeCombat: ['attack', 'rally'],
    shortRange: ['pivotAndAttack', 'rally'],
    third: 'counteractions',
    orders: [
      { who: ['mortarOrInfGun'], action: 'fire', longRange: true },
      { target: ['nextToEnemy'], action: 'fire', caps: 1 },
      { who: ['foot', 'unhit', 'notDugIn', 'inLOS'], action: 'digIn' },
      'missionOrders',
    ],
  },
  {
    closeCombat: ['disengage', 'attack'],
    shortRange: ['disengage', 'attack'],
    third: 'passTest',
    orders: [
      { who: ['hit', 'inOpen'], action: 'rally' },
      { who: ['inCover', 'highestAR'], target: ['vehicle'], action: 'fire', caps: 1 },
      'missionOrders',
      { who: ['foot', 'outOfFireZones'], to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
];

export const DEFENSE: readonly CardOrders[] = [...RESERVE, ...POSITION, ...WATCH];

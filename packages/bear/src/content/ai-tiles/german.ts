import type { AiTileSource } from '../../model/pack/solo-mission.ts';

// G5.3b: each tile puts its card's top to use: markers are taken or held, guns that shoot cheaply shoot, units
// that may enter elsewhere do.

export const GERMAN_TILES: readonly AiTileSource[] = [
  // Old soldiers shake it off.
  {
    number: 1,
    side: 'german',
    posture: 'defense',
    kind: 'counteraction',
    order: { who: ['hit'], action: 'autoRally' },
  },
  {
    number: 2,
    side: 'german',
    posture: 'offense',
    kind: 'missionOrder',
    order: { who: ['unhit', 'foot'], action: 'moveAndFire', caps: 1 },
  },
  // The marker is the player's: an objective.
  {
    number: 3,
    side: 'german',
    posture: 'offense',
    kind: 'missionOrder',
    order: { who: ['unhit', 'mobile'], to: ['objective'], action: 'move', many: 2 },
  },
  {
    number: 4,
    side: 'german',
    posture: 'offense',
    kind: 'counteraction',
    order: { to: ['objective', 'unit'], action: 'enterFromCup' },
  },
  // The exit edge is an objective; units there leave.
  {
    number: 5,
    side: 'german',
    posture: 'offense',
    kind: 'track',
    name: 'Slipping Away',
    yellow: true,
    events: [
      { kind: 'order', order: { action: 'leave', many: 3 }, asAction: false },
      {
        kind: 'order',
        order: { who: ['unhit', 'mobile'], to: ['objective'], action: 'move', many: 2 },
        asAction: false,
      },
    ],
  },
  {
    number: 6,
    side: 'german',
    posture: 'defense',
    kind: 'counteraction',
    order: { who: ['crewed', 'unhit'], action: 'fire', caps: 1 },
  },
  {
    number: 7,
    side: 'german',
    posture: 'defense',
    kind: 'track',
    name: 'Poor Light',
    events: [{ kind: 'smokeAtCardHex', count: 2 }],
  },
  {
    number: 8,
    side: 'german',
    posture: 'defense',
    kind: 'counteraction',
    order: { to: ['ownMarker'], action: 'groupFire', caps: 1 },
  },
  {
    number: 9,
    side: 'german',
    posture: 'offense',
    kind: 'counteraction',
    order: { who: ['unhit', 'foot'], within: 4, action: 'moveAndFire', caps: 2 },
  },
  {
    number: 10,
    side: 'german',
    posture: 'defense',
    kind: 'counteraction',
    order: { target: ['justActed'], action: 'fire', caps: 1 },
  },
  {
    number: 11,
    side: 'german',
    posture: 'offense',
    kind: 'missionOrder',
    order: { who: ['unhit'], target: ['vehicle'], action: 'moveAndFire', caps: 2 },
  },
  {
    number: 12,
    side: 'german',
    posture: 'offense',
    kind: 'track',
    name: 'Radio Net',
    events: [{ kind: 'swiftAction' }],
  },
  // On two boards, units in the rear are far away.
  {
    number: 13,
    side: 'german',
    posture: 'offense',
    kind: 'missionOrder',
    order: { who: ['unhit', 'mobile'], relation: 'farthest', to: ['objective', 'unit'], action: 'move', many: 2 },
  },
  // There are units inside.
  {
    number: 14,
    side: 'german',
    posture: 'offense',
    kind: 'missionOrder',
    order: { who: ['unhit', 'mobile'], target: ['inCover'], action: 'move', many: 2 },
  },
  {
    number: 15,
    side: 'german',
    posture: 'defense',
    kind: 'track',
    name: 'Spades',
    yellow: true,
    events: [{ kind: 'drawDefense', count: 1 }],
  },
  {
    number: 16,
    side: 'german',
    posture: 'defense',
    kind: 'track',
    name: 'Out of Fuel',
    yellow: true,
    events: [{ kind: 'playerCaps', amount: -1 }],
  },
  {
    number: 17,
    side: 'german',
    posture: 'offense',
    kind: 'counteraction',
    order: { who: ['unhit'], target: ['highestAR'], action: 'fire', caps: 2 },
  },
  {
    number: 18,
    side: 'german',
    posture: 'defense',
    kind: 'missionOrder',
    order: { who: ['highestAR'], action: 'fire', caps: 1, longRange: true },
  },
  {
    number: 19,
    side: 'german',
    posture: 'offense',
    kind: 'track',
    name: 'On the Move',
    events: [
      {
        kind: 'order',
        order: { who: ['unhit', 'mobile'], to: ['objective', 'unit'], action: 'move', many: 2 },
        asAction: false,
      },
    ],
  },
  {
    number: 20,
    side: 'german',
    posture: 'offense',
    kind: 'track',
    name: 'Heavy Battery',
    events: [{ kind: 'barrage' }],
  },
  // The ground before the enemy's edge is an objective.
  {
    number: 21,
    side: 'german',
    posture: 'offense',
    kind: 'missionOrder',
    order: { who: ['unhit', 'mobile'], to: ['objective'], action: 'move', many: 3, when: { kind: 'round', from: 2 } },
  },
  {
    number: 22,
    side: 'german',
    posture: 'defense',
    kind: 'track',
    name: 'Runner from Headquarters',
    yellow: true,
    events: [
      { kind: 'order', order: { who: ['hit'], action: 'rally' }, asAction: false },
      { kind: 'commandExperience', cards: 1 },
    ],
  },
  {
    number: 23,
    side: 'german',
    posture: 'defense',
    kind: 'counteraction',
    order: { who: ['highestAR', 'unhit'], target: ['spent'], action: 'fire', caps: 1 },
  },
  {
    number: 24,
    side: 'german',
    posture: 'defense',
    kind: 'counteraction',
    order: { who: ['hit'], action: 'rally' },
    parameters: [{ kind: 'lowRisk' }],
  },
  {
    number: 25,
    side: 'german',
    posture: 'defense',
    kind: 'counteraction',
    order: { to: ['objective', 'unit'], action: 'enterFromCup', when: { kind: 'round', from: 2 } },
  },
];

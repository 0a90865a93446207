import type { UnitId } from '../ids.ts';

// S4, S5, S7: everything the AI can be ordered to do, as data for Order Cards, Counteractions, Mission Orders and
// Mission Track events. The printed text is made from it, so text and effect agree.

/**
 * S5.0a: conditions on a counter. Superlatives compare it with others: of those able to execute the order, the best
 * remain.
 */
export const ORDER_WORDS = [
  'fresh',
  'spent',
  'hit',
  'unhit',
  'inCover',
  'inOpen',
  'inFireZone',
  'outOfFireZones',
  'inLOS',
  'outOfLOS',
  'mobile',
  'mortarOrInfGun',
  'rumored',
  'foot',
  'vehicle',
  'crewed',
  'justActed',
  'notDugIn',
  'inCloseCombat',
  'nextToEnemy',
  'lowestDV',
  'highestAR',
  'largestGroup',
] as const;
export type OrderWord = (typeof ORDER_WORDS)[number];

export const SUPERLATIVES = ['lowestDV', 'highestAR', 'largestGroup'] as const satisfies readonly OrderWord[];
export type Superlative = (typeof SUPERLATIVES)[number];

/**
 * S4.1.4: what an order refers to: a unit of the player, a Mission Objective, or a Control Marker of the AI's
 * side.
 */
export const GOALS = ['unit', 'objective', 'ownMarker'] as const;
export type Goal = (typeof GOALS)[number];

/** S5.0.1b */
export const RELATIONS = ['closest', 'farthest'] as const;
export type Relation = (typeof RELATIONS)[number];

export const AI_ACTIONS = [
  // S5.1: `fire` at another hex, `groupFire` with its neighbours' support, `closeCombat` in its own hex.
  'fire',
  'groupFire',
  'closeCombat',
  // S4.1.2b: fires; if flanked, first turns to the adjacent unit.
  'pivotAndFire',
  // S5.2: `move` by one action, `advance` by two hexes (G5.3.4a), `moveAndFire`.
  'move',
  'advance',
  'moveAndFire',
  // S4.1.2b: into the adjacent unit's hex.
  'moveIntoCloseCombat',
  // S4.1.2: out of close combat, or away from an adjacent unit.
  'disengage',
  // S4.1.2b: flanked and without a target: turns to the adjacent unit.
  'pivot',
  // S4.1.2a: `rally` by roll, `autoRally` without one.
  'rally',
  'autoRally',
  // G5.3.5
  'digIn',
  'recover',
  // S2.4b: ends the round; only a mission's own orders do.
  'endRound',
  // B5.6
  'leave',
  // G5.3.4g: a unit drawn from the AI Draw Cup enters; needs no unit on the map.
  'enterFromCup',
] as const;
export type AiAction = (typeof AI_ACTIONS)[number];

/**
 * What an action is aimed at: `goal` only moves towards what the order names; `unit` attacks a unit or turns to it;
 * `unitByMarker` may also attack the unit closest to one of the AI's Control Markers (S5.0.1a).
 */
export const ACTION_AIMS: Readonly<Record<AiAction, 'goal' | 'unit' | 'unitByMarker' | null>> = {
  fire: 'unitByMarker',
  groupFire: 'unitByMarker',
  closeCombat: 'unit',
  pivotAndFire: 'unit',
  move: 'goal',
  advance: 'goal',
  moveAndFire: 'unit',
  moveIntoCloseCombat: 'unit',
  disengage: null,
  pivot: 'unit',
  rally: null,
  autoRally: null,
  digIn: null,
  recover: null,
  endRound: null,
  leave: null,
  enterFromCup: null,
};

/** The order can be executed only if this holds; otherwise the next one is tried. */
export type OrderCondition =
  | { readonly kind: 'playerCaps'; readonly below: number }
  | { readonly kind: 'round'; readonly from: number }
  | { readonly kind: 'behind' }
  /** S2.3.1b: fewer AI units than player's units, counted as for the track. */
  | { readonly kind: 'outnumbered' }
  /** G5.6 */
  | { readonly kind: 'drawCup' };

/** S5.0.1: which AI units, closest to or farthest from what, and what they do. */
export interface AiOrder {
  readonly who: readonly OrderWord[];
  /** Only these units: a tile's orders may be for those of its card (G6.1); null: all. */
  readonly among: readonly UnitId[] | null;
  readonly relation: Relation;
  /** The nearest goal; of equally near ones, the kind listed first (S5.2.2). */
  readonly to: readonly Goal[];
  readonly target: readonly OrderWord[];
  readonly action: AiAction;
  /** S4.3.1: added to its attack roll. */
  readonly caps: number;
  /** S5.3.2 */
  readonly lowRisk: boolean;
  /** S5.1 */
  readonly longRange: boolean;
  /** Only units within this many hexes; 1: adjacent, not in the same hex; 0: no limit. */
  readonly within: number;
  /** S7.1: this many AI units execute it in turn, with a single spent check. */
  readonly many: number;
  readonly when: OrderCondition | null;
}

export const CLOSE_COMBAT_ACTIONS = ['attack', 'autoRally', 'rally', 'disengage'] as const;
export type CloseCombatAction = (typeof CLOSE_COMBAT_ACTIONS)[number];
export const SHORT_RANGE_ACTIONS = [
  'attack',
  'groupAttack',
  'pivot',
  'rally',
  'disengage',
  'moveIntoCloseCombat',
  'pivotAndAttack',
] as const;
export type ShortRangeAction = (typeof SHORT_RANGE_ACTIONS)[number];

/** S4.1.2c, S4.1.2d: the third Priority Order. */
export const THIRD_PRIORITIES = ['counteractions', 'passTest', 'none'] as const;
export type ThirdPriority = (typeof THIRD_PRIORITIES)[number];

/** S2.3.1a: when the marker advances, by number of counters on each side. */
export const ADVANCE_CONDITIONS = ['always', 'moreAi', 'moreUnits', 'notMoreAi', 'notMoreUnits', 'asMany'] as const;
export type AdvanceCondition = (typeof ADVANCE_CONDITIONS)[number];

export interface Advance {
  readonly by: 1 | 2;
  readonly when: AdvanceCondition;
}

/** An order of the card itself, or the mission's orders (S7.1). */
export type TacticalOrder = AiOrder | 'missionOrders';

/** Where an order stands: a part of a card, the mission, or an event of the track. */
export const ORDER_PARTS = ['closeCombat', 'shortRange', 'counteraction', 'tactical', 'missionOrder', 'event'] as const;

/** `place` is the order's index in that part. */
export interface OrderSource {
  readonly part: (typeof ORDER_PARTS)[number];
  readonly place: number;
}

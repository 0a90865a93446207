import type {
  AdvanceCondition,
  AiAction,
  CloseCombatAction,
  Goal,
  OrderWord,
  Relation,
  ShortRangeAction,
  ThirdPriority,
} from '../../model/solo/order.ts';

// The vocabulary of AI orders on Order Cards and mission sheets.

/** Whether a word describes the AI's counters or the player's. */
export type Whom = 'ai' | 'unit';

/** A word's place in "highest FP unhit AI in cover": first, before the noun, behind it, or instead of it. */
interface WordForm {
  readonly stands: 'first' | 'before' | 'behind' | 'instead';
  readonly text: string | Readonly<Record<Whom, string>>;
}

export const WORD_FORMS: Readonly<Record<OrderWord, WordForm>> = {
  fresh: { stands: 'before', text: 'fresh' },
  spent: { stands: 'before', text: 'spent' },
  hit: { stands: 'before', text: 'hit' },
  unhit: { stands: 'before', text: 'unhit' },
  inCover: { stands: 'behind', text: 'in cover' },
  inOpen: { stands: 'behind', text: 'in 0 DM hex' },
  inFireZone: { stands: 'behind', text: 'in a fire zone' },
  outOfFireZones: { stands: 'behind', text: 'out of fire zones' },
  inLOS: { stands: 'behind', text: 'in LOS' },
  outOfLOS: { stands: 'behind', text: 'out of LOS' },
  mobile: { stands: 'before', text: 'mobile' },
  mortarOrInfGun: { stands: 'instead', text: { ai: 'AI mortar or inf gun', unit: 'mortar or inf gun' } },
  rumored: { stands: 'instead', text: 'Rumored Enemy' },
  foot: { stands: 'behind', text: 'on foot' },
  vehicle: { stands: 'instead', text: { ai: 'AI vehicle', unit: 'vehicle' } },
  crewed: { stands: 'before', text: 'crewed' },
  justActed: { stands: 'behind', text: 'that just acted' },
  notDugIn: { stands: 'behind', text: 'not dug in' },
  inCloseCombat: { stands: 'behind', text: 'in close combat' },
  nextToEnemy: { stands: 'behind', text: { ai: 'adjacent to a unit', unit: 'adjacent to an AI' } },
  lowestDV: { stands: 'first', text: 'lowest DV' },
  highestAR: { stands: 'first', text: 'highest FP' },
  largestGroup: { stands: 'behind', text: 'in the largest group' },
};

export const PLAIN_NAMES: Readonly<Record<Whom, string>> = { ai: 'AI', unit: 'unit' };

export const RELATION_NAMES: Readonly<Record<Relation, string>> = {
  closest: 'closest to',
  farthest: 'farthest from',
};

/** `unit` is the order's phrase for the unit. */
export const GOAL_NAMES: Readonly<Record<Goal, (unit: string) => string>> = {
  unit: (unit) => unit,
  objective: () => 'a Mission Objective',
  ownMarker: () => 'a Control Marker of its own side',
};

export const ACTION_NAMES: Readonly<Record<AiAction, string>> = {
  fire: 'fire',
  groupFire: 'fire as a group',
  closeCombat: 'attack in close combat',
  pivotAndFire: 'pivot and fire',
  move: 'move',
  advance: 'move two hexes',
  moveAndFire: 'move and fire',
  moveIntoCloseCombat: 'move into close combat',
  disengage: 'disengage',
  pivot: 'pivot',
  rally: 'rally',
  autoRally: 'rally without a roll',
  digIn: 'dig in',
  recover: 'become fresh',
  endRound: 'end the round',
  leave: 'leave the map',
  enterFromCup: 'enter from the AI Draw Cup',
};

export const CLOSE_COMBAT_NAMES: Readonly<Record<CloseCombatAction, string>> = {
  attack: 'attack',
  autoRally: 'auto-rally',
  rally: 'rally',
  disengage: 'disengage',
};

export const SHORT_RANGE_NAMES: Readonly<Record<ShortRangeAction, string>> = {
  attack: 'attack',
  groupAttack: 'group attack',
  pivot: 'pivot',
  rally: 'rally',
  disengage: 'disengage',
  moveIntoCloseCombat: 'move into close combat',
  pivotAndAttack: 'pivot and/or attack',
};

/** R-115; empty if the card has no third priority. */
export const THIRD_NAMES: Readonly<Record<ThirdPriority, string>> = {
  counteractions: 'Execute Counteractions',
  passTest: 'The AI passes if there are fewer fresh AIs than fresh units',
  none: '',
};

/** Follows "advance by 1"; empty without a condition. */
export const CONDITION_NAMES: Readonly<Record<AdvanceCondition, string>> = {
  always: '',
  moreAi: 'if there are more AIs than units',
  moreUnits: 'if there are more units than AIs',
  notMoreAi: 'unless there are more AIs than units',
  notMoreUnits: 'unless there are more units than AIs',
  asMany: 'if there are as many AIs as units',
};

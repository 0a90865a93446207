import type { Random } from '@sandtable/kernel';
import {
  AI_ACTIONS,
  type AiAction,
  type AiOrder,
  CLOSE_COMBAT_ACTIONS,
  ORDER_WORDS,
  type OrderWord,
  SHORT_RANGE_ACTIONS,
  SUPERLATIVES,
  THIRD_PRIORITIES,
} from '../../model/solo/order.ts';
import type { OrderCard } from '../../model/pack/cards.ts';

/** Actions against units only. */
const AT_UNITS: readonly AiAction[] = [
  'fire',
  'groupFire',
  'closeCombat',
  'pivotAndFire',
  'moveAndFire',
  'moveIntoCloseCombat',
  'pivot',
];

const AROUND_MARKERS: readonly AiAction[] = ['fire', 'groupFire'];

/** All actions of AI on the map; positions have no exits. */
export const MAP_ACTIONS: readonly AiAction[] = AI_ACTIONS.filter(
  (action) => action !== 'enterFromCup' && action !== 'leave',
);

/** Any order, sensible or not. */
export function randomOrder(random: Random, action: AiAction = random.pick(MAP_ACTIONS)): AiOrder {
  const goals = random.pick<AiOrder['to']>([
    ['unit'],
    ['objective'],
    ['objective', 'unit'],
    ['unit', 'objective'],
    ['ownMarker'],
  ]);
  const isAroundMarkers = AROUND_MARKERS.includes(action) && random.below(3) === 0;
  // sometimes the best AI against the best units.
  const isOfBest = random.below(6) === 0;
  // mortars are few, so some orders are for them alone.
  const isForMortars = action === 'fire' && random.below(2) === 0;
  const words = isForMortars ? (['mortarOrInfGun'] as const) : someWords(random);
  return {
    among: null,
    who: isOfBest ? [random.pick(SUPERLATIVES)] : words,
    relation: random.pick(['closest', 'closest', 'farthest']),
    to: isAroundMarkers ? ['ownMarker'] : AT_UNITS.includes(action) ? ['unit'] : goals,
    target: isOfBest && !isAroundMarkers ? [random.pick(SUPERLATIVES)] : targetWords(random, isAroundMarkers),
    action,
    caps: random.pick([0, 0, 1, 2]),
    lowRisk: random.below(3) === 0,
    longRange: random.below(3) === 0,
    within: random.pick([0, 0, 0, 0, 1, 2, 4]),
    many: random.pick([1, 1, 1, 2]),
    when: null,
  };
}

/** Only a few, or no counter would fit them. */
function someWords(random: Random): OrderWord[] {
  return Array.from({ length: random.pick([0, 0, 0, 1, 1, 2]) }, () => random.pick(ORDER_WORDS));
}

/** "The unit closest to that marker" leaves no room for the best of them. */
function targetWords(random: Random, isPlain: boolean): OrderWord[] {
  const words = someWords(random);
  return isPlain ? words.filter((word) => !SUPERLATIVES.some((each) => each === word)) : words;
}

/** A card with a single order, or with a little of everything. */
export function randomCard(random: Random, number: number, action?: AiAction): OrderCard {
  const isFull = random.below(4) === 0;
  const some = <T>(words: readonly T[]): T[] => (isFull ? words.filter(() => random.below(3) === 0) : []);
  const shortRange = some(SHORT_RANGE_ACTIONS);
  random.shuffle(shortRange);
  return {
    number,
    spentNumber: 7,
    remainsFresh: false,
    // Only on a Command card may a spent AI recover.
    isCommand: action === 'recover' || random.below(3) === 0,
    hex: 'F10',
    advance: null,
    closeCombat: some(CLOSE_COMBAT_ACTIONS),
    shortRange,
    priorityCaps: random.below(2),
    third: isFull ? random.pick(THIRD_PRIORITIES) : 'none',
    orders: isFull ? [randomOrder(random), 'missionOrders', randomOrder(random)] : [randomOrder(random, action)],
  };
}

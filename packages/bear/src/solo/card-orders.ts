import type { AiAction, AiOrder, CloseCombatAction, ShortRangeAction } from '../model/solo/order.ts';
import type { OrderCard } from '../model/pack/cards.ts';
import type { SoloTerms } from '../model/solo/solo.ts';
import type { Trial } from './attempt.ts';

// S4.1: a card as the list of orders that are tried, top down. Priority Orders are orders like all others.

const PLAIN: Omit<AiOrder, 'action'> = {
  who: [],
  among: null,
  relation: 'closest',
  to: ['unit'],
  target: [],
  caps: 0,
  lowRisk: false,
  longRange: false,
  within: 0,
  many: 1,
  when: null,
};

const CLOSE_COMBAT: Readonly<Record<CloseCombatAction, AiAction>> = {
  attack: 'closeCombat',
  autoRally: 'autoRally',
  rally: 'rally',
  disengage: 'disengage',
};

const SHORT_RANGE: Readonly<Record<ShortRangeAction, AiAction>> = {
  attack: 'fire',
  groupAttack: 'groupFire',
  pivot: 'pivot',
  rally: 'rally',
  disengage: 'disengage',
  moveIntoCloseCombat: 'moveIntoCloseCombat',
  pivotAndAttack: 'pivotAndFire',
};

/** S4.1.2a, S4.1.2b: close combat first, then short range, each action for every AI there before the next is tried. */
export function priorityTrials(card: OrderCard): readonly Trial[] {
  const trials = known.get(card) ?? makePriority(card);
  known.set(card, trials);
  return trials;
}

/** They hang on the card alone. */
const known = new WeakMap<OrderCard, readonly Trial[]>();

function makePriority({ closeCombat, shortRange, priorityCaps }: OrderCard): Trial[] {
  return [
    ...closeCombat.map((action, place): Trial => ({
      source: { part: 'closeCombat', place },
      order: { ...PLAIN, who: ['inCloseCombat'], action: CLOSE_COMBAT[action], caps: priorityCaps },
    })),
    ...shortRange.map((action, place): Trial => ({
      source: { part: 'shortRange', place },
      order: { ...PLAIN, who: ['nextToEnemy'], action: SHORT_RANGE[action], caps: priorityCaps, within: 1 },
    })),
  ];
}

/** S4.1.2c */
export function counteractionTrials({ counteractions }: SoloTerms): Trial[] {
  return counteractions.map((order, place) => ({ source: { part: 'counteraction', place }, order }));
}

/** S4.1, S7.1: where the card names them, the mission's orders are tried in its place. */
export function tacticalTrials(card: OrderCard, { missionOrders }: SoloTerms): readonly Trial[] {
  const last = lastTactical.get(card);
  if (last?.missionOrders === missionOrders) return last.trials;
  const trials = makeTactical(card, missionOrders);
  lastTactical.set(card, { missionOrders, trials });
  return trials;
}

/** They hang on the card and the mission; a card is drawn many times in a match. */
const lastTactical = new WeakMap<OrderCard, { readonly missionOrders: readonly AiOrder[]; readonly trials: Trial[] }>();

function makeTactical({ orders }: OrderCard, missionOrders: readonly AiOrder[]): Trial[] {
  return orders.flatMap((each, place): Trial[] =>
    each === 'missionOrders'
      ? missionOrders.map((order, index) => ({ source: { part: 'missionOrder', place: index }, order }))
      : [{ source: { part: 'tactical', place }, order: each }],
  );
}

import { type Entry } from '../../model/battle/terms.ts';
import { sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { AiAction, AiOrder, CloseCombatAction, ShortRangeAction } from '../../model/solo/order.ts';
import type { Deed } from '../../model/solo/turn.ts';
import type { OrderCard } from '../../model/pack/cards.ts';
import type { Seen } from '../../model/battle/state.ts';
import { isCombatCounter } from '../../model/pack/unit-type.ts';
import type { Mind } from './mind.ts';
import { slowOrder } from './order.ts';

/** S4.1: the AI's deed by this card, or its pass. */
export function slowDecision(mind: Mind, card: OrderCard): Deed | 'pass' {
  const { seen } = mind;
  const { solo } = seen.view.terms;
  const first = firstOf(mind, priorities(card));
  if (first !== null) return first;
  if (card.third === 'counteractions') {
    const counter = firstOf(mind, solo?.counteractions ?? []);
    if (counter !== null) return counter;
  }
  if (card.third === 'passTest' && freshCounters(seen, mind, 'ai') < freshCounters(seen, mind, 'units')) return 'pass';
  const tactical = card.orders.flatMap((order) => (order === 'missionOrders' ? (solo?.missionOrders ?? []) : [order]));
  return firstOf(mind, tactical) ?? 'pass';
}

function firstOf(mind: Mind, orders: readonly AiOrder[]): Deed | null {
  for (const order of orders) {
    const deed = slowOrder(mind, order);
    if (deed !== null) return deed;
  }
  return null;
}

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

/** S4.1.2a, S4.1.2b */
function priorities({ closeCombat, shortRange, priorityCaps: caps }: OrderCard): AiOrder[] {
  const plain: Omit<AiOrder, 'who' | 'action' | 'within'> = {
    among: null,
    relation: 'closest',
    to: ['unit'],
    target: [],
    caps,
    lowRisk: false,
    longRange: false,
    many: 1,
    when: null,
  };
  return [
    ...closeCombat.map((word): AiOrder => ({
      ...plain,
      who: ['inCloseCombat'],
      action: CLOSE_COMBAT[word],
      within: 0,
    })),
    ...shortRange.map((word): AiOrder => ({ ...plain, who: ['nextToEnemy'], action: SHORT_RANGE[word], within: 1 })),
  ];
}

/** S4.1.2d, R-112: fresh combat counters on the map, hidden ones too, and those that may enter this round. */
function freshCounters(seen: Seen, { side }: Mind, whose: 'ai' | 'units'): number {
  return seen.view.roster.filter((unit) => {
    const { fate, entry, spent } = unitOf(seen, unit);
    const terms: Entry | undefined = seen.view.terms.entries[entry];
    const isThere = fate === 'inPlay' || (fate === 'waiting' && terms !== undefined && terms.round <= seen.view.round);
    const isOfSide = (sideOf(seen, unit) === side) === (whose === 'ai');
    return isThere && !spent && isOfSide && isCombatCounter(typeOf(seen, unit));
  }).length;
}

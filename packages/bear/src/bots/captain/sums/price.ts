import type { Sentence, Word } from '@sandtable/kernel';
import type { Piece } from '../scene/piece.ts';
import type { CaptainScene } from '../scene/scene.ts';
import { weights } from '../scene/weights.ts';

/**
 * The state of an action's units: at least one spent, none spent and some active (B3.0), all fresh, or all `ready` for an
 * opportunity action (B3.1).
 */
type PayerState = 'spent' | 'active' | 'fresh' | 'ready';

/** whether a unit may do it to answer the enemy. */
type Answer = 'answers' | 'waits';

type PaymentWay = 'ap' | 'command' | 'pool' | 'activate' | 'opportunity' | 'c02' | 'c07';

export interface Deal {
  /** In VP. */
  cost: number;
  way: PaymentWay;
  caps: number;
}

const MOST_AP = 7;
export const TOO_DEAR = 1000;

export function standingOf({ view, me }: CaptainScene, piece: Piece, answer: Answer = 'waits'): PayerState {
  if (piece.spent) return 'spent';
  if (view.options.economy === 'spentCheck') return 'fresh';
  // B17.0: a passenger takes part in what its carrier does.
  const { unit } = piece;
  if (me.activation?.units.some((each) => each === unit || view.units[each]?.carrier === unit)) return 'active';
  const isReady = view.options.opportunityKind === 'any' || (answer === 'answers' && piece.isConcerned);
  return isReady ? 'ready' : 'fresh';
}

/** The first that any unit of a group is in holds for the group. */
const STATES: readonly PayerState[] = ['spent', 'active', 'fresh', 'ready'];

export function joined(one: PayerState, other: PayerState): PayerState {
  return STATES.find((state) => state === one || state === other) ?? one;
}

/** Cards are worth keeping only while there are later rounds. */
export function cardWorth(scene: CaptainScene, worth: number): number {
  return scene.isLastRound ? Math.min(worth, weights.lastRoundCard) : worth;
}

/** Whether a card may pay: not for hidden moves, nor for some other actions. */
type Gifts = 'gifts' | 'none';

/** The cheapest payment for units in this state; `freshness` is its worth to all of them. */
export function bargain(
  scene: CaptainScene,
  price: number,
  standing: PayerState,
  freshness: number,
  gifts: Gifts = 'gifts',
): Deal {
  const deal: Deal = { cost: TOO_DEAR, way: 'command', caps: 0 };
  const { caps } = scene.me;
  if (caps >= price) consider(deal, 'command', 0, price * scene.capWorth);
  if (scene.view.options.economy === 'spentCheck') bargainByCheck(scene, deal, price, standing, freshness);
  else bargainByPool(scene, deal, price, standing, freshness);
  if (gifts === 'gifts') bargainByCard(scene, deal, price, standing, freshness);
  return deal;
}

function consider(deal: Deal, way: PaymentWay, caps: number, cost: number): void {
  if (cost >= deal.cost) return;
  deal.cost = cost;
  deal.way = way;
  deal.caps = caps;
}

/** B2.2a, B3.2.1 */
function bargainByCheck(scene: CaptainScene, deal: Deal, price: number, standing: PayerState, freshness: number): void {
  if (standing === 'spent') return;
  const { plain } = scene.checks[scene.view.options.checkDevice];
  const most = Math.min(scene.me.caps, price - 1);
  for (let caps = Math.max(0, price - MOST_AP); caps <= most; caps++)
    consider(deal, 'ap', caps, (plain[price - caps] ?? 1) * freshness + caps * scene.capWorth);
}

/** B3.0, B3.1, B9.0: AP from a pool use part of a unit's round; an opportunity action uses all of it. */
function bargainByPool(scene: CaptainScene, deal: Deal, price: number, standing: PayerState, freshness: number): void {
  if (standing === 'spent') return;
  const { me, view, capWorth } = scene;
  const pool = me.activation?.ap ?? 0;
  const most = Math.min(me.caps, price - 1);
  if (pool > 0) {
    // A unit that joins an activation becomes spent with it.
    const joining = standing === 'active' ? 0 : freshness / 2;
    for (let caps = Math.max(0, price - pool); caps <= most; caps++)
      consider(deal, 'pool', caps, joining + (freshness * (price - caps)) / MOST_AP + caps * capWorth);
  }
  if (standing === 'active') return;
  if (standing === 'ready') consider(deal, 'opportunity', 0, freshness);
  if (view.options.variableAP === 'on') return;
  const lost = (pool / MOST_AP) * weights.fresh * 2;
  for (let caps = Math.max(0, price - MOST_AP); caps <= most; caps++)
    consider(deal, 'activate', caps, lost + (freshness * (price - caps)) / MOST_AP + caps * capWorth);
}

/** B8: card 02 pays everything; card 07 eases the check. */
function bargainByCard(scene: CaptainScene, deal: Deal, price: number, standing: PayerState, freshness: number): void {
  const { hand, view } = scene;
  if (hand.length === 0) return;
  if (hand.includes('c02')) consider(deal, 'c02', 0, cardWorth(scene, weights.freeAction));
  if (standing === 'spent' || view.options.economy !== 'spentCheck' || price > MOST_AP || !hand.includes('c07')) return;
  const { eased } = scene.checks[view.options.checkDevice];
  consider(deal, 'c07', 0, (eased[price] ?? 1) * freshness + cardWorth(scene, weights.sergeant));
}

/** The card that starts the sentence, if a card pays. */
function cardOf({ way }: Deal): readonly Word[] {
  return way === 'c02' || way === 'c07' ? [way] : [];
}

/** Made once: new strings are slow to look up. */
const CAPS_WORDS: readonly Word[] = Array.from({ length: 100 }, (_word, caps) => `caps:${caps}`);

function paymentOf({ way, caps }: Deal): readonly Word[] {
  switch (way) {
    case 'c02':
      return [];
    case 'ap':
    case 'c07':
      return [CAPS_WORDS[caps] ?? ''];
    case 'pool':
    case 'activate':
      return [`${way}:${caps}`];
    case 'command':
    case 'opportunity':
      return [way];
  }
}

/** A possible action and its worth, less all costs. */
export interface TurnPlan {
  readonly net: number;
  /** Its words without the payment; built only for the chosen plan. */
  readonly say: () => readonly Word[];
  /** Null if there is nothing to pay. */
  readonly deal: Deal | null;
  /** B8.2: card 10 may be added to anything but a stall or a pass. */
  readonly takesSwift: boolean;
}

export function planOf(net: number, deal: Deal | null, say: () => readonly Word[]): TurnPlan {
  return { net, deal, say, takesSwift: true };
}

/** The complete sentence: the card that pays, the action, card 10, the payment. */
export function sentenceOf({ deal, say, takesSwift }: TurnPlan, isSwift: boolean): Sentence {
  const swift = isSwift && takesSwift ? ['c10'] : [];
  if (deal === null) return [...say(), ...swift];
  return [...cardOf(deal), ...say(), ...swift, ...paymentOf(deal)];
}

export function better(one: TurnPlan | null, other: TurnPlan | null): TurnPlan | null {
  if (one === null || other === null) return one ?? other;
  return other.net > one.net ? other : one;
}

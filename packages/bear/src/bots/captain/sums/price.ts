import type { Sentence, Word } from '@sandtable/kernel';
import type { Piece } from '../scene/piece.ts';
import type { Scene } from '../scene/scene.ts';
import { weights } from '../scene/weights.ts';

/** How the units of an action stand: one of them spent, all fresh, or none spent and some active (B3.0). */
type Standing = 'spent' | 'fresh' | 'active';

type Way = 'ap' | 'command' | 'pool' | 'activate' | 'opportunity' | 'c02' | 'c07';

/** The best way to pay that was found last. */
export interface Deal {
  /** What it costs him, in VP. */
  cost: number;
  way: Way;
  caps: number;
}

const MOST_AP = 7;
/** Cannot be paid. */
export const TOO_DEAR = 1000;

export function standingOf({ view, me }: Scene, piece: Piece): Standing {
  if (piece.spent) return 'spent';
  if (view.options.economy === 'spentCheck' || me.activation === null) return 'fresh';
  // B17.0: who is carried takes part in what his carrier does.
  const { unit } = piece;
  return me.activation.units.some((each) => each === unit || view.units[each]?.carrier === unit) ? 'active' : 'fresh';
}

export function joined(one: Standing, other: Standing): Standing {
  if (one === 'spent' || other === 'spent') return 'spent';
  return one === 'active' || other === 'active' ? 'active' : 'fresh';
}

/** A card is kept for a better day, as long as there may be one. */
export function cardWorth(scene: Scene, worth: number): number {
  return scene.isLastRound ? Math.min(worth, weights.lastRoundCard) : worth;
}

/** What a card may be used for here: nothing gives hidden moves, some actions are no cards' gift. */
type Gifts = 'gifts' | 'none';

/** The cheapest way to pay a price for units that stand so, and whose freshness is worth this in all. */
export function bargain(
  scene: Scene,
  price: number,
  standing: Standing,
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

function consider(deal: Deal, way: Way, caps: number, cost: number): void {
  if (cost >= deal.cost) return;
  deal.cost = cost;
  deal.way = way;
  deal.caps = caps;
}

/** B2.2a, B3.2.1 */
function bargainByCheck(scene: Scene, deal: Deal, price: number, standing: Standing, freshness: number): void {
  if (standing === 'spent') return;
  const { plain } = scene.checks[scene.view.options.checkDevice];
  const most = Math.min(scene.me.caps, price - 1);
  for (let caps = Math.max(0, price - MOST_AP); caps <= most; caps++)
    consider(deal, 'ap', caps, (plain[price - caps] ?? 1) * freshness + caps * scene.capWorth);
}

/** B3.0, B3.1, B9.0: what is paid from a pool is a part of a unit's round; an opportunity is all of it. */
function bargainByPool(scene: Scene, deal: Deal, price: number, standing: Standing, freshness: number): void {
  if (standing === 'spent') return;
  const { me, view, capWorth } = scene;
  const pool = me.activation?.ap ?? 0;
  const most = Math.min(me.caps, price - 1);
  if (pool > 0) {
    // Whoever joins an activation is spent with it.
    const joining = standing === 'fresh' ? freshness / 2 : 0;
    for (let caps = Math.max(0, price - pool); caps <= most; caps++)
      consider(deal, 'pool', caps, joining + (freshness * (price - caps)) / MOST_AP + caps * capWorth);
  }
  if (standing === 'active') return;
  consider(deal, 'opportunity', 0, freshness);
  if (view.options.variableAP === 'on') return;
  const lost = (pool / MOST_AP) * weights.fresh * 2;
  for (let caps = Math.max(0, price - MOST_AP); caps <= most; caps++)
    consider(deal, 'activate', caps, lost + (freshness * (price - caps)) / MOST_AP + caps * capWorth);
}

/** B8: card 02 pays everything; card 07 lightens a check. */
function bargainByCard(scene: Scene, deal: Deal, price: number, standing: Standing, freshness: number): void {
  const { hand, view } = scene;
  if (hand.length === 0) return;
  if (hand.includes('c02')) consider(deal, 'c02', 0, cardWorth(scene, weights.freeAction));
  if (standing === 'spent' || view.options.economy !== 'spentCheck' || price > MOST_AP || !hand.includes('c07')) return;
  const { eased } = scene.checks[view.options.checkDevice];
  consider(deal, 'c07', 0, (eased[price] ?? 1) * freshness + cardWorth(scene, weights.sergeant));
}

/** The card in front of a sentence, if one pays. */
function cardOf({ way }: Deal): readonly Word[] {
  return way === 'c02' || way === 'c07' ? [way] : [];
}

/** Made once: a word that is new is looked up slowly. */
const CAPS_WORDS: readonly Word[] = Array.from({ length: 100 }, (_word, caps) => `caps:${caps}`);

/** How a sentence ends. */
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

/** Something that could be done in a turn, and what it would be worth, all costs taken off. */
export interface Plan {
  readonly net: number;
  /** Its words, but for the payment: they are put together only for the plan that is chosen. */
  readonly say: () => readonly Word[];
  /** null where the words are all there is to it. */
  readonly deal: Deal | null;
  /** B8.2: card 10 may be added to all that is neither a stall nor a pass. */
  readonly takesSwift: boolean;
}

export function planOf(net: number, deal: Deal | null, say: () => readonly Word[]): Plan {
  return { net, deal, say, takesSwift: true };
}

/** The whole sentence: the card that gives the action, what is done, card 10, and the payment. */
export function sentenceOf({ deal, say, takesSwift }: Plan, isSwift: boolean): Sentence {
  const swift = isSwift && takesSwift ? ['c10'] : [];
  if (deal === null) return [...say(), ...swift];
  return [...cardOf(deal), ...say(), ...swift, ...paymentOf(deal)];
}

export function better(one: Plan | null, other: Plan | null): Plan | null {
  if (one === null || other === null) return one ?? other;
  return other.net > one.net ? other : one;
}

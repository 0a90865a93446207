import { type Effect, EFFECT_RULES, type Phase } from '../model/battlecard.ts';
import { effectOf } from '../model/battle.ts';
import type { CardId } from '../model/ids.ts';
import type { Pack } from '../model/pack.ts';
import type { AiPiles } from '../model/state.ts';

/** L1h: every card of the pack, the copies of a kind together. */
export function allCards({ cards }: Pack): CardId[] {
  const size = cards.reduce((sum, { copies }) => sum + copies, 0);
  return Array.from({ length: size }, (_each, card) => card);
}

/** LS2.1: what stays in play against the AI. */
function soloCards(pack: Pack): CardId[] {
  const inSolo = new Set(pack.cards.filter((card) => card.inSolo).map(({ effect }) => effect));
  return allCards(pack).filter((card) => inSolo.has(effectOf(pack, card)));
}

/** L5b, LS2.2a: what people draw from; against the AI the support cards alone. */
export function deckOf(pack: Pack, isAgainstAi: boolean): CardId[] {
  if (!isAgainstAi) return allCards(pack);
  return soloCards(pack).filter((card) => EFFECT_RULES[effectOf(pack, card)].kind === 'support');
}

/** LS2.5a: the AI's contra cards by phase. */
export function aiPilesOf(pack: Pack): AiPiles<readonly CardId[]> {
  const contra = soloCards(pack).filter((card) => EFFECT_RULES[effectOf(pack, card)].kind === 'contra');
  const pile = (phase: Phase): CardId[] => contra.filter((card) => EFFECT_RULES[effectOf(pack, card)].phase === phase);
  return { opening: pile('opening'), central: pile('central'), closing: pile('closing') };
}

/** Takes the first card of this kind out of a list; undefined if there is none left. */
export function takeCard(pack: Pack, cards: CardId[], effect: Effect): CardId | undefined {
  const place = cards.findIndex((card) => effectOf(pack, card) === effect);
  return place === -1 ? undefined : cards.splice(place, 1)[0];
}

import { discard } from '@sandtable/kernel';
import type { Effect } from '../../model/battlecard.ts';
import { EFFECT_RULES } from '../../model/battlecard.ts';
import { corpsOf, effectOf, heldCorps } from '../../model/battle.ts';
import { AI_SEAT } from '../../model/corps.ts';
import { type CardId, type CorpsId, type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../../model/state.ts';

/** A card of this kind in the hand of the corps, as far as it is known; -1 for none. */
export function cardInHand(seen: Seen, corps: CorpsId, effect: Effect): CardId {
  const { hand } = corpsOf(seen, corps);
  for (const card of hand) if (card !== null && effectOf(seen.pack, card) === effect) return card;
  return NONE;
}

/** A card with whom and what it names; -1 where it names nothing. */
export interface CardPlay {
  readonly corps: CorpsId;
  readonly effect: Effect;
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly to: HexId;
}

/** It leaves the hand for the discards, and all hear of it. */
export function playCard(held: Held, { corps, effect, unit, target, to }: CardPlay, io: LimanowaIo): void {
  const { hand } = heldCorps(held, corps);
  const card = cardInHand(held, corps, effect);
  if (card === NONE) throw new Error(`corps ${corps} plays ${effect}, which it does not hold`);
  hand.splice(hand.indexOf(card), 1);
  discard(held.view.deck, card);
  if (isWatched(held, corps)) io.reveal();
  io.emit({ rule: EFFECT_RULES[effect].rule, key: 'played', corps, card, effect, unit, target, to });
}

/** Do people play against this corps? Else nobody learns anything by what it shows. */
export function isWatched(seen: Seen, corps: CorpsId): boolean {
  const { side } = corpsOf(seen, corps);
  return seen.view.corps.some((other) => other.side !== side && other.seat !== AI_SEAT);
}

import { discard, type Seat } from '@sandtable/kernel';
import { corpsOf, effectOf, heldCorps } from '../../model/battle.ts';
import { type Effect, EFFECT_RULES } from '../../model/battlecard.ts';
import { AI_SEAT } from '../../model/forces.ts';
import { type CardId, cardId, type CorpsId, type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../../model/state.ts';

/** A known card of this kind in the corps' hand; -1 for none. */
export function cardInHand(seen: Seen, corps: CorpsId, effect: Effect): CardId {
  const { hand } = corpsOf(seen, corps);
  for (const card of hand) if (card !== null && effectOf(seen.pack, card) === effect) return card;
  return NONE;
}

/** `unit`, `target` and `to` are -1 if the card names none. */
export interface CardPlay {
  readonly corps: CorpsId;
  readonly effect: Effect;
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly to: HexId;
}

/** Moves the card from the hand to the discards; everyone learns of it. */
export function playCard(held: Held, { corps, effect, unit, target, to }: CardPlay, io: LimanowaIo): void {
  const { hand } = heldCorps(held, corps);
  const card = cardInHand(held, corps, effect);
  if (card === NONE) throw new Error(`corps ${corps} plays ${effect}, which it does not hold`);
  hand.splice(hand.indexOf(card), 1);
  discard(held.view.deck, card);
  if (isWatched(held, corps)) io.reveal();
  io.emit({ rule: EFFECT_RULES[effect].rule, key: 'played', corps, card, effect, unit, target, to });
}

/** Whether a person on the other side learns from what this corps shows. */
export function isWatched(seen: Seen, corps: CorpsId): boolean {
  const { side } = corpsOf(seen, corps);
  return seen.view.corps.some((other) => other.side !== side && other.seat !== AI_SEAT);
}

/** L5b, L6.3d, LS2.3b: draws up to the hand limit; only its own side learns which card. */
export function drawCard(held: Held, corps: CorpsId, rule: 'L5b' | 'L6.3d', io: LimanowaIo): void {
  const { view, pack } = held;
  const { hand } = heldCorps(held, corps);
  if (hand.length >= pack.ruleset.handMax) return;
  const isEmpty = view.deck.inside.length === 0;
  const drawn = io.draw(view.deck);
  if (drawn === undefined) return;
  const card = cardId(drawn);
  if (isEmpty) io.emit({ rule: 'LS2.3b', key: 'reshuffled', pile: 'deck' });
  hand.push(card);
  const friends = seatsBeside(held, corps);
  io.emit({ rule, key: 'drew', corps, card }, { only: friends });
  io.emit({ rule, key: 'drew', corps, card: null }, { except: friends });
}

/** The seats of the corps' side, which see each other's cards. */
function seatsBeside(held: Held, corps: CorpsId): Seat[] {
  const { side } = heldCorps(held, corps);
  return held.view.corps.filter((each) => each.side === side).map(({ seat }) => seat);
}

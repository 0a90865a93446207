import type { Seat } from '@sandtable/kernel';
import { heldCorps } from '../../model/battle.ts';
import type { CorpsId } from '../../model/ids.ts';
import type { Held, LimanowaIo } from '../../model/state.ts';

/** A card from the deck, up to the hand limit; those of the same side are told which. L5b, L6.3d, LS2.3b */
export function drawCard(held: Held, corps: CorpsId, rule: 'L5b' | 'L6.3d', io: LimanowaIo): void {
  const { view, pack } = held;
  const { hand } = heldCorps(held, corps);
  if (hand.length >= pack.ruleset.handMax) return;
  const isEmpty = view.deck.inside.length === 0;
  const card = io.draw(view.deck);
  if (card === undefined) return;
  if (isEmpty) io.emit({ rule: 'LS2.3b', key: 'reshuffled', pile: 'deck' });
  hand.push(card);
  const friends = seatsBeside(held, corps);
  io.emit({ rule, key: 'drew', corps, card }, { only: friends });
  io.emit({ rule, key: 'drew', corps, card: null }, { except: friends });
}

/** Everybody who plays on the side of this corps: they show each other their cards. */
function seatsBeside(held: Held, corps: CorpsId): Seat[] {
  const { side } = heldCorps(held, corps);
  return held.view.corps.filter((each) => each.side === side).map(({ seat }) => seat);
}

import { heldCorps } from '../../model/battle.ts';
import type { CorpsId } from '../../model/ids.ts';
import type { Held, LimanowaIo } from '../../model/state.ts';

/** L5b, L6.3d: those of its side learn which card it is, everybody else that there was one. */
export function drawCard(held: Held, corps: CorpsId, rule: 'L5b' | 'L6.3d', io: LimanowaIo): void {
  const { deck, corps: all } = held.view;
  const { hand, side } = heldCorps(held, corps);
  if (deck.inside.length === 0 && deck.discards.length > 0) io.emit({ rule: 'LS2.3b', key: 'reshuffled', pile: 'deck' });
  const card = io.draw(deck);
  if (card === undefined) return;
  hand.push(card);
  const friends: string[] = [];
  for (const other of all) if (other.side === side && !friends.includes(other.seat)) friends.push(other.seat);
  io.emit({ rule, key: 'drew', corps, card }, { only: friends });
  io.emit({ rule, key: 'drew', corps, card: null }, { except: friends });
}

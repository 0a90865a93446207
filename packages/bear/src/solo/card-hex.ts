import { parseMapAddress } from '@sandtable/hex';
import { choose, discard } from '@sandtable/kernel';
import type { BearIo, Held, Seen } from '../model/battle/state.ts';
import { advantageLadder } from './advantage.ts';
import { aiSide } from '../rules/units/ai-side.ts';
import { thinkOf } from './card.ts';
import type { AiNote } from './trace.ts';
import { type CardId, NONE, type PlayerId } from '../model/ids.ts';

/** Draws an Order Card for the hex it names, which may be there on every board of the map. */
export function drawCardHexes(held: Held, io: BearIo): number[] {
  const { orderDeck } = held.view;
  const card = io.draw(orderDeck);
  if (card === undefined) return [];
  discard(orderDeck, card);
  const hexes = hexesOfCard(held, card);
  for (const at of hexes.length === 0 ? [NONE] : hexes) io.emit({ rule: 'S7.2', key: 'cardHexDrawn', card, at });
  return hexes;
}

/** Cards name hexes as boards print them, whichever way the players prefer (BG.2). Bare ground has none. */
function hexesOfCard({ map: { joined }, pack }: Seen, card: CardId): number[] {
  if (joined === null) return [];
  const name = pack.orderCards[card]?.hex ?? '';
  const hexes = joined.boards.flatMap(({ label }) => {
    const hex = parseMapAddress(joined, `${label}-${name}`);
    return hex.ok ? [hex.value] : [];
  });
  return [...new Set(hexes)];
}

/** S6.0, R-147: where several boards have the hex, the one that is best for the AI; null if none has. */
export function cardHexFor(held: Held, player: PlayerId, what: 'rumor' | 'smoke', io: BearIo): number | null {
  const hexes = drawCardHexes(held, io);
  const [first] = hexes;
  if (first === undefined) return null;
  const thought = thinkOf(held, player, true, io);
  const rumor = held.pack.counters.findIndex(({ side, type }) => side === aiSide(held) && type.kind === 'rumor');
  return choose(
    thought,
    hexes,
    advantageLadder(thought, rumor, 'S6.0', (hex) => hex),
    (hex) => hex,
    (chosen) => io.trace?.({ note: 'eventChoice', what, chosen } satisfies AiNote),
  );
}

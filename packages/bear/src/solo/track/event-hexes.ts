import { parseMapAddress } from '@sandtable/hex';
import { choose, discard, type Rung } from '@sandtable/kernel';
import { hasEnemyIn, sideOf, unitOf } from '../../model/battle/battle.ts';
import { type CardId, type HexId, hexId, NONE, type PlayerId, type UnitId, unitId } from '../../model/ids.ts';
import type { Burst } from '../../model/battle/means.ts';
import { type BearIo, drawCard, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { pushBurst } from '../../rules/attack/attack.ts';
import { type Artillery, cardOfArtillery, hexesAround, pushShells } from '../../rules/support/artillery.ts';
import { aiSide } from '../../rules/units/ai-side.ts';
import { advantageLadder } from '../thought/ladders.ts';
import { thinkOf } from '../thought/thought.ts';
import type { AiNote, RungKey } from '../thought/trace.ts';

/** Draws an Order Card for the hex it names, which several boards of the map may have. */
function drawCardHexes(held: Held, io: BearIo): HexId[] {
  const { orderDeck } = held.view;
  const card = drawCard(orderDeck, io);
  if (card === undefined) return [];
  discard(orderDeck, card);
  const hexes = hexesOfCard(held, card);
  for (const at of hexes.length === 0 ? [NONE] : hexes) io.emit({ rule: 'S7.2', key: 'cardHexDrawn', card, at });
  return hexes;
}

/** Cards name hexes as printed on the boards, whatever notation the players chose (BG.2). Bare ground has none. */
function hexesOfCard({ map: { joined }, pack }: Seen, card: CardId): HexId[] {
  if (joined === null) return [];
  const name = pack.orderCards[card]?.hex ?? '';
  const hexes = joined.boards.flatMap(({ label }) => {
    const hex = parseMapAddress(joined, `${label}-${name}`);
    return hex.ok ? [hexId(hex.value)] : [];
  });
  return [...new Set(hexes)];
}

/** S6.0, R-147: if several boards have the hex, the best one for the AI; null if none has it. */
export function cardHexFor(held: Held, player: PlayerId, what: 'rumor' | 'smoke', io: BearIo): HexId | null {
  const hexes = drawCardHexes(held, io);
  const [first] = hexes;
  if (first === undefined) return null;
  const thought = thinkOf(held, player, true, io);
  const rumor = unitId(
    held.pack.counters.findIndex(({ side, type }) => side === aiSide(held) && type.kind === 'rumor'),
  );
  return choose(
    thought,
    hexes,
    advantageLadder(thought, rumor, 'S6.0', (hex) => hex),
    (hex) => hex,
    (chosen) => io.trace?.({ note: 'eventChoice', what, chosen } satisfies AiNote),
  );
}

const BATTERIES: Readonly<Record<Side, Artillery>> = { german: 'artillery-105', soviet: 'artillery-122' };

/** draws two Order Cards. One of the hexes they name becomes the centre of the AI's barrage of seven hexes. */
export function strikeFromAfar(held: Held, player: PlayerId, io: BearIo): void {
  const centres = [...new Set([...drawCardHexes(held, io), ...drawCardHexes(held, io)])];
  const { side } = playerOf(held, player);
  const card = cardOfArtillery(held, BATTERIES[side]);
  if (centres.length === 0 || card === -1) return;
  const thought = thinkOf(held, player, true, io);
  const struck = (hex: HexId): UnitId[] => {
    const around = new Set(hexesAround(held, hex));
    return thought.seen.view.roster.filter((unit) => around.has(unitOf(thought.seen, unit).at));
  };
  const ownHit = (hex: HexId): number => struck(hex).filter((unit) => sideOf(held, unit) === side).length;
  const most: Rung<HexId, RungKey> = {
    rule: 'S7.2',
    rung: 'mostUnitsHit',
    figure: (hex) => ownHit(hex) - struck(hex).length,
  };
  const fewest: Rung<HexId, RungKey> = { rule: 'S7.2', rung: 'fewestAiHit', figure: ownHit };
  const at = choose(
    thought,
    centres,
    // G6.2b, G6.2c: Soviet guns hit as many as possible, German guns first spare their own side.
    side === 'soviet' ? [most, fewest] : [fewest, most],
    (hex) => hex,
    (chosen) => io.trace?.({ note: 'eventChoice', what: 'barrage', chosen } satisfies AiNote),
  );
  pushShells(held, { player, card, at });
}

const AIRCRAFT: Readonly<Record<Side, Burst>> = { german: 'air-strike-german', soviet: 'air-strike-soviet' };

/** B17.5d: the AI has no aircraft; an event of its track bombs units in these hexes. */
export function strikeFromTheAir(held: Held, player: PlayerId, hexes: readonly HexId[], io: BearIo): void {
  const { side } = playerOf(held, player);
  for (const at of hexes) if (hasEnemyIn(held, side, at)) pushBurst(held, { player, at, burst: AIRCRAFT[side] }, io);
}

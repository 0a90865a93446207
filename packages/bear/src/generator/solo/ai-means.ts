import type { DraftPlay } from '../../model/draft/draft.ts';
import { type HexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import type { GeneratedSolo } from '../../model/solo/solo.ts';
import { type BearIo, type Held, heldUnit, playerOf } from '../../model/battle/state.ts';
import { roadHexes } from '../edges.ts';
import { hasEdge } from '../entries.ts';
import { mustDraft } from '../must-draft.ts';
import { roadBetween } from './road.ts';

// G6.2b, G6.2c, G6.2e, G6.2f: what the AI's cards have given it besides units, and what it makes of that.

/** S2.2, G6.2b, G6.2c: the AI has no weapon cards; its artillery strikes by its tile. */
export function layDownWeapons(held: Held, ai: PlayerId, plays: readonly DraftPlay[], io: BearIo): UnitId {
  const player = playerOf(held, ai);
  const molotov = player.weapons.find(({ card }) => held.pack.actionCards[card]?.id === 'molotov');
  // G6.2e: but for the Molotov, which stays with its SMG.
  player.weapons = molotov === undefined || molotov.unit === NONE ? [] : [molotov];
  if (plays.some((play) => soloOf(held, play) === 'barrageByTile'))
    io.emit({
      rule: player.side === 'german' ? 'G6.2b' : 'G6.2c',
      key: 'strikesByTile',
      side: player.side,
    });
  const [carried] = player.weapons;
  if (carried === undefined) return NONE;
  io.emit({ rule: 'G6.2e', key: 'molotovGiven', unit: carried.unit });
  return carried.unit;
}

/**
 * G6.2f: the truck of the AI, and the road between its two edges, or from where another card has placed it; none where later
 * boards have cut it.
 */
export function routeTruck(held: Held, plays: readonly DraftPlay[], io: BearIo): GeneratedSolo['truck'] {
  const play = plays.find((each) => soloOf(held, each) === 'truck');
  const [unit] = play?.units ?? [];
  if (play === undefined || unit === undefined) return null;
  const { at } = heldUnit(held, unit);
  const to = play.exit === null ? [] : roadHexes(held, play.exit);
  const starts = at === NONE ? entrancesOf(held, unit, play) : [[at]];
  const [road = []] = starts.flatMap((from) => {
    const found = roadBetween(held.map, from, to);
    return found === null ? [] : [found];
  });
  io.emit({ rule: 'G6.2f', key: 'truckRouted', unit, road });
  return { unit, road };
}

/** Where roads lead in: over the edge that was named for it; else, with no way from there, over that of all its side's units. */
function entrancesOf(held: Held, unit: UnitId, { exit }: DraftPlay): HexId[][] {
  const { entry, owner } = heldUnit(held, unit);
  const { ways } = mustDraft(held.view);
  // A later card may have opened all edges to it, its exit too.
  const edges = (ways[entry]?.edges ?? []).filter((edge) => exit === null || !hasEdge({ edges: [exit] }, edge));
  const usual = { edges: ways[owner]?.edges ?? [] };
  const named = edges.filter((edge) => !hasEdge(usual, edge));
  return [named, edges].map((those) => those.flatMap((edge) => roadHexes(held, edge)));
}

/** G6.2f, GT-21: it is in no cup, whatever other cards make of it. */
export function isTruck(held: Held, unit: UnitId): boolean {
  return mustDraft(held.view).plays.some((play) => play.units.includes(unit) && soloOf(held, play) === 'truck');
}

function soloOf({ pack }: Held, { deck, card, half }: DraftPlay): string | null {
  return deck === 'card' && half === 'top' ? (pack.generatorCards[card]?.solo ?? null) : null;
}

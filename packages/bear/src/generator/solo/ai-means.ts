import { EVERY_FACING } from '@sandtable/hex';
import { hasRoad } from '../../board/ground.ts';
import type { BattleMap } from '../../board/map.ts';
import type { DraftPlay } from '../../model/draft/draft.ts';
import { type HexId, hexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import type { GeneratedSolo } from '../../model/solo/solo.ts';
import { type BearIo, type Held, heldUnit, playerOf } from '../../model/battle/state.ts';
import { mustDraft } from '../draft-state.ts';
import { entrancesFor, roadHexes } from '../edges.ts';
import { hasEdge, isSameEdge } from '../../model/draft/entries.ts';

// G6.2b, G6.2c, G6.2e, G6.2f: what becomes of cards that gave the AI something other than units.

/** S2.2, G6.2b, G6.2c: the AI has no weapon cards; its artillery fires by a tile. */
export function layDownWeapons(held: Held, ai: PlayerId, plays: readonly DraftPlay[], io: BearIo): UnitId {
  const player = playerOf(held, ai);
  const molotov = player.weapons.find(({ card }) => held.pack.actionCards[card]?.id === 'molotov');
  // G6.2e: it keeps only a Molotov that belongs to a unit.
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
 * G6.2f: the AI's truck and the road between its two edges, or from the hex another card placed it in; no road if later
 * boards cut it.
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

/**
 * Road hexes to enter by: on the edge named for the truck or, if no road leads on from there, on its side's entry edge.
 */
function entrancesOf(held: Held, unit: UnitId, { exit }: DraftPlay): HexId[][] {
  const { owner } = heldUnit(held, unit);
  const { ways } = mustDraft(held.view);
  // A later card may have opened all edges to it, including its exit.
  const edges = entrancesFor(held, unit).filter((edge) => exit === null || !isSameEdge(exit, edge));
  const usual = ways[owner]?.edges ?? [];
  const named = edges.filter((edge) => !hasEdge(usual, edge));
  return [named, edges].map((those) => those.flatMap((edge) => roadHexes(held, edge)));
}

/** G6.2f, GT-21: the truck is never put into a cup, whatever other cards say. */
export function isTruck(held: Held, unit: UnitId): boolean {
  return mustDraft(held.view).plays.some((play) => play.units.includes(unit) && soloOf(held, play) === 'truck');
}

function soloOf({ pack }: Held, { deck, card, half }: DraftPlay): string | null {
  return deck === 'card' && half === 'top' ? (pack.generatorCards[card]?.solo ?? null) : null;
}

/** G6.2f: the shortest route by road, in driving order; null if there is none. */
function roadBetween(map: BattleMap, from: readonly HexId[], to: readonly HexId[]): HexId[] | null {
  const { ground } = map;
  const goals = new Set(to);
  const before = new Map<HexId, HexId>();
  const queue = [...from];
  for (const hex of queue) before.set(hex, hex);
  for (const hex of queue) {
    if (goals.has(hex)) return wayTo(before, hex);
    for (const side of EVERY_FACING) {
      const next = hexId(ground.area.neighbours[6 * hex + side] ?? NONE);
      if (next === -1 || before.has(next) || !hasRoad(ground, hex, side)) continue;
      before.set(next, hex);
      queue.push(next);
    }
  }
  return null;
}

function wayTo(before: ReadonlyMap<HexId, HexId>, goal: HexId): HexId[] {
  const way = [goal];
  for (;;) {
    const [first = goal] = way;
    const previous = before.get(first);
    if (previous === undefined || previous === first) return way;
    way.unshift(previous);
  }
}

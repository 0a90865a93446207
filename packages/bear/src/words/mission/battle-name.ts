import { sidesOf, terrainAt } from '../../board/ground.ts';
import { type BattleMap, nameOfHex } from '../../board/map.ts';
import type { Terrain } from '../../board/terrain.ts';
import type { Seen } from '../../model/battle/state.ts';
import { boardsOf, type VictoryRule } from '../../model/battle/terms.ts';
import type { HexId } from '../../model/ids.ts';
import { SIDES } from '../../model/pack/unit-type.ts';

/** What soldiers would call such a place; null where roads or the lie of the land name it better. */
const PLACES: Readonly<Record<Terrain, string | null>> = {
  open: null,
  lightWoods: 'Copse',
  heavyWoods: 'Forest',
  woodBuilding: 'Farmhouse',
  stoneBuilding: 'Mill',
  plowedField: 'Plowland',
  water: 'Ford',
  crops: 'Cornfield',
  smallBalka: 'Balka',
};

/**
 * `The Mill at E15`: a generated battle is named for the objective worth most, or for its boards if no hex scores: `The
 * Fight for Hills and Village`. The name never changes during a match.
 */
export function battleName(seen: Seen): string {
  const prize = prizeOf(seen);
  if (prize !== null) return `The ${placeWord(seen.map, prize.at)} at ${nameOfHex(seen.map, prize.at)}`;
  const boards = boardsOf(seen.view).map(({ board }) => seen.pack.boards.find(({ id }) => id === board)?.name ?? board);
  return `The Fight for ${[...new Set(boards)].slice(0, 2).join(' and ')}`;
}

/** The scoring hex worth most to either side by the terms, no matter who holds it now; the first of equals. */
export function prizeOf({ view: { controls, terms } }: Pick<Seen, 'view'>): { at: HexId; vp: number } | null {
  const hexes = [
    ...controls.map(({ at }) => at),
    ...terms.victory.flatMap((rule) => (rule.kind === 'reached' && rule.hexes.length === 1 ? rule.hexes : [])),
  ];
  return hexes.reduce<{ at: HexId; vp: number } | null>((best, at) => {
    const vp = worthAt(terms.victory, at);
    return best !== null && best.vp >= vp ? best : { at, vp };
  }, null);
}

/** B19.2a */
function worthAt(rules: readonly VictoryRule[], at: HexId): number {
  const fits = (rule: VictoryRule): boolean =>
    rule.kind === 'control' ? (rule.at ?? at) === at : rule.kind === 'reached' && rule.hexes.includes(at);
  return Math.max(
    ...SIDES.map((side) =>
      rules.reduce((sum, rule) => ('side' in rule && rule.side === side && fits(rule) ? sum + rule.vp : sum), 0),
    ),
  );
}

function placeWord({ ground }: BattleMap, hex: HexId): string {
  const place = PLACES[terrainAt(ground, hex)];
  if (place !== null) return place;
  const roads = sidesOf(ground.roads[hex] ?? 0).length;
  if (roads > 2) return 'Crossroads';
  if ((ground.levels[hex] ?? 0) > 0) return 'Hill';
  return roads > 0 ? 'Road' : 'Meadow';
}

import { distance, hexOf } from '@sandtable/hex';
import { terrainAt } from '../../board/ground.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { neighboursOf, sideOf } from '../../model/battle/battle.ts';
import { type HexId, NONE } from '../../model/ids.ts';
import { enemyOf, type Seen } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { hexesFromEntry } from '../../generator/zone.ts';

/** A drafter's eye for the ground, as one side sees it. */
export interface Ground {
  /** What the terrain of a hex gives whoever stands there. */
  cover(at: HexId): number;
  /** How much of what lies around it is cover. */
  shelter(at: HexId): number;
  /** Hexes from the enemy's entry edge, and from the side's own. */
  fromEnemy(at: HexId): number;
  fromHome(at: HexId): number;
  /** To the nearest Control Marker that is worth something to the side; 0 where there is none. */
  toMarker(at: HexId): number;
  /** Units of its own side in the hex. */
  crowd(at: HexId): number;
}

export function groundFor(seen: Seen, side: Side): Ground {
  const { map, view } = seen;
  const enemy = hexesFromEntry(seen, enemyOf(side));
  const home = hexesFromEntry(seen, side);
  const { area } = map.ground;
  const markers = view.controls.map(({ at }) => at);
  const cover = (at: HexId): number => terrainFigures[terrainAt(map.ground, at)].dm;
  return {
    cover,
    shelter: (at) => neighboursOf(seen, at).reduce((sum, hex) => sum + Math.min(1, cover(hex)), 0) / 6,
    fromEnemy: (at) => finite(enemy[at]),
    fromHome: (at) => finite(home[at]),
    toMarker: (at) =>
      markers.length === 0 ? 0 : Math.min(...markers.map((marker) => distance(hexOf(area, at), hexOf(area, marker)))),
    crowd: (at) =>
      view.roster.filter((unit) => (view.units[unit]?.at ?? NONE) === at && sideOf(seen, unit) === side).length,
  };
}

/** Where nobody enters yet, everything is as far. */
const FAR = 12;

function finite(hexes: number | undefined): number {
  return hexes === undefined || hexes === Infinity ? FAR : hexes;
}

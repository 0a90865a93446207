import type { River } from '@sandtable/board';
import { cellInRows, type Facing, facingTo, type Hex, hexInRows, opposite, step, toFacing } from '@sandtable/hex';
import type { BattleMap } from '../model/battle-map.ts';
import type { Place } from '../model/mission.ts';
import { hexId, isOnMap } from './hex-ids.ts';

/**
 * L2.1f: a river is given by the hexes it flows through, but roads take their middles, so that it is drawn along their
 * left-hand sides. At the edge of the map it comes from farther off, and flows on.
 */
export function riverOf(map: BattleMap, chain: readonly Place[]): River {
  const inside = chain.map(([column, row]) => hexInRows({ column, row }));
  const [first, second] = inside;
  const [last, before] = [inside.at(-1), inside.at(-2)];
  if (first === undefined || second === undefined || last === undefined || before === undefined) return { sides: [] };
  const hexes = [...outside(map, second, first), ...inside, ...outside(map, before, last)];
  const ways = hexes.slice(1).flatMap((hex, index) => facingTo(hexes[index] ?? hex, hex) ?? []);
  return {
    sides: hexes.flatMap((hex, index) => {
      const [into, out] = [ways[index - 1] ?? ways[index] ?? 0, ways[index] ?? ways[index - 1] ?? 0];
      return leftSides(into, out).map((side) => ({ at: hexId(map, cellInRows(hex)), side }));
    }),
  };
}

/** The hex beyond the edge, as straight on as can be; none inside the map. */
function outside(map: BattleMap, from: Hex, edge: Hex): Hex[] {
  const ahead = facingTo(from, edge) ?? 0;
  const beyond = [0, 1, -1, 2, -2].map((turns) => step(edge, toFacing(ahead + turns)));
  return beyond.filter((hex) => !isOnMap(map, hex)).slice(0, 1);
}

/** From the side by which one comes in, clockwise to the one by which one leaves: these lie to the left. */
function leftSides(into: Facing, out: Facing): Facing[] {
  const sides: Facing[] = [];
  for (let side = toFacing(opposite(into) + 1); side !== out; side = toFacing(side + 1)) sides.push(side);
  return sides;
}

import type { HexId } from '../../model/ids.ts';
import type { Piece, Situation } from './situation.ts';

/** L7a, L7b: where one move can end, every way tried. */
export function walk(situation: Situation, piece: Piece): ReadonlySet<HexId> {
  const { ground, pieces } = situation;
  const steps = piece.type.move + (piece.type.traits.includes('riding') ? 1 : 0);
  const ends = new Set<HexId>();
  go(piece.at, steps, false);
  go(piece.at, steps + 1, true);
  return ends;

  function go(from: HexId, left: number, isRoadOnly: boolean): void {
    if (left === 0) return;
    for (const to of ground.beside(from)) {
      const isRoad = ground.isRoad(from, to);
      const there = pieces.find(({ at }) => at === to);
      if ((isRoadOnly && !isRoad) || (there !== undefined && there.isAi !== piece.isAi)) continue;
      if (there === undefined) ends.add(to);
      if (isRoad || !ground.isRough(to)) go(to, left - 1, isRoadOnly);
    }
  }
}

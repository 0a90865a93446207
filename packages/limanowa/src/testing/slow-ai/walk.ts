import type { HexId } from '../../model/ids.ts';
import type { Piece, Situation } from './situation.ts';

/** L4e, L10n: what lengthens a move or frees it of terrain. */
interface Help {
  readonly more: number;
  readonly isMarch: boolean;
}

const NO_HELP: Help = { more: 0, isMarch: false };

/** L7a, L7b: where one move can end, by trying every path. */
export function walk(
  { ground, pieces }: Pick<Situation, 'ground' | 'pieces'>,
  piece: Piece,
  { more, isMarch }: Help = NO_HELP,
): ReadonlySet<HexId> {
  const { type } = piece;
  const steps = type.move + (type.traits.includes('riding') ? 1 : 0) + more;
  const ends = new Set<HexId>();
  go(piece.at, steps, false);
  go(piece.at, steps + 1, true);
  return ends;

  function go(from: HexId, left: number, isRoadOnly: boolean): void {
    if (left === 0) return;
    for (const to of ground.beside(from)) {
      const isRoad = ground.isRoad(from, to);
      const there = pieces.find(({ at }) => at === to);
      // L2.1b: batteries enter forest by road only.
      const isBarred = type.arm === 'artillery' && ground.letter(to) === 'F' && !isRoad;
      if (isBarred || (isRoadOnly && !isRoad) || (there !== undefined && there.type.side !== type.side)) continue;
      if (there === undefined) ends.add(to);
      if (isRoad || isMarch || !ground.isRough(to)) go(to, left - 1, isRoadOnly);
    }
  }
}

import type { UnitId } from '../../model/ids.ts';
import { RANKS } from '../../model/forces.ts';
import { holdsObjective, type Piece, type Situation } from './situation.ts';

// LS7: the three tables. Each returns all equally good candidates; a die picks one.

/** A candidate with its target value. */
export interface Choice {
  readonly piece: Piece;
  readonly tv: number;
}

type Figure<T> = (one: T) => number;

/** The best by the first figure, of these the best by the second, and so on. */
export function bestBy<T>(all: readonly T[], figures: readonly Figure<T>[]): readonly T[] {
  return figures.reduce<readonly T[]>((left, figure) => {
    const most = Math.max(...left.map(figure));
    return left.filter((one) => figure(one) === most);
  }, all);
}

function rank({ type }: Piece): number {
  return RANKS.indexOf(type.rank);
}

const byTv: Figure<Choice> = ({ tv }) => tv;
const byFewestRp: Figure<Choice> = ({ piece }) => -piece.rp;
const byRank: Figure<Choice> = ({ piece }) => rank(piece);

/** LS7A, LS7B1: only those with 1 RP, if there are any. */
export function tableA(choices: readonly Choice[]): readonly Choice[] {
  const last = choices.filter(({ piece }) => piece.rp === 1);
  return last.length > 0 ? bestBy(last, [byTv, byRank]) : rowThree(choices);
}

/** LS7A2, LS7B2, LS7B3 */
export function rowThree(choices: readonly Choice[]): readonly Choice[] {
  return bestBy(choices, [byTv, byFewestRp, byRank]);
}

/** LS7C */
export function tableC(situation: Situation, pieces: readonly Piece[]): readonly Piece[] {
  const holders = pieces.filter((piece) => holdsObjective(situation, piece));
  return bestBy(holders.length > 0 ? holders : pieces, [({ rp }) => -rp, ({ type }) => type.av, rank]);
}

export function unitsOf(choices: readonly Choice[]): readonly UnitId[] {
  return choices.map(({ piece }) => piece.unit);
}

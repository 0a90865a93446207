import type { Phase } from '../../model/battlecard.ts';
import { type Rank, RANKS } from '../../model/forces.ts';
import type { UnitId } from '../../model/ids.ts';
import type { Switches } from '../../model/options.ts';
import type { DieName } from '../../model/pack.ts';
import type { Level } from '../../model/mission.ts';
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

function rankOfPiece({ type }: Piece): number {
  return RANKS.indexOf(type.rank);
}

const byTv: Figure<Choice> = ({ tv }) => tv;
const byFewestRp: Figure<Choice> = ({ piece }) => -piece.rp;
const byRank: Figure<Choice> = ({ piece }) => rankOfPiece(piece);

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
  return bestBy(holders.length > 0 ? holders : pieces, [({ rp }) => -rp, ({ type }) => type.av, rankOfPiece]);
}

export function unitsOf(choices: readonly Choice[]): readonly UnitId[] {
  return choices.map(({ piece }) => piece.unit);
}

type Row = readonly [novice: number, tried: number, veteran: number];

/** L14.3, row by row: cards by phase, the token, wounds by rank. */
const CARD: Readonly<Record<DieName, Readonly<Record<Phase, Row>>>> = {
  d10: { opening: [2, 4, 6], central: [3, 5, 7], closing: [4, 6, 8] },
  d6: { opening: [2, 3, 4], central: [3, 4, 5], closing: [4, 5, 5] },
};
const TOKEN: Readonly<Record<DieName, Row>> = { d10: [3, 5, 7], d6: [3, 4, 5] };
const WOUND: Readonly<Record<DieName, Readonly<Record<Rank, Row>>>> = {
  d10: { core: [4, 5, 6], elite: [3, 4, 5], officer: [2, 3, 4] },
  d6: { core: [4, 5, 5], elite: [3, 4, 5], officer: [2, 3, 4] },
};
const COLUMN: Readonly<Record<Level, 0 | 1 | 2>> = { novice: 0, tried: 1, veteran: 2 };

export function cardLimit({ die, level }: Switches, phase: Phase): number {
  return CARD[die][phase][COLUMN[level]];
}

export function tokenLimit({ die, level }: Switches): number {
  return TOKEN[die][COLUMN[level]];
}

export function woundLimit({ die, level }: Switches, rank: Rank): number {
  return WOUND[die][rank][COLUMN[level]];
}

export function sidesOf({ die }: Switches): number {
  return die === 'd10' ? 10 : 6;
}

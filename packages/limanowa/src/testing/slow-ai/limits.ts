import type { Phase } from '../../model/battlecard.ts';
import type { DieName, Level } from '../../model/pack.ts';
import type { Switches } from '../../model/options.ts';
import type { Rank } from '../../model/forces.ts';

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

/** L1b: Austria-Hungary and Russia. */
export const SIDES = ['austria', 'russia'] as const;
export type Side = (typeof SIDES)[number];

/** L1d */
export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

/** L1e, from the lowest up. */
export const RANKS = ['core', 'elite', 'officer'] as const;
export type Rank = (typeof RANKS)[number];

/** L3m, L3n, L3p */
export const TRAITS = ['extraAttack', 'riding', 'observer'] as const;
export type Trait = (typeof TRAITS)[number];

/** L4a-L4g: what officers can do. */
export const ABILITIES = [
  'aggressiveTactics',
  'humanWave',
  'relegating',
  'carpathianMarch',
  'followMe',
  'massAssault',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** L3: a kind of unit, with its figures as printed. */
export interface UnitType {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly arm: Arm;
  readonly rank: Rank;
  /** Attack value; that of a battery counts with a token only. */
  readonly av: number;
  /** Defence value. */
  readonly dv: number;
  /** What it can lose. */
  readonly rp: number;
  readonly move: number;
  readonly range: number;
  readonly traits: readonly Trait[];
  readonly abilities: readonly Ability[];
}

export function enemyOf(side: Side): Side {
  return side === 'austria' ? 'russia' : 'austria';
}

/** 0 for core, 2 for an officer: what "higher ranking" compares. */
export function rankOf({ rank }: Pick<UnitType, 'rank'>): number {
  return RANKS.indexOf(rank);
}

import type { MapPlan } from './battle-map.ts';
import type { Battlecard, Phase } from './battlecard.ts';
import type { Rank, UnitType } from './forces.ts';
import type { Level, Mission } from './mission.ts';

/** The content of the game: our own constants, or JSON that has passed the schema. */
export interface Pack {
  readonly id: string;
  readonly name: string;
  /** Covers everything that affects a match, but no names or briefings. */
  readonly hash: string;
  readonly ruleset: Ruleset;
  readonly unitTypes: readonly UnitType[];
  readonly cards: readonly Battlecard[];
  readonly maps: readonly MapPlan[];
  readonly missions: readonly Mission[];
}

export type PackSource = Omit<Pack, 'hash'>;

/** L8.1: the die, with its profile of chances. */
export const DICE = ['d10', 'd6'] as const;
export type DieName = (typeof DICE)[number];

/** L14.3: the highest roll that succeeds for the AI, by level. */
export interface AiChances {
  readonly card: Readonly<Record<Phase, number>>;
  readonly token: number;
  readonly wound: Readonly<Record<Rank, number>>;
}

export interface DieProfile {
  readonly sides: number;
  /** Added to every printed AV; -1 with the d6. */
  readonly av: number;
  readonly ai: Readonly<Record<Level, AiChances>>;
}

/** The figures that belong to no unit, card or mission. */
export interface Ruleset {
  readonly dice: Readonly<Record<DieName, DieProfile>>;
  readonly forestDv: number;
  readonly hillDv: number;
  readonly townDv: number;
  /** L9c */
  readonly supportTv: number;
  readonly roadBonus: number;
  readonly ridingBonus: number;
  readonly movesPerRound: number;
  readonly handMax: number;
  readonly draw: number;
  /** L3p */
  readonly observerRadius: number;
  /** L8.3d: per further attacker, and the maximum. */
  readonly concentric: { readonly each: number; readonly most: number };
  /** L4a, L4e, L4f, L4g */
  readonly tacticsAv: number;
  readonly marchBonus: number;
  readonly followMeAv: number;
  readonly massAssault: { readonly attackers: number; readonly av: number };
  /** LS5a */
  readonly levelVp: Readonly<Record<Level, number>>;
}

import type { Seat } from '@sandtable/kernel';
import type { CardId, CorpsId, HexId } from './ids.ts';

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

/** L3: a kind of unit with its printed figures. */
export interface UnitType {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly arm: Arm;
  readonly rank: Rank;
  /** Attack value; a battery's counts only with a token. */
  readonly av: number;
  readonly dv: number;
  /** Resistance points. */
  readonly rp: number;
  readonly move: number;
  readonly range: number;
  readonly traits: readonly Trait[];
  readonly abilities: readonly Ability[];
}

export function enemyOf(side: Side): Side {
  return side === 'austria' ? 'russia' : 'austria';
}

/** 0 for core up to 2 for an officer, to compare ranks. */
export function rankOf({ rank }: Pick<UnitType, 'rank'>): number {
  return RANKS.indexOf(rank);
}

/** Nothing about a unit is secret. */
export interface UnitView {
  /** Index into the pack's unit types. */
  readonly type: number;
  readonly corps: CorpsId;
  /** Counts the units of its side from 1: a03, r11. */
  readonly number: number;
  /** -1 if lost. */
  readonly at: HexId;
  readonly rp: number;
}

export interface Unit extends UnitView {
  at: HexId;
  rp: number;
}

export function makeUnit({ type, corps, number, at, rp }: UnitView): Unit {
  return { type, corps, number, at, rp };
}

export const AI_SEAT: Seat = 'ai';

/** A corps has its own round, hand and tokens; a seat may command two. */
export interface CorpsView {
  readonly name: string;
  readonly side: Side;
  readonly seat: Seat;
  readonly tokens: number;
  /** Null for a card the viewer does not know; corps of one side know each other's. */
  readonly hand: readonly (CardId | null)[];
}

export interface Corps extends CorpsView {
  tokens: number;
  readonly hand: CardId[];
}

export function makeCorps({ name, side, seat, tokens, hand }: Corps): Corps {
  return { name, side, seat, tokens, hand: [...hand] };
}

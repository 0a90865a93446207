import type { Facing } from '@sandtable/hex';
import type { Meaning } from '@sandtable/kernel';
import type { BoardEdge } from '../draft/draft.ts';
import type { WayToPay } from './frame.ts';
import type { Half } from '../pack/generator.ts';
import type { CardId, HexId, PlayerId, UnitId } from '../ids.ts';
import type { FortKind } from './marker.ts';
import type { ThrownCard } from './means.ts';

/** B8: the cards that pay for an action: 02 makes it free; 07, in `spentCheck`, eases the check. */
export const GIVING_CARDS = ['c02', 'c07'] as const;
export type GivingCard = (typeof GIVING_CARDS)[number];

/** B17.0: units loaded at once: one, or a Rifle and an LMG in this order. */
export type Load = readonly [unit: UnitId, other?: UnitId];

/** Every kind of word with the type of its value: g03, +g11, E09, NE, caps:2. Fixed words have no value. */
export type BearWord =
  | Meaning<'unit', UnitId>
  | Meaning<'member', UnitId>
  | Meaning<'load', Load>
  | Meaning<'thrown', ThrownCard>
  | Meaning<'hex', HexId>
  | Meaning<'facing', Facing>
  | Meaning<'payment', Payment>
  | Meaning<'caps', number>
  | Meaning<'seat', PlayerId>
  | Meaning<'givingCard', GivingCard>
  | Meaning<'swiftCard', 'c10'>
  | Meaning<'aimingCard', 'c09'>
  | Meaning<'airStrike', 'air-strike-german' | 'air-strike-soviet'>
  | Meaning<'stay', 'stay'>
  | Meaning<'inside', 'inside'>
  | Meaning<'place', 'inside' | 'outside'>
  | Meaning<'cautious', 'cautious'>
  | Meaning<'shell', 'he' | 'smoke'>
  | Meaning<'fort', FortKind>
  | Meaning<'obstacle', 'wire' | 'roadBlock' | 'mine'>
  | Meaning<'role', PlayerId>
  | Meaning<'board', number>
  | Meaning<'boardEdge', BoardEdge>
  | Meaning<'turned', 'turned'>
  | Meaning<'generatorCard', CardId>
  | Meaning<'half', Half>
  | Meaning<'condition', CardId>
  | Meaning<'defense', FortKind | 'smoke'>
  | Meaning<'insider', UnitId>;

export type WordOf<K extends BearWord['kind']> = Extract<BearWord, { readonly kind: K }>;
export type ValueOf<K extends BearWord['kind']> = WordOf<K>['value'];

/** `caps` is the part paid in CAPs when AP pay the rest. */
export interface Payment {
  readonly way: WayToPay;
  readonly caps: number;
}

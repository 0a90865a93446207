import type { Advance, CloseCombatAction, ShortRangeAction, TacticalOrder, ThirdPriority } from '../solo/order.ts';
import type { Side } from './unit-type.ts';

export const CARD_KINDS = ['action', 'bonus', 'event', 'weapon'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const CARD_PAYMENTS = ['ap', 'apOrCaps'] as const;
export type CardPayment = (typeof CARD_PAYMENTS)[number];

export const CARD_GROUPS = ['group', 'single', 'support'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

export interface ActionCard {
  /** c09 and so on by number; events and weapons have words. */
  readonly id: string;
  readonly number: number | null;
  /** Only for events of the players' own packs; our cards have their names among the words. */
  readonly name?: string | undefined;
  readonly kind: CardKind;
  /** For weapons: the side that may have it; null: either. */
  readonly side: Side | null;
  readonly copies: number;
  /** Null: free. */
  readonly cost: { readonly amount: number; readonly pay: CardPayment } | null;
  readonly group: CardGroup;
}

/** B8.3: secret in the hand, counted at the end of the game. */
export function isObjective(id: string): boolean {
  return id.startsWith('objective-');
}

/** Drawn for a spent check, or for the AI's orders. */
export interface OrderCard {
  readonly number: number;
  /** A unit is spent if its action cost at least this many AP. */
  readonly spentNumber: number;
  /** A player's unit stays fresh, whatever its action cost. */
  readonly remainsFresh: boolean;
  /** S4.3: spent AI units act too, without a check. */
  readonly isCommand: boolean;
  /** A board hex such as `D14`, for events that need one. */
  readonly hex: string;
  /** S2.3.1a */
  readonly advance: Advance | null;
  /** S4.1: tried in this order. */
  readonly closeCombat: readonly CloseCombatAction[];
  readonly shortRange: readonly ShortRangeAction[];
  /** S4.3.1: added to attack rolls of the Priority Orders. */
  readonly priorityCaps: number;
  readonly third: ThirdPriority;
  readonly orders: readonly TacticalOrder[];
}

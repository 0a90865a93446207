import type { Advance, CloseCombatAction, ShortRangeAction, TacticalOrder, ThirdPriority } from '../solo/order.ts';
import type { Side } from './unit-type.ts';

export const CARD_KINDS = ['action', 'bonus', 'event', 'weapon'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** How a card may be paid for: by a unit's AP, or by AP and CAPs. */
export const CARD_PAYMENTS = ['ap', 'apOrCaps'] as const;
export type CardPayment = (typeof CARD_PAYMENTS)[number];

/** Whether a card is played on a group or one unit, or used in support of an attack. */
export const CARD_GROUPS = ['group', 'single', 'support'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

export interface ActionCard {
  /** c09 by its number; events and weapons have words instead. */
  readonly id: string;
  readonly number: number | null;
  /** Of an event of a pack of one's own; our cards have theirs among the words. */
  readonly name?: string | undefined;
  readonly kind: CardKind;
  /** The side of a weapon; null: either side. */
  readonly side: Side | null;
  readonly copies: number;
  /** Null: free. */
  readonly cost: { readonly amount: number; readonly pay: CardPayment } | null;
  readonly group: CardGroup;
}

/** B8.3: it stays secret in the hand and counts when the game ends. */
export function isObjective(id: string): boolean {
  return id.startsWith('objective-');
}

/** An Order Card: drawn for a spent check, or for the AI's orders. */
export interface OrderCard {
  readonly number: number;
  /** A unit whose action cost at least this many AP is spent. */
  readonly spentNumber: number;
  /** A player's unit stays fresh whatever its action cost. */
  readonly remainsFresh: boolean;
  /** S4.3: spent AI units act too, without a check. */
  readonly isCommand: boolean;
  /** A hex of a board, for events that need one: `D14`. */
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

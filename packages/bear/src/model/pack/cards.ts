import type { Advance, CloseCombatAction, ShortRangeAction, TacticalOrder, ThirdPriority } from '../solo/order.ts';
import type { Side } from './unit-type.ts';

export const CARD_KINDS = ['action', 'bonus', 'event', 'weapon'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** How the price of a card may be paid: by the AP of a unit, or by these and CAPs as the player likes. */
export const CARD_PAYMENTS = ['ap', 'apOrCaps'] as const;
export type CardPayment = (typeof CARD_PAYMENTS)[number];

/** What a card has to do with groups: it takes in a group, one unit, or it is used beside the units of an attack. */
export const CARD_GROUPS = ['group', 'single', 'support'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

/** A card as it is counted, dealt and paid for. */
export interface ActionCard {
  /** c09 by its number; events and weapons have none and go by a word of their own. */
  readonly id: string;
  readonly number: number | null;
  readonly kind: CardKind;
  /** Weapons belong to one side; null: either may hold it. */
  readonly side: Side | null;
  readonly copies: number;
  /** null: it costs nothing. */
  readonly cost: { readonly amount: number; readonly pay: CardPayment } | null;
  readonly group: CardGroup;
}

/** B8.3: what it asks for is between the player and his hand, where it counts when the game ends. */
export function isObjective(id: string): boolean {
  return id.startsWith('objective-');
}

/** An Order Card: it is drawn for a spent check, or to order the AI about. */
export interface OrderCard {
  readonly number: number;
  /** A unit whose action cost at least so many AP is spent. */
  readonly spentNumber: number;
  /** A player's unit stays fresh, whatever its action cost. */
  readonly remainsFresh: boolean;
  /** S4.3: spent AI act too, and nobody is checked. */
  readonly isCommand: boolean;
  /** A hex of a board, for events that happen somewhere: `D14`. */
  readonly hex: string;
  /** S2.3.1a */
  readonly advance: Advance | null;
  /** S4.1: tried from the top down. */
  readonly closeCombat: readonly CloseCombatAction[];
  readonly shortRange: readonly ShortRangeAction[];
  /** S4.3.1: added to the attack rolls of the Priority Orders. */
  readonly priorityCaps: number;
  readonly third: ThirdPriority;
  readonly orders: readonly TacticalOrder[];
}

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

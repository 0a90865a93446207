import type { Advance, CloseCombatAction, ShortRangeAction, TacticalOrder, ThirdPriority } from './ai-order.ts';

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

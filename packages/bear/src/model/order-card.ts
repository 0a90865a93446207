/** An Order Card as far as a spent check needs it. */
export interface OrderCard {
  readonly number: number;
  /** A unit whose action cost at least so many AP is spent. */
  readonly spentNumber: number;
  /** A player's unit stays fresh, whatever its action cost. */
  readonly remainsFresh: boolean;
  /** Drawn by the AI, it lets spent units act too. */
  readonly isCommand: boolean;
}

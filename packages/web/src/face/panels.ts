import type { Seat, Sentence } from '@sandtable/kernel';
import type { ReactNode } from 'react';

/** What a game puts into the places of the screen by itself, for one view. */
export interface Panels {
  /** How it stands, at the top. */
  facts(seat: Seat): ReactNode;
  /** What stands over the whole width between that and the map: the phases of a round, and which it is; null for none. */
  phases(seat: Seat): ReactNode;
  /** What lies in front of the player, below the map. */
  dock(seat: Seat): ReactNode;
  /** The same on a small screen; null in a game without. */
  readonly cards: ((seat: Seat) => ReactNode) | null;
  /** A card of the game that lies open beside the log: what the rules will do, and when; null for none. */
  readonly reference: { readonly label: string; show(seat: Seat): ReactNode } | null;
  /** What the mission is about. */
  mission(): ReactNode;
  /** One counter with everything that is to be read from it. */
  inspector(unit: number): ReactNode;
  /** The odds of what is being said. */
  odds(words: Sentence, chosen: number): ReactNode;
  /** How it is paid. */
  price(words: Sentence): ReactNode;
  /** What it would be like to have it done, with this hex under the pointer. */
  outlook(words: Sentence, hover: number, chosen: number): ReactNode;
}

/** A game without panels of its own; spread it and add those it has. */
export const NO_PANELS: Panels = {
  facts: () => null,
  phases: () => null,
  dock: () => null,
  cards: null,
  reference: null,
  mission: () => null,
  inspector: () => null,
  odds: () => null,
  price: () => null,
  outlook: () => null,
};

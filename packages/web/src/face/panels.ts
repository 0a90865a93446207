import type { Seat, Sentence } from '@sandtable/kernel';
import type { ReactNode } from 'react';

/** What a game puts into the places of the screen by itself, for one view. */
export interface Panels {
  /** How it stands, at the top. */
  facts(seat: Seat): ReactNode;
  /** What lies in front of the player, below the map. */
  dock(seat: Seat): ReactNode;
  /** The same on a small screen. */
  cards(seat: Seat): ReactNode;
  /** What the mission is about. */
  mission(): ReactNode;
  /** One counter with everything that is to be read from it. */
  inspector(unit: number): ReactNode;
  /** The odds of what is being said. */
  odds(words: Sentence): ReactNode;
  /** How it is paid. */
  price(words: Sentence): ReactNode;
  /** What it would be like to have it done, with this hex under the pointer. */
  outlook(words: Sentence, hover: number): ReactNode;
}

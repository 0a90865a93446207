import type { Seat } from '@sandtable/kernel';
import type { CardId } from './ids.ts';
import type { Side } from './unit-type.ts';

export const AI_SEAT: Seat = 'ai';

/** An army corps as somebody sees it. It has a round of its own, a hand and tokens; a seat may command two. */
export interface CorpsView {
  readonly name: string;
  readonly side: Side;
  readonly seat: Seat;
  readonly tokens: number;
  /** Null for a card that the viewer does not know; those of one side know each other's. */
  readonly hand: readonly (CardId | null)[];
}

export interface Corps extends CorpsView {
  tokens: number;
  readonly hand: CardId[];
}

export function makeCorps({ name, side, seat, tokens, hand }: Corps): Corps {
  return { name, side, seat, tokens, hand: [...hand] };
}

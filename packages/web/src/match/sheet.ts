import { clickablesOf } from '../saying/clickables.ts';
import type { Instant } from './instant.ts';
import type { Stop, Tab } from './play-state.ts';

/**
 * How far the sheet of a phone is drawn up, and for what: a question brings its answers, a hand of cards to play from is shown,
 * and an order begins on the map.
 */
export function sheetFor(moment: Instant, tab: Tab): { readonly stop: Stop; readonly tab: Tab } {
  const { asks, seat, isTurn, position } = moment;
  if (isHandAsked(moment)) return { stop: 'half', tab: 'cards' };
  if (position.draftOf(seat) !== null) return { stop: 'peek', tab: 'inspect' };
  if (asks === null || isTurn) return { stop: 'peek', tab };
  return { stop: 'half', tab: 'inspect' };
}

/** Somebody plays a card of his hand for one of its halves. */
export function isHandAsked({ asks, seat, position }: Instant): boolean {
  return asks === seat && position.draftOf(seat) !== null && clickablesOf({ position, words: [] }).halves.length > 0;
}

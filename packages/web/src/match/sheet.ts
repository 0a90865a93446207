import { clickablesOf } from '../saying/clickables.ts';
import type { Instant } from './instant.ts';
import type { Stop, Tab } from './play-state.ts';

/**
 * How far the sheet of a phone is drawn up, and for what: a hand of cards to play from is shown; all else is begun on the map,
 * and what is to be chosen stands on the sheet at its lowest.
 */
export function sheetFor(moment: Instant, tab: Tab): { readonly stop: Stop; readonly tab: Tab } {
  const { asks, seat, isTurn, position } = moment;
  if (isHandAsked(moment)) return { stop: 'half', tab: 'cards' };
  if (position.draftOf(seat) !== null) return { stop: 'peek', tab: 'inspect' };
  return { stop: 'peek', tab: asks === null || isTurn ? tab : 'inspect' };
}

/** Somebody plays a card of his hand for one of its halves. */
export function isHandAsked({ asks, seat, position }: Instant): boolean {
  return asks === seat && position.draftOf(seat) !== null && clickablesOf({ position, words: [] }).halves.length > 0;
}

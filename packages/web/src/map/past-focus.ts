import { aiNotes, executedOrder } from '@sandtable/bear';
import { seenOf } from '../match/asked.ts';
import { involvedIn } from '../log/log-model.ts';
import type { PlayState } from '../match/play-state.ts';
import { headlineOf } from '../match/told.ts';
import { isPhone } from '../ui/use-phone.ts';

/** The hex that an entry of the past is about, once somebody has asked for it; null if there is none. */
export function pastFocus(state: PlayState, before: PlayState): string | null {
  const { past, why, film } = state;
  if (past === null || past === before.past || film !== null || before.film !== null) return null;
  const { map, view } = seenOf(state);
  const hexOf = (unit: number): number => view.units[unit]?.at ?? -1;
  if (why !== null) {
    const order = executedOrder({ notes: aiNotes(why.notes), events: [] });
    return map.names[hexOf(order?.deed?.unit ?? -1)] ?? null;
  }
  const headline = headlineOf(past.events);
  if (headline === undefined) return null;
  const { hexes, units } = involvedIn(headline);
  const [at = -1] = [...hexes.slice(-1), ...units.map(hexOf).filter((hex) => hex !== -1)];
  return map.names[at] ?? null;
}

/** The sheet at half its height, less what the map leaves free for it: see phone.css. */
const SHEET = 0.52;
const LEFT_FREE = 132;

/** How much of the map lies under the sheet of a phone, or will as soon as the sheet has grown. */
export function coveredBySheet({ film, stop }: PlayState): number {
  if (!isPhone() || (film === null && stop !== 'half')) return 0;
  return SHEET * window.innerHeight - LEFT_FREE;
}

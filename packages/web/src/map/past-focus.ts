import { headlineOf } from '../match/headline.ts';
import { filmIn, pastIn } from '../match/modes.ts';
import type { PlayState } from '../match/play-state.ts';
import { isPhone } from '../ui/page.ts';

/** The hex that an entry of the past is about, once somebody has asked for it; null if there is none. */
export function pastFocus(state: PlayState, before: PlayState): string | null {
  const { look } = state;
  if (look.kind === 'now' || look.moment === pastIn(before)) return null;
  if (filmIn(state) !== null || filmIn(before) !== null) return null;
  const { position, events } = look.moment;
  if (look.kind === 'why') return position.hexName(position.hexOfUnit(look.why.actor)) ?? null;
  const headline = headlineOf(events, ({ rank }) => rank);
  if (headline === undefined) return null;
  const { hexes, units } = headline;
  const there = units.map((unit) => position.hexOfUnit(unit)).filter((hex) => hex !== -1);
  const [at = -1] = [...hexes.slice(-1), ...there];
  return position.hexName(at) ?? null;
}

/** The sheet at half its height: see phone.css. */
const SHEET = 0.52;

/** How much of the map lies under the sheet of a phone, or will as soon as the sheet has grown. */
export function coveredBySheet(state: PlayState): number {
  if (!isPhone() || (filmIn(state) === null && state.stop !== 'half')) return 0;
  return SHEET * window.innerHeight - state.peek;
}

import type { Overlay, Passage } from '@sandtable/board';
import { filmIn, isPassing, isReplay, pastIn, positionIn } from '../match/modes.ts';
import { headlineOf } from '../match/outcomes.ts';
import type { MapCue, PlayState } from '../match/play-state.ts';
import { hasMotion, paceOf, speedOf } from '../motion/pace.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { hearBeat } from '../sound/hearing.ts';
import { isPhone, layoutNow } from '../ui/page.ts';

/** How the map gets from this state to the next; null: at once. */
export function passageOf(state: PlayState, { motions, isOwn, pace: wished }: MapCue): Passage | null {
  if (!hasMotion() || state.isBare) return null;
  const pace = wished ?? paceOf(speedOf(useSettingsStore.getState().settings.aiSpeed, isReplay(state)), isOwn);
  return pace === 0 ? null : { motions, overlays: stayingIn(state), pace, onBeat: hearBeat };
}

/** What stays over the map meanwhile: the frame before the outcome, or dice until what they decide has been shown. */
function stayingIn(state: PlayState): readonly Overlay[] {
  const film = filmIn(state);
  if (film !== null) return film.model.frames[film.frame]?.overlays ?? [];
  const dice = state.marks.filter(({ word }) => word === '').map((mark) => ({ kind: 'result', ...mark }) as const);
  return [...positionIn(state).standing(), ...dice];
}

/** The hex a past entry is about, when it is first looked at; null if there is none. */
export function pastFocus(state: PlayState, before: PlayState): string | null {
  const { look } = state;
  if (look.kind === 'now' || look.moment === pastIn(before)) return null;
  if (filmIn(state) !== null || filmIn(before) !== null || isPassing(state)) return null;
  const { position, events } = look.moment;
  // On a phone the panel brings all candidates into view.
  if (look.kind === 'why') return isPhone() ? null : (position.hexName(position.hexOfUnit(look.why.actor)) ?? null);
  const headline = headlineOf(events, ({ rank }) => rank);
  if (headline === undefined) return null;
  const { hexes, units } = headline;
  const there = units.map((unit) => position.hexOfUnit(unit)).filter((hex) => hex !== -1);
  const [at = -1] = [...hexes.slice(-1), ...there];
  return position.hexName(at) ?? null;
}

/** The share of a half-open sheet: see phone.css. */
const SHEET = 0.6;

/** How much of the map lies under the sheet of a phone held upright, or will once the sheet has grown, in pixels. */
export function coveredBySheet(state: PlayState): number {
  if (layoutNow() !== 'narrow' || state.stop !== 'half') return 0;
  return SHEET * window.innerHeight - state.peek;
}

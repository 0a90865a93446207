import type { Overlay, Passage } from '@sandtable/board';
import { filmIn, isPassing, isReplay, pastIn, positionIn } from '../match/modes.ts';
import { headlineOf } from '../match/outcomes.ts';
import type { MapCue, PlayState } from '../match/play-state.ts';
import { hasMotion, paceOf, speedOf } from '../motion/pace.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { hearBeat } from '../sound/hearing.ts';
import { isPhone, layoutNow } from '../ui/page.ts';

/** How the map moves from this state to the next; null: at once. */
export function passageOf(state: PlayState, { motions, isOwn, pace: wished }: MapCue): Passage | null {
  if (!hasMotion() || state.isBare) return null;
  const pace = wished ?? paceOf(speedOf(useSettingsStore.getState().settings.aiSpeed, isReplay(state)), isOwn);
  return pace === 0 ? null : { motions, overlays: stayingIn(state), pace, onBeat: hearBeat };
}

/** Overlays that stay during the motion: those of the film's frame, or dice until their result has been shown. */
function stayingIn(state: PlayState): readonly Overlay[] {
  const film = filmIn(state);
  if (film !== null) return film.model.frames[film.frame]?.overlays ?? [];
  const dice = state.marks.filter(({ word }) => word === '').map((mark) => ({ kind: 'result', ...mark }) as const);
  return [...positionIn(state).standing(), ...dice];
}

/** The hex of a past entry when the player first opens it; null if there is none. */
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

/** Share of the window that a half-open sheet takes: see phone.css. */
const SHEET = 0.6;

/** Pixels by which the sheet of a phone held upright will grow over the map when it is half open, or covers it beside a real table. */
export function coveredBySheet({ stop, peek, hands, map }: PlayState): number {
  if (layoutNow() !== 'narrow') return 0;
  if (stop === 'half') return SHEET * window.innerHeight - peek;
  if (hands === null || map === null) return 0;
  const left = window.innerHeight - map.layer.getBoundingClientRect().bottom;
  return Math.max(0, peek - left);
}

import type { Motion, Overlay, Passage } from '@sandtable/board';
import { isPerson } from '../link/seating.ts';
import { filmIn, isReplay, isShow, pastIn } from '../match/modes.ts';
import { headlineOf } from '../match/outcomes.ts';
import type { Film, PlayState } from '../match/play-state.ts';
import { hasMotion, paceOf, speedOf } from '../motion/pace.ts';
import { outcomesTo } from '../scene/scene.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { hearBeat } from '../sound/hearing.ts';
import { isPhone } from '../ui/page.ts';

interface MapChange {
  readonly motions: readonly Motion[];
  readonly overlays: readonly Overlay[];
  readonly isOwn: boolean;
}

/** How the map gets from one state to the next; null: at once. */
export function passageTo(state: PlayState, before: PlayState): Passage | null {
  if (!hasMotion() || state.isBare) return null;
  const watched = changeIn(state, before);
  if (watched === null || watched.motions.length === 0) return null;
  const { motions, overlays, isOwn } = watched;
  const { aiSpeed } = useSettingsStore.getState().settings;
  const pace = paceOf(speedOf(aiSpeed, isReplay(state)), isOwn);
  return pace === 0 ? null : { motions, overlays, pace, onBeat: hearBeat };
}

function changeIn(state: PlayState, before: PlayState): MapChange | null {
  const [film, last] = [filmIn(state), filmIn(before)];
  if (film !== null) return film === last ? null : inFilm(film, last);
  if (isShow(state.look)) return inShow(state, before);
  if (state.moment === before.moment || state.look.kind !== 'now' || before.look.kind !== 'now') return null;
  if (last !== null) return atEndOf(state, last);
  return before.stage.kind !== 'watching' && isNextOwn(state, before) ? ownEntry(state, before) : null;
}

/** From a frame before an outcome to one after it: plays what was ordered. */
function inFilm({ moment, model, frame }: Film, last: Film | null): MapChange | null {
  const { frames } = model;
  const shown = last?.moment === moment ? last : null;
  const done = shown === null ? 0 : outcomesTo(frames, shown.frame);
  const now = outcomesTo(frames, frame);
  if (now <= done) return null;
  const overlays = shown === null ? [] : (frames[shown.frame]?.overlays ?? []);
  return { motions: model.motions().slice(done, now).flat(), overlays, isOwn: false };
}

/** A film that ended without an outcome: its action is played when it becomes the current moment. */
function atEndOf({ moment }: PlayState, film: Film): MapChange | null {
  const { frames } = film.model;
  if (film.moment !== moment || film.frame + 1 < frames.length || outcomesTo(frames, film.frame) > 0) return null;
  return { motions: film.model.motions().flat(), overlays: frames[film.frame]?.overlays ?? [], isOwn: false };
}

/** An entry played from the result: from the position before it to the one after. */
function inShow({ sitting, look }: PlayState, before: PlayState): MapChange | null {
  const [from, to] = [pastIn(before), pastIn({ look })];
  if (!isShow(before.look) || from === null || to === null || from.seq >= to.seq) return null;
  return { motions: sitting.motions(from, to), overlays: to.position.standing(), isOwn: true };
}

/** Undone entries, and those that came while nobody looked, are not played. */
function isNextOwn({ sitting, log, moment }: PlayState, before: PlayState): boolean {
  const isOwn = isPerson(sitting.seating, moment.speaker);
  const entry = log.at(-1);
  return isOwn && moment.seq === before.moment.seq + 1 && entry?.seq === moment.seq && entry.undo === null;
}

/** Dice that fell before stay until what they decide has been shown. */
function ownEntry({ sitting, moment }: PlayState, before: PlayState): MapChange {
  const dice = before.marks.filter(({ word }) => word === '').map((mark) => ({ kind: 'result', ...mark }) as const);
  const overlays = [...moment.position.standing(), ...dice];
  return { motions: sitting.motions(before.moment, moment), overlays, isOwn: true };
}

/** The hex a past entry is about, when it is first looked at; null if there is none. */
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

/** The share of a half-open sheet: see phone.css. */
const SHEET = 0.52;

/** How much of the map lies under a phone's sheet, or will once the sheet has grown, in pixels. */
export function coveredBySheet(state: PlayState): number {
  if (!isPhone() || (filmIn(state) === null && state.stop !== 'half')) return 0;
  return SHEET * window.innerHeight - state.peek;
}

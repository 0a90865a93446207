import type { Motion, Overlay, Passage } from '@sandtable/board';
import { filmIn, isReplay, pastIn } from '../match/modes.ts';
import { headlineOf } from '../match/outcomes.ts';
import type { Film, PlayState } from '../match/play-state.ts';
import { hasMotion, paceOf, speedOf } from '../motion/pace.ts';
import { outcomesTo } from '../scene/scene.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { hearBeat } from '../sound/hearing.ts';
import { isPhone } from '../ui/use-phone.ts';

/** What can be watched between two pictures of the map, and what is shown meanwhile. */
interface MapChange {
  readonly motions: readonly Motion[];
  readonly overlays: readonly Overlay[];
  readonly isOwn: boolean;
}

/** How the map comes from what it showed to what it shows; null: at once. */
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
  if (state.moment === before.moment || state.look.kind !== 'now' || before.look.kind !== 'now') return null;
  if (last !== null) return atEndOf(state, last);
  return before.stage.kind !== 'watching' && isNextOwn(state, before) ? ownEntry(state, before) : null;
}

/** From a picture of the position before to one after it: what was ordered is done. */
function inFilm({ moment, model, frame }: Film, last: Film | null): MapChange | null {
  const { frames } = model;
  const shown = last?.moment === moment ? last : null;
  const done = shown === null ? 0 : outcomesTo(frames, shown.frame);
  const now = outcomesTo(frames, frame);
  if (now <= done) return null;
  const overlays = shown === null ? [] : (frames[shown.frame]?.overlays ?? []);
  return { motions: model.motions().slice(done, now).flat(), overlays, isOwn: false };
}

/** A film that ended with its deed, for nothing came of it: the deed is done when it is put on the table. */
function atEndOf({ moment }: PlayState, film: Film): MapChange | null {
  const { frames } = film.model;
  if (film.moment !== moment || film.frame + 1 < frames.length || outcomesTo(frames, film.frame) > 0) return null;
  return { motions: film.model.motions().flat(), overlays: frames[film.frame]?.overlays ?? [], isOwn: false };
}

/** What was taken back, or came while nobody looked, is not acted. */
function isNextOwn({ sitting, log, moment }: PlayState, before: PlayState): boolean {
  const isOwn = moment.speaker !== null && sitting.seating[moment.speaker]?.kind === 'person';
  const entry = log.at(-1);
  return isOwn && moment.seq === before.moment.seq + 1 && entry?.seq === moment.seq && entry.undo === null;
}

/** Dice that fell before lie there until what they decide is seen. */
function ownEntry({ sitting, moment }: PlayState, before: PlayState): MapChange {
  const dice = before.marks.filter(({ word }) => word === '').map((mark) => ({ kind: 'result', ...mark }) as const);
  const overlays = [...moment.position.standing(), ...dice];
  return { motions: sitting.motions(before.moment, moment), overlays, isOwn: true };
}

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

import type { Motion, Overlay, Passage } from '@sandtable/board';
import { motionsOfFilm, outcomesTo } from '../bear/film/film-parts.ts';
import { motionsOf } from '../bear/motion/motions.ts';
import { hasMotion, paceOf } from '../motion/pace.ts';
import { entryArrows } from '../bear/scene/entries.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { seenIn } from '../match/asked.ts';
import { speedOf } from '../film/film-speed.ts';
import { framesOf } from '../bear/film/frames-of.ts';
import type { Film, PlayState } from '../match/play-state.ts';

/** What can be watched between two pictures of the map, and what is shown meanwhile. */
interface Watched {
  readonly motions: readonly Motion[];
  readonly overlays: readonly Overlay[];
  readonly isOwn: boolean;
}

/** How the map comes from what it showed to what it shows; null: at once. */
export function passageTo(state: PlayState, before: PlayState): Passage | null {
  if (!hasMotion() || state.isBare) return null;
  const watched = watchedIn(state, before);
  if (watched === null || watched.motions.length === 0) return null;
  const { motions, overlays, isOwn } = watched;
  const { aiSpeed } = useSettingsStore.getState().settings;
  const pace = paceOf(speedOf(aiSpeed, state.film), isOwn);
  return pace === 0 ? null : { motions, overlays, pace };
}

function watchedIn(state: PlayState, before: PlayState): Watched | null {
  const { film, moment } = state;
  if (film !== null) return film === before.film ? null : inFilm(state, film, before.film);
  if (moment === before.moment || state.past !== null || before.past !== null) return null;
  if (before.film !== null) return atEndOf(state, before.film);
  return before.coming.length === 0 && isNextOwn(state, before) ? ownEntry(state, before) : null;
}

/** From a picture of the position before to one after it: what was ordered is done. */
function inFilm({ engine }: PlayState, film: Film, last: Film | null): Watched | null {
  const shown = last?.moment === film.moment ? last : null;
  const done = shown === null ? 0 : outcomesTo(engine, film, shown.frame);
  const now = outcomesTo(engine, film, film.frame);
  if (now <= done) return null;
  const overlays = shown === null ? [] : (framesOf(engine, film)[shown.frame]?.overlays ?? []);
  return { motions: motionsOfFilm(engine, film).slice(done, now).flat(), overlays, isOwn: false };
}

/** A film that ended with its deed, for nothing came of it: the deed is done when it is put on the table. */
function atEndOf({ engine, moment }: PlayState, film: Film): Watched | null {
  const frames = framesOf(engine, film);
  if (film.moment !== moment || film.frame + 1 < frames.length || outcomesTo(engine, film, film.frame) > 0) return null;
  const overlays = frames[film.frame]?.overlays ?? [];
  return { motions: motionsOfFilm(engine, film).flat(), overlays, isOwn: false };
}

/** What was taken back, or came while nobody looked, is not acted. */
function isNextOwn({ link, log, moment }: PlayState, before: PlayState): boolean {
  const isOwn = moment.speaker !== null && link.seating[moment.speaker]?.kind === 'person';
  const entry = log.at(-1);
  return isOwn && moment.seq === before.moment.seq + 1 && entry?.seq === moment.seq && entry.undo === null;
}

function ownEntry({ engine, moment }: PlayState, before: PlayState): Watched {
  const seen = seenIn(engine, moment.view);
  const motions = motionsOf(seenIn(engine, before.moment.view), moment.events, seen);
  return { motions, overlays: entryArrows(seen), isOwn: true };
}

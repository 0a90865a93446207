import { aiNotes, executedOrder, type Seen } from '@sandtable/bear';
import type { Scene } from '@sandtable/board';
import type { Engine } from '../engine/engine.ts';
import type { Trace } from '../link/link.ts';
import type { WhatIf } from '../link/table-link.ts';
import { motionsOfFilm, outcomesTo, sceneBetween } from '../bear/film/film-parts.ts';
import type { Overlays } from '../scene/overlays.ts';
import { PLAIN_WISH, sceneOf } from '../scene/scene.ts';
import { candidateTags, deedWays, ringsOf } from '../bear/film/film-overlays.ts';
import { filmOf } from '../bear/film/film.ts';
import { askedOf, seenIn, seenOf } from '../match/asked.ts';
import { framesOf } from '../bear/film/frames-of.ts';
import type { Film, PlayState } from '../match/play-state.ts';
import { sightOverlays } from './sight-overlays.ts';

/** What the map shows: the film of an entry, the past, or how it stands with what is being said. */
export function sceneNow(state: PlayState): Scene {
  const { engine, film, past, unit, hasZones, isBare } = state;
  if (film !== null) return sceneInFilm(engine, film, isBare);
  const seen = seenOf(state);
  const asked = askedOf(state);
  const isOnMap = unit !== -1 && (seen.view.units[unit]?.at ?? -1) !== -1;
  return sceneOf(seen, {
    ...PLAIN_WISH,
    saying: asked?.saying ?? null,
    clickables: state.sighting === null ? (asked?.clickables ?? null) : null,
    selected: isOnMap ? unit : null,
    showsZones: hasZones && (asked?.saying.words.length ?? 2) <= 1 && state.sighting === null,
    hidesCounters: isBare,
    overlays: [...sightOverlays(state, seen), ...(past === null ? [] : pastOverlays(state))],
  });
}

/** Before the first outcome as it stood, after the last as it stands; between two cards, as far as the first has gone. */
function sceneInFilm(engine: Engine, film: Film, isBare: boolean): Scene {
  const overlays = framesOf(engine, film)[film.frame]?.overlays ?? [];
  const wish = { ...PLAIN_WISH, hidesCounters: isBare, overlays };
  const [done, all] = [outcomesTo(engine, film, film.frame), outcomesTo(engine, film, Infinity)];
  const before = sceneOf(seenIn(engine, film.before.view), wish);
  if (done === 0) return before;
  const after = sceneOf(seenIn(engine, film.moment.view), wish);
  return done === all ? after : sceneBetween(before, after, motionsOfFilm(engine, film).slice(0, done).flat());
}

/** An entry that has gone by: whom and what it was about; where the AI's reasons are open, those. */
function pastOverlays({ past, engine, why, whatIf }: PlayState): Overlays {
  if (past === null) return [];
  if (why === null || past !== why.before) return ringsOf(seenIn(engine, past.view), past.events);
  const before = seenIn(engine, why.before.view);
  return whatIf === null ? whyOverlays(before, why) : whatIfOverlays(before, whatIf);
}

/** All candidates with what they failed by, and the deed of the one that was chosen. */
function whyOverlays(before: Seen, why: Trace): Overlays {
  const frames = filmOf(before, { notes: aiNotes(why.notes), events: why.events });
  return frames.filter(({ step }) => step === 'candidates' || step === 'deed').flatMap(({ overlays }) => overlays);
}

/** The same for the turn as it would have been. */
function whatIfOverlays(before: Seen, { notes }: WhatIf): Overlays {
  const order = executedOrder({ notes, events: [] });
  return order === undefined ? [] : [...candidateTags(before, order), ...deedWays(before, order)];
}

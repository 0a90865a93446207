import { aiNotes } from '@sandtable/bear';
import type { Scene } from '@sandtable/board';
import type { Engine } from '../engine/engine.ts';
import type { Trace } from '../link/link.ts';
import { hexIds, type Overlays } from '../scene/overlays.ts';
import { PLAIN_WISH, sceneOf } from '../scene/scene.ts';
import { filmOf } from '../why/film.ts';
import { askedOf, seenIn, seenOf } from './asked.ts';
import { framesOf } from './film.ts';
import { involvedIn } from './log-model.ts';
import type { PlayState } from './play-state.ts';
import { sightOverlays } from './sight-overlays.ts';

/** What the map shows: the film of an entry, the past, or how it stands with what is being said. */
export function sceneNow(state: PlayState): Scene {
  const { engine, film, past, unit, hasZones, isBare } = state;
  if (film !== null) {
    const frame = framesOf(engine, film)[film.frame];
    const seen = engine.on(frame?.isAfter === false && film.trace !== null ? film.trace.before.view : film.moment.view);
    return sceneOf(seen, { ...PLAIN_WISH, hidesCounters: isBare, overlays: frame?.overlays ?? [] });
  }
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

/** An entry that has gone by: whom and what it was about; where the AI's reasons are open, those. */
function pastOverlays({ past, engine, why }: PlayState): Overlays {
  if (past === null) return [];
  if (why !== null && past === why.before) return whyOverlays(engine, why);
  const seen = seenIn(engine, past.view);
  const involved = past.events.map(involvedIn);
  const places = involved.flatMap(({ units }) => units.map((unit) => seen.view.units[unit]?.at ?? -1));
  const hexes = new Set([...involved.flatMap(({ hexes: named }) => named), ...places.filter((at) => at !== -1)]);
  return hexIds(seen, [...hexes]).map((at) => ({ kind: 'ring', at, ring: 'selected' }));
}

/** All candidates with what they failed by, and the deed of the one that was chosen. */
function whyOverlays(engine: Engine, why: Trace): Overlays {
  const before = seenIn(engine, why.before.view);
  const frames = filmOf(before, { notes: aiNotes(why.notes), events: why.events });
  return frames.filter(({ step }) => step === 'candidates' || step === 'deed').flatMap(({ overlays }) => overlays);
}

import type { MapPicture, Scene } from '@sandtable/board';
import type { Overlays } from '../face/overlays.ts';
import { outcomesTo, sceneBetween } from '../film/outcomes.ts';
import { askedOf } from '../match/asked.ts';
import { filmIn, momentIn, positionIn } from '../match/modes.ts';
import type { Film, PlayState } from '../match/play-state.ts';
import { ringsOf } from '../scene/involved.ts';
import { PLAIN_WISH, sceneOf } from '../scene/scene.ts';
import { resultOverlays, scorchesIn } from './lasting.ts';
import { sightOverlays } from './sight-overlays.ts';

/** What the map shows: the film of an entry, the past, or how it stands with what is being said. */
export function sceneNow(state: PlayState): Scene {
  const { unit, hasZones, isBare, sighting } = state;
  const film = filmIn(state);
  if (film !== null)
    return sceneInFilm(film, isBare, [...scorchesIn(state, film.before.seq), ...resultOverlays(state)]);
  const position = positionIn(state);
  const asked = askedOf(state);
  const isOnMap = unit !== -1 && position.hexOfUnit(unit) !== -1;
  return sceneOf(position, {
    ...PLAIN_WISH,
    words: asked?.saying.words ?? null,
    hasHints: sighting === null,
    selected: isOnMap ? unit : null,
    showsZones: hasZones && (asked?.saying.words.length ?? 2) <= 1 && sighting === null,
    hidesCounters: isBare,
    overlays: [
      ...scorchesIn(state, momentIn(state).seq),
      ...sightOverlays(state, position),
      ...pastOverlays(state),
      ...resultOverlays(state),
      ...callRings(state),
    ],
  });
}

/** Where a lesson points. */
function callRings({ called, look }: PlayState): Overlays {
  return look.kind === 'now' ? called.map((at) => ({ kind: 'ring', ring: 'call', at })) : [];
}

/** The ground that all of it lies on. */
export function mapNow(state: PlayState): MapPicture {
  const film = filmIn(state);
  if (film === null) return positionIn(state).map();
  const isAfter = outcomesTo(film.model.frames, film.frame) > 0;
  return (isAfter ? film.moment : film.before).position.map();
}

/** Before the first outcome as it stood, after the last as it stands; between two cards, as far as the first has gone. */
function sceneInFilm({ before: from, moment: to, model, frame }: Film, isBare: boolean, lasting: Overlays): Scene {
  const { frames } = model;
  const wish = { ...PLAIN_WISH, hidesCounters: isBare, overlays: [...lasting, ...(frames[frame]?.overlays ?? [])] };
  const [done, all] = [outcomesTo(frames, frame), outcomesTo(frames, Infinity)];
  const before = sceneOf(from.position, wish);
  if (done === 0) return before;
  const after = sceneOf(to.position, wish);
  return done === all ? after : sceneBetween(before, after, model.motions().slice(0, done).flat());
}

/** An entry that has gone by: whom and what it was about; where the AI's reasons are open, those. */
function pastOverlays({ look }: PlayState): Overlays {
  if (look.kind === 'now') return [];
  const { position, events } = look.moment;
  if (look.kind === 'past' || look.moment !== look.why.before) return ringsOf(position, events);
  return (look.whatIf ?? look.why).overlays();
}

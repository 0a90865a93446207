import type { MapPicture, Scene } from '@sandtable/board';
import type { Overlays } from '../face/field.ts';
import { outcomesTo, sceneBetween } from '../film/outcomes.ts';
import { type Asked, askedOf } from '../match/asked.ts';
import { filmIn, momentIn, positionIn } from '../match/modes.ts';
import type { Film, PlayState } from '../match/play-state.ts';
import { wayIn } from '../match/saying-actions.ts';
import { joinersIn } from './popover-model.ts';
import { leaderOf } from '../saying/who.ts';
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
    onlyRings: sighting !== null,
    overlays: [
      ...(sighting === null ? [...wayOverlays(state, asked), ...joinTags(state, asked)] : []),
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

/** Over those who could join in what is said, and be pressed for it. */
function joinTags({ sighting }: PlayState, asked: Asked | null): Overlays {
  if (asked === null || sighting !== null || asked.proposal === null || asked.saying.words.length < 2) return [];
  const { position } = asked.saying;
  if (!position.isTurn || position.plan !== null) return [];
  const hexes = new Set(joinersIn(asked).map((unit) => position.hexName(position.hexOfUnit(unit))));
  return [...hexes].flatMap((at) => (at === undefined ? [] : [{ kind: 'note', at, text: '+' } as const]));
}

/** Where one action takes the one who is chosen; and what is left of its way, with what each part of it costs. */
function wayOverlays(state: PlayState, asked: Asked | null): Overlays {
  if (asked === null || state.sighting !== null) return [];
  const { position, words } = asked.saying;
  const way = words.length === 0 || leaderOf(asked.saying) === state.intent?.unit ? wayIn(state) : null;
  if (way === null) return words.length === 0 ? [] : position.reach(words);
  const names = [position.hexOfUnit(way.unit), ...way.legs.flatMap(({ hexes }) => hexes)].flatMap(
    (hex) => position.hexName(hex) ?? [],
  );
  const prices = way.legs.map(({ hexes, price }): Overlays[number] => ({
    kind: 'move',
    at: position.hexName(hexes.at(-1) ?? -1) ?? '',
    text: price.replace(' AP', ''),
    barred: false,
    isFar: true,
  }));
  return [{ kind: 'way', through: names, manner: 'move' }, ...prices];
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

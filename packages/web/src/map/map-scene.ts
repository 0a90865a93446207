import type { MapPicture, Scene } from '@sandtable/board';
import type { Overlays } from '../face/field.ts';
import type { Position } from '../face/position.ts';
import { outcomesTo } from '../face/table.ts';
import { breathIn } from '../match/breath.ts';
import { ideasIn } from '../match/ideas.ts';
import { type OpenSentence, openSentenceOf } from '../match/open-sentence.ts';
import { standingLog } from '../match/screen-moment.ts';
import { filmIn, isReplay, momentIn, positionIn, rollIn, wordsIn } from '../match/modes.ts';
import type { Film, PlayState } from '../match/play-state.ts';
import { wayIn } from '../match/saying-actions.ts';
import { isMotionOn } from '../motion/pace.ts';
import { heldBack } from '../saying/plan.ts';
import { goalOf } from '../saying/press.ts';
import { leaderOf } from '../saying/saying.ts';
import { OBJECTIVES, PLAIN_WISH, ringsOf, sceneBetween, sceneOf } from '../scene/scene.ts';
import { isPhone } from '../ui/page.ts';
import { joinersIn, popoverOf } from './popover-model.ts';

export function sceneNow(state: PlayState): Scene {
  const { unit, hasZones, isBare, sighting } = state;
  const film = filmIn(state);
  if (film !== null) {
    const upTo = isReplay(state) ? film.before.seq : state.moment.seq;
    return sceneInFilm(film, isBare, [...scorchesIn(state, upTo), ...resultOverlays(state)]);
  }
  const position = positionIn(state);
  const asked = openSentenceOf(state);
  const isOnMap = unit !== -1 && position.hexOfUnit(unit) !== -1;
  const scene = sceneOf(position, {
    ...PLAIN_WISH,
    words: asked?.saying.words ?? null,
    plan: asked === null ? null : heldBack(asked.saying),
    hasHints: sighting === null,
    selected: isOnMap ? unit : null,
    top: state.lit?.units.find((each) => position.hexOfUnit(each) !== -1) ?? null,
    showsZones: hasZones && (asked?.saying.words.length ?? 2) <= 1 && sighting === null,
    hidesCounters: isBare,
    onlyRings: sighting !== null,
    overlays: [
      ...(sighting === null ? [...wayOverlays(state, asked), ...joinTags(state, asked), ...oddsTag(state, asked)] : []),
      ...scorchesIn(state, momentIn(state).seq),
      ...sightOverlays(state, position),
      ...pastOverlays(state),
      ...resultOverlays(state),
      ...callRings(state),
      ...ideaOverlays(state),
      ...hintOverlays(state),
      ...(state.lit === null ? [] : ringsOf(position, [state.lit], 'call')),
    ],
  });
  const shown = state.drag === null ? scene : withHeld(position, state.drag.unit, scene);
  return state.look.kind === 'now' && !isBare ? withTakeBack(state, shown) : shown;
}

/** The counter being dragged is pale where it stands. */
function withHeld(position: Position, unit: number, scene: Scene): Scene {
  const { id: held } = position.piece(unit);
  return { ...scene, pieces: scene.pieces.map((piece) => (piece.id === held ? { ...piece, isPast: true } : piece)) };
}

/** While an entry can be taken back: its way, and a pale counter where each unit stood. */
function withTakeBack(state: PlayState, scene: Scene): Scene {
  const before = breathIn(state)?.before?.position;
  const { said } = standingLog(state.log, state.moment.seq).at(-1) ?? {};
  if (before === undefined || said === undefined) return scene;
  const now = new Map(scene.pieces.map(({ id, at }) => [id, at]));
  const ghosts = before.pieces(-1).flatMap((piece) => {
    const at = now.get(piece.id);
    if (at === undefined || at === piece.at) return [];
    return [{ ...piece, id: `${piece.id} before`, isGhost: true, isPast: true }];
  });
  return {
    ...scene,
    pieces: [...ghosts, ...scene.pieces],
    overlays: [...before.pictured(said).overlays, ...scene.overlays],
  };
}

/** The suggested shot, without its tag where the last result still lies, and a ring round who acts. */
function ideaOverlays(state: PlayState): Overlays {
  const results = new Set(resultOverlays(state).map((overlay) => ('at' in overlay ? overlay.at : '')));
  const [first] = ideasIn(state);
  if (first === undefined) return [];
  const { position } = state.moment;
  const at = position.hexName(position.hexOfUnit(first.unit));
  const shown = first.overlays.filter((overlay) => overlay.kind !== 'fire' || !results.has(overlay.at));
  return at === undefined ? shown : [...shown, { kind: 'ring', ring: 'call', at }];
}

/** Shown until the player starts an order. */
function hintOverlays(state: PlayState): Overlays {
  const { hinted, moment, look } = state;
  const isShown = hinted?.position === moment.position && look.kind === 'now' && wordsIn(state).length === 0;
  return isShown ? hinted.overlays : [];
}

function callRings({ called, look }: PlayState): Overlays {
  return look.kind === 'now' ? called.map((at) => ({ kind: 'ring', ring: 'call', at })) : [];
}

function joinTags({ sighting }: PlayState, asked: OpenSentence | null): Overlays {
  if (asked === null || sighting !== null || asked.proposal === null || asked.saying.words.length < 2) return [];
  const { position } = asked.saying;
  if (!position.isTurn || position.plan !== null) return [];
  const hexes = new Set(joinersIn(asked).map((unit) => position.hexName(position.hexOfUnit(unit))));
  return [...hexes].flatMap((at) => (at === undefined ? [] : [{ kind: 'note', at, text: '+' } as const]));
}

/** On a phone the chance is shown at the target, because a popover may have no room there. */
function oddsTag(state: PlayState, asked: OpenSentence | null): Overlays {
  if (asked === null || asked.saying.words.length < 2 || !isPhone()) return [];
  const { position, words } = asked.saying;
  if (position.plan !== null) {
    const done = popoverOf(state);
    return tagAt(done?.hex, done?.ordered?.chance);
  }
  if (asked.proposal === null || !position.isTurn) return [];
  const glance = position.glance(words, { before: [], roll: rollIn(state) });
  return tagAt(position.hexName(goalOf(asked.saying)), glance?.chance);
}

function tagAt(at: string | null | undefined, text = ''): Overlays {
  return text === '' || at === null || at === undefined ? [] : [{ kind: 'fire', at, text }];
}

/** The reach of the selected unit; or the steps of its march in this round, numbered, with the threat at each. */
function wayOverlays(state: PlayState, asked: OpenSentence | null): Overlays {
  if (asked === null || state.sighting !== null) return [];
  const { position, words } = asked.saying;
  const way = words.length === 0 || leaderOf(asked.saying) === state.intent?.unit ? wayIn(state) : null;
  if (way === null) return words.length === 0 ? [] : position.reach(words);
  const names = [position.hexOfUnit(way.unit), ...way.legs.flatMap(({ hexes }) => hexes)].flatMap(
    (hex) => position.hexName(hex) ?? [],
  );
  const flags = new Set(position.markers().flatMap(({ at, kind }) => (OBJECTIVES.has(kind) ? [at] : [])));
  const steps = way.legs.map(({ hexes, threat: { chance, text } }, place): Overlays[number] => {
    const at = position.hexName(hexes.at(-1) ?? -1) ?? '';
    const number = flags.has(at) ? null : place + 1;
    return { kind: 'step', at, number, threat: chance > 0 ? text : '', isGrave: chance >= GRAVE };
  });
  return [{ kind: 'way', through: names, manner: 'move' }, ...steps];
}

/** A threat at least as likely to hit as not. */
const GRAVE = 0.5;

export function mapNow(state: PlayState): MapPicture {
  const film = filmIn(state);
  if (film === null) return positionIn(state).map();
  const isAfter = outcomesTo(film.model.frames, film.frame) > 0;
  return (isAfter ? film.moment : film.before).position.map();
}

/** The position before until the first outcome, and the one after from the last; in between, as far as the outcomes so far have gone. */
export function sceneInFilm(
  { before: from, moment: to, model, frame }: Film,
  isBare: boolean,
  lasting: Overlays,
): Scene {
  const { frames } = model;
  const wish = { ...PLAIN_WISH, hidesCounters: isBare, overlays: [...lasting, ...(frames[frame]?.overlays ?? [])] };
  const [done, all] = [outcomesTo(frames, frame), outcomesTo(frames, Infinity)];
  const before = sceneOf(from.position, wish);
  if (done === 0) return before;
  const after = sceneOf(to.position, wish);
  return done === all ? after : sceneBetween(before, after, model.motions().slice(0, done).flat());
}

/** A past entry: rings round what it was about; if the AI's reasons are open, their overlays. */
function pastOverlays({ look }: PlayState): Overlays {
  if (look.kind === 'now') return [];
  const { position, events } = look.moment;
  if (look.kind === 'past' || look.moment !== look.why.before) return ringsOf(position, events);
  return (look.whatIf ?? look.why).overlays();
}

/** With the tool on: everything that the hex under the pointer sees, or a line from hex to hex. */
function sightOverlays({ sighting, hover }: Pick<PlayState, 'sighting' | 'hover'>, { sight }: Position): Overlays {
  if (sighting === null || sight === null) return [];
  const { from, to } = sighting;
  const end = to === -1 ? hover : to;
  if (end === -1) return [];
  return from === -1 ? sight.from(end).overlays : sight.between(from, end).overlays;
}

function scorchesIn({ log, moment }: PlayState, upTo: number): Overlays {
  const hexes = new Set<number>();
  for (const { events } of standingLog(log, upTo)) {
    for (const { round, wreck } of events) {
      if (round !== null) hexes.clear();
      if (wreck !== -1) hexes.add(wreck);
    }
  }
  const { position } = moment;
  return [...hexes].flatMap((hex) => {
    const at = position.hexName(hex);
    return at === undefined ? [] : [{ kind: 'scorch', at } as const];
  });
}

/** Without motion, a result stays until the next order is started; dice that have not decided anything yet stay in any case. */
function resultOverlays(state: PlayState): Overlays {
  if (state.look.kind !== 'now' || (wordsIn(state).length > 0 && state.moment.isTurn)) return [];
  const isStill = !isMotionOn();
  return state.marks.filter(({ word }) => isStill || word === '').map((mark) => ({ kind: 'result', ...mark }) as const);
}

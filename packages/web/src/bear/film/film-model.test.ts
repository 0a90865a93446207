import { type Bear, type BearEvent, nameOfHex, type OrderTrace, type State } from '@sandtable/bear';
import { piecesOf } from '@sandtable/bear/pictures';
import type { WordCounts } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import { engine } from '../engine/engine.ts';
import type { Moment } from '../../face/moment.ts';
import { FILM_STEPS, type FilmFrame, outcomesTo } from '../../face/table.ts';
import { PLAIN_WISH, sceneBetween, sceneOf } from '../../scene/scene.ts';
import { game, pack, playAtRandom } from '../../testing/matches.ts';
import { SOLO_POSITION } from '../../testing/positions.ts';
import { positionIn } from '../table/position.ts';
import { type Action, actionsOf, isBarePass } from './actions.ts';
import { filmModel } from './film-model.ts';

test('a turn of several cards is acted card by card, and all of it leads to how it stands', () => {
  const spoken: WordCounts = new Map();
  const cards: number[] = [];
  for (let match = 0; match < 3; match++) {
    for (const { state, sentence, say } of playAtRandom({ position: SOLO_POSITION }, `sfc32:film${match}`, spoken)) {
      if (sentence[0] !== 'proceed') continue;
      const before = momentOf(structuredClone(state));
      const { told, notes } = say(true);
      const events = told.map(({ event }) => event);
      const moment = { ...momentOf(structuredClone(state)), events };
      const film = filmModel(before, moment, { seq: 1, before, notes, events });
      const parts = film.motions();
      cards.push(parts.length);
      expect(parts.length).toBe(outcomesTo(film.frames, Infinity));
      const [first, last] = [before, moment].map(({ view }) => sceneOf(positionIn(engine(), view), PLAIN_WISH));
      if (first === undefined || last === undefined) continue;
      expect(places(sceneBetween(first, last, parts.flat()).pieces)).toEqual(
        places(piecesOf(engine().on(moment.view))),
      );
    }
  }
  expect(Math.max(...cards)).toBeGreaterThan(1);
});

test('S2.3.1 the space of the Mission Track moves with the beat that speaks of it: from where it stood to where it ends', () => {
  const spoken: WordCounts = new Map();
  let [moved, told] = [0, 0];
  for (const { state, sentence, say } of playAtRandom({ mission: 'whose-crossroads' }, 'sfc32:track', spoken)) {
    if (sentence[0] !== 'proceed') continue;
    const before = momentOf(structuredClone(state), 'german');
    const { told: happened, notes } = say(true);
    const events = happened.map(({ event }) => event);
    const moment = { ...momentOf(structuredClone(state), 'german'), events };
    const { frames } = filmModel(before, moment, { seq: 1, before, notes, events });
    const [from, to] = [before.view.solo?.marker ?? -1, moment.view.solo?.marker ?? -1];
    const spaces = frames.flatMap(({ space }) => space ?? []);
    expect(spaces.length).toBe(frames.length);
    expect(spaces.at(-1)).toBe(to);
    expect(spaces.toSorted((a, b) => a - b)).toEqual(spaces);
    expect(spaces[0]).toBeGreaterThanOrEqual(from);
    if (to > from) moved++;
    for (const { title, space, isAfter } of frames) {
      const [said] = /(?<=reaches space )\d+/.exec(title?.headline ?? '') ?? [];
      if (said === undefined) continue;
      told++;
      // S2.3.1d: it may pass on, which shows with what came of it.
      expect(isAfter ? Math.min(space ?? -1, Number(said)) : space).toBe(Number(said));
    }
  }
  expect(moved).toBeGreaterThan(2);
  expect(told).toBeGreaterThan(0);
});

interface Shot {
  readonly before: Moment<Bear>;
  readonly action: Action;
  readonly beats: readonly FilmFrame[];
}

/** Every action of the AI in several random matches of every solo mission, as the player sees it. */
function* playActions(): Iterable<Shot> {
  const spoken: WordCounts = new Map();
  const missions = pack.missions.filter(({ solo }) => solo !== null && solo !== undefined);
  for (const sample of [{ position: SOLO_POSITION }, ...missions.map(({ id }) => ({ mission: id }))]) {
    let turns = 0;
    for (const { state, sentence, say } of playAtRandom(sample, 'sfc32:beats', spoken)) {
      if (sentence[0] !== 'proceed') continue;
      const before = momentOf(structuredClone(state), 'german');
      const { told, notes } = say(true);
      const events = told.map(({ event }) => event);
      const moment = { ...momentOf(structuredClone(state), 'german'), events };
      const { frames } = filmModel(before, moment, { seq: 1, before, notes, events });
      const ends = frames.flatMap(({ isAfter }, place) => (isAfter ? [place + 1] : []));
      for (const [place, action] of actionsOf({ notes, events }).entries())
        yield { before, action, beats: frames.slice(ends[place - 1] ?? 0, ends[place]) };
      if (++turns > 5 * inject('samples')) break;
    }
  }
}

let played: readonly Shot[] | undefined;

function actionsShown(): readonly Shot[] {
  played ??= [...playActions()];
  return played;
}

const UNTOLD = /undefined|NaN|Infinity|somewhere|nobody|\[object|^$/;
/** Words of what comes of it. */
const OUTCOMES = /rolled|destroyed|missed|is hit|rallied|fails|spent|revealed/;

test('every action of the AI has a headline that stays, names who and where, and needs what the dice are compared with', () => {
  const needed = { fire: 0, rally: 0 };
  const longest = { headline: '' };
  const kinds = new Set<string>();
  const bare = actionsShown().filter(({ action }) => isBarePass(action));
  expect(bare.length).toBeGreaterThan(0);
  for (const { beats } of bare) {
    expect(beats.map(({ title, step }) => [title, step])).toEqual([[null, 'outcome']]);
    expect(beats[0]?.says).toMatch(/^The AI passes/);
  }
  for (const { action, beats } of actionsShown().filter((each) => !bare.includes(each))) {
    const [first] = beats;
    const title = first?.title;
    if (title === null || title === undefined) throw new Error('no headline');
    const { headline } = title;
    for (const beat of beats) {
      expect(beat.title).toBe(title);
      for (const text of [beat.line, beat.says]) expect(text).not.toMatch(UNTOLD);
      expect(beat.isAfter).toBe(beat.step === 'outcome');
    }
    const steps = beats.map(({ step }) => step);
    expect(steps).toEqual(FILM_STEPS.filter((step) => steps.includes(step)));
    expect(headline).not.toMatch(OUTCOMES);
    expect(headline).not.toMatch(UNTOLD);
    if (headline.length > longest.headline.length) longest.headline = headline;
    const { order } = action;
    if (order === null || order.deed === null) continue;
    kinds.add(order.deed.action);
    expect(title.actor).toBe(order.deed.unit);
    const isPlaced = order.deed.action === 'endRound' || title.hexes.some((hex) => headline.includes(hex));
    expect([headline, isPlaced]).toEqual([headline, true]);
    const [said] = /(?<=needs )\d+/.exec(headline) ?? [];
    const event = action.events.find((each) => isDecided(each, order));
    if (event === undefined || !('needed' in event)) continue;
    // What a Rumored Enemy needs, nobody knows before it is revealed.
    const isKnown = order.odds !== null || order.deed.action === 'rally';
    expect(said !== undefined).toBe(isKnown);
    if (!isKnown) continue;
    needed[event.key === 'rallied' || event.key === 'rallyFailed' ? 'rally' : 'fire'] += 1;
    // With CAPs on the roll it says what the dice must show, as the line of the roll does.
    const caps = order.order.caps;
    const shown = caps === 0 || event.key.startsWith('rall') ? event.needed : Math.max(2, event.needed - caps);
    // Out of reach even with the CAPs: it says so another way.
    expect(event.needed - caps > 12 ? shown : Number(said)).toBe(shown);
    expect(headline.endsWith(' on the dice')).toBe(String(event.needed) !== said);
    const sum = beats.find(({ step }) => step === 'sum')?.sum ?? [];
    const last = sum.at(-1);
    expect(last?.figure).toBe(String(event.needed));
    expect(last?.chance).toMatch(/\d%$/);
    const total = sum.slice(0, -1).reduce((all, { figure }) => all + Number(figure.replace('−', '-')), 0);
    expect([0, event.needed]).toContain(total);
  }
  expect(longest.headline.length).toBeLessThanOrEqual(100);
  expect(needed.fire).toBeGreaterThan(30);
  expect(needed.rally).toBeGreaterThan(0);
  expect(kinds.size).toBeGreaterThan(6);
});

test('who might act, could, or is out stands on the map as in the trace, the others with a reason of three words at most', () => {
  const verdicts = new Set<string>();
  for (const { before, action, beats } of actionsShown()) {
    const { order } = action;
    if (order === null) continue;
    const { map, view } = engine().seenIn(before.view);
    const hexOf = (unit: number): string => {
      const at = view.units[unit]?.at ?? -1;
      return at === -1 ? '' : nameOfHex(map, at);
    };
    const meant = [...new Set(order.candidates.map(({ unit }) => hexOf(unit)))].filter((hex) => hex !== '').sort();
    const [first] = beats;
    expect(marksIn(first).map(({ at }) => at)).toEqual(meant);
    const choice = beats.find(({ step }) => step === 'choice');
    expect(choice !== undefined).toBe(meant.length > 1);
    if (choice === undefined) continue;
    expect(marksIn(choice).map(({ at }) => at)).toEqual(meant);
    for (const { at, verdict, text } of marksIn(choice)) {
      verdicts.add(verdict);
      expect(text.split(' ').length).toBeLessThanOrEqual(3);
      expect(text).not.toBe('');
      expect(verdict === 'chosen').toBe(at === hexOf(order.deed?.unit ?? -1));
      const here = order.candidates.filter(({ unit }) => hexOf(unit) === at);
      expect(verdict === 'out').toBe(
        here.every(({ unit, distance }) => distance === null && unit !== order.deed?.unit),
      );
    }
    const shadow = choice.overlays.find((overlay) => overlay.kind === 'shadow');
    expect(shadow?.kind === 'shadow' && meant.every((hex) => shadow.except.includes(hex))).toBe(true);
  }
  expect([...verdicts].sort()).toEqual(['chosen', 'could', 'out']);
});

type Decided = Extract<BearEvent, { readonly needed: number }>;

/** Whether this event compared dice for the order's own target or rally. */
function isDecided(event: BearEvent, { deed }: OrderTrace): event is Decided {
  if (event.key === 'rallied' || event.key === 'rallyFailed') return event.unit === deed?.unit;
  return (event.key === 'hit' || event.key === 'missed' || event.key === 'killed') && event.unit === deed?.target;
}

function marksIn(frame: FilmFrame | undefined) {
  const marks = (frame?.overlays ?? []).flatMap((overlay) => (overlay.kind === 'candidate' ? [overlay] : []));
  return marks.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

function momentOf(state: State, seat = 'referee'): Moment<Bear> {
  return {
    seq: 1,
    seat,
    asks: null,
    view: game.view(state, seat),
    pending: null,
    speaker: 'ai',
    events: [],
    undo: { granted: false, reasons: [] },
    outcome: null,
  };
}

function places(pieces: readonly { readonly id: string; readonly at: string }[]): string[] {
  return pieces.map(({ id, at }) => `${id} ${at}`).sort();
}

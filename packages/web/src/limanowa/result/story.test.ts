import { AI_SEAT, type Limanowa, NONE, sideOf, SIDES, type UnitId, unitId } from '@sandtable/limanowa';
import { nonEmpty } from '@sandtable/kernel/testing';
import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import type { Cast, Played, StoryModel } from '../../face/result.ts';
import { voiceOf } from '../../result/telling.ts';
import { playedAs, playedOut } from '../../testing/played-out.ts';
import { engine } from '../engine/engine.ts';
import { bots } from '../link/bots.ts';
import { limanowaLink } from '../link/link.ts';
import { faintHopes, idleUnit, slow, tokensKept } from './advice.ts';
import { chronicleOf } from './chronicle.ts';
import { NAMED } from './tales.ts';
import { result } from './result.ts';
import { storyOf } from './story.ts';

const [ONE, OTHER] = [{ kind: 'person', name: 'You' } as const, { kind: 'person', name: 'Player 2' } as const];
const AI = { kind: 'procedure' } as const;

interface Told {
  readonly played: Played<Limanowa>;
  readonly story: StoryModel;
}

function told(mission: string, seats: Seating, cast: Cast): Told {
  const table = playedOut(limanowaLink, { options: { mission }, seats, seed: 'sfc32:art25' }, bots.corps);
  const played = playedAs(table, Object.keys(seats)[0] ?? '', cast);
  return { played, story: storyOf(played) };
}

const MATCHES = [
  ['alone', () => told('bridge-at-neu-sandez', { p1: ONE, ai: AI }, { austria: 'you', russia: 'ai' })],
  ['together', () => told('steamroller', { p1: ONE, p2: OTHER, ai: AI }, { russia: 'you', austria: 'ai' })],
  ['two people', () => told('battle-of-limanowa', { p1: ONE, p2: OTHER }, { austria: 'named', russia: 'named' })],
] as const;
const cache = new Map<string, Told>();
function match(name: string): Told {
  const known = cache.get(name) ?? MATCHES.find(([each]) => each === name)?.[1]();
  if (known === undefined) throw new Error(name);
  cache.set(name, known);
  return known;
}

/** Objectives by who stands on them, three for a Strategic one, and counters on the map. */
function weights(view: Limanowa['view']): number[] {
  const seen = engine().on(view);
  const owner = (unit: number): string => sideOf(seen, unitId(unit));
  return SIDES.map((side) => {
    const counters = view.units.filter(({ at }, unit) => at !== NONE && owner(unit) === side);
    const held = view.terms.objectives.filter(({ at }) => counters.some((unit) => unit.at === at));
    return counters.length + held.reduce((sum, { grade }) => sum + (grade === 'strategic' ? 3 : 1), 0);
  });
}

test.each(MATCHES)(
  '%s: the turning points are the three largest swings of objectives and counters, in order of time',
  (name) => {
    const { story, played } = match(name);
    const by = played.moments.map(({ view }) => weights(view));
    const sizes = played.entries.slice(1).map(({ seq }, place) => {
      const change = SIDES.map((_, side) => Math.abs((by[place + 1]?.[side] ?? 0) - (by[place]?.[side] ?? 0)));
      return [seq, change.reduce((a, b) => a + b, 0)] as const;
    });
    const largest = sizes
      .map(([, size]) => size)
      .filter((size) => size > 0)
      .toSorted((a, b) => b - a)
      .slice(0, 3);
    const seqs = nonEmpty(story.points).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    expect(seqs.map((seq) => new Map(sizes).get(seq) ?? 0).toSorted((a, b) => b - a)).toEqual(largest);
  },
);

test.each(MATCHES)('%s: each turning point names who and where, and says no more than fits', (name) => {
  const { story, played } = match(name);
  const view = played.moments.at(-1)?.view;
  if (view === undefined) throw new Error('nothing was played');
  const { map, pack } = engine().on(view);
  const places = map.plan.names.map((place) => place.name);
  const types = pack.unitTypes.map((type) => type.name);
  for (const text of [story.sentence, ...story.points.map((point) => point.text)]) {
    expect(text.length).toBeLessThanOrEqual(110);
    expect(places.some((place) => text.includes(place)) || /\b\d{4}\b/.test(text)).toBe(true);
    expect(types.some((type) => text.includes(type))).toBe(true);
  }
});

test.each(MATCHES)('%s: the curve is the RP on the map, entry by entry', (name) => {
  const { story, played } = match(name);
  for (const { seq, by } of story.curve.points) {
    const view = played.moments[played.entries.findIndex((entry) => entry.seq === seq)]?.view;
    if (view === undefined) throw new Error(`no entry ${seq}`);
    const seen = engine().on(view);
    const left = (side: string): number =>
      view.units.reduce(
        (sum, { at, rp }, unit) => (at !== NONE && sideOf(seen, unitId(unit)) === side ? sum + rp : sum),
        0,
      );
    expect(by).toEqual(SIDES.map(left));
  }
});

test.each(MATCHES)('%s: the figures of every piece of advice are counted again', (name) => {
  const { played } = match(name);
  const view = played.moments.at(-1)?.view;
  if (view === undefined) throw new Error('nothing was played');
  const end = engine().on(view);
  const side = SIDES.find((each) => played.cast[each] !== 'ai' && played.cast[each] !== undefined) ?? 'austria';
  const chronicle = chronicleOf(played, (each) => engine().on(each));
  const advised = { chronicle, voice: voiceOf(played.cast, NAMED), side };
  const events = played.entries.slice(1).flatMap((entry) => entry.events);
  const figures = (text: string): number[] => [...text.matchAll(/(?<![\w-])\d+/g)].map(([figure]) => Number(figure));
  const isOwn = (unit: UnitId): boolean => sideOf(end, unit) === side;

  const left = view.corps.filter((corps) => corps.side === side).reduce((sum, corps) => sum + corps.tokens, 0);
  const fired = events.filter((event) => event.key === 'tokenSpent' && isOwn(event.battery)).length;
  const rolls = events.flatMap((event) => (event.key === 'rolled' && isOwn(event.attacker) ? [event] : []));
  const moves = events.filter((event) => event.key === 'moved' && isOwn(event.unit)).length;
  expect(tokensKept(advised) === null).toBe(left === 0);
  const again: readonly (readonly [string | undefined, readonly number[]])[] = [
    [tokensKept(advised)?.text, fired === 0 ? [left] : [left, fired]],
    [faintHopes(advised)?.text, [rolls.filter(({ tv }) => tv < 2).length, rolls.length]],
    [slow(advised)?.text, [view.round, view.ended?.score.speed ?? 0]],
    [idleUnit(advised)?.text.replace(/^.* for /, ''), [view.round, moves]],
  ];
  const given = again.filter(([text]) => text !== undefined);
  expect(given.map(([text = '', wanted]) => figures(text).slice(0, wanted.length))).toEqual(
    given.map(([, wanted]) => wanted),
  );
});

test('LS1c harder is the next level, and nothing after the last', () => {
  const { played } = match('alone');
  const last = played.moments.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  const harder = (level: 'novice' | 'tried' | 'veteran') =>
    result.resultOf({ ...last, view: { ...last.view, options: { ...last.view.options, level } } }, played.entries)
      .rematch.harder;
  expect(harder('novice')).toMatchObject({ options: { level: 'tried' }, aside: 'level Tried' });
  expect(harder('tried')).toMatchObject({ options: { level: 'veteran' }, aside: 'level Veteran' });
  expect(harder('veteran')).toBeNull();
  expect(last.view.corps.some(({ seat }) => seat === AI_SEAT)).toBe(true);
});

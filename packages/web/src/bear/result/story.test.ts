import { type Bear, type BearEvent, chancesOf, type Seen, type Side, sideOf, vpIfEndedNow } from '@sandtable/bear';
import type { Bot } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import type { Cast, Played, StoryModel } from '../../face/result.ts';
import { voiceOf } from '../../result/telling.ts';
import { playedAs, playedOut } from '../../testing/played-out.ts';
import { engine } from '../engine/engine.ts';
import { bots } from '../link/bots.ts';
import { bearLink } from '../link/link.ts';
import { flagsLeft, longShots, neverMoved } from './advice.ts';
import type { Advised } from './advised.ts';
import { chronicleOf } from './chronicle.ts';
import { capsLapsed, cardsKept, idlePasses } from './idleness.ts';
import { NAMED } from './kill-tale.ts';
import { result } from './result.ts';
import { storyOf } from './story.ts';

const YOU = { kind: 'person', name: 'You' } as const;
const SOLO: Seating = { german: YOU, ai: { kind: 'procedure' } };
const TWO: Seating = { german: YOU, soviet: { kind: 'person', name: 'Player 2' } };
const ALONE: Cast = { german: 'you', soviet: 'ai' };
const BOTH: Cast = { german: 'named', soviet: 'named' };

interface Told {
  readonly played: Played<Bear>;
  readonly story: StoryModel;
  readonly seen: readonly Seen[];
}

function told(mission: string, seed: string, seats: Seating, cast: Cast, bot: Bot<Bear['view']>): Told {
  const table = playedOut(bearLink, { options: { mission }, seats, seed }, bot);
  const played = playedAs(table, 'german', cast);
  return { played, story: storyOf(played), seen: played.moments.map(({ view }) => engine().on(view)) };
}

const MATCHES: readonly (readonly [string, () => Told])[] = [
  ['alone, won', () => told('whose-crossroads', 'sfc32:art32', SOLO, ALONE, bots.captain)],
  ['alone, lost', () => told('flanks-only', 'sfc32:art32', SOLO, ALONE, bots.random)],
  ['two people', () => told('stone-by-stone', 'sfc32:story', TWO, BOTH, bots.random)],
];
const cache = new Map<string, Told>();
function match(name: string): Told {
  const known = cache.get(name) ?? MATCHES.find(([each]) => each === name)?.[1]();
  if (known === undefined) throw new Error(name);
  cache.set(name, known);
  return known;
}

test.each(MATCHES)(
  '%s: the turning points are the three largest swings of “if it ended now”, in order of time',
  (name) => {
    const { story, seen, played } = match(name);
    const vp = seen.map((each) => (each.view.ended === null ? vpIfEndedNow(each) : each.view.vp));
    const swings = played.entries.slice(1).map(({ seq }, place) => {
      const [was, is] = [vp[place], vp[place + 1]];
      const by = (side: Side): number => Math.abs((is?.[side] ?? 0) - (was?.[side] ?? 0));
      return { seq, size: by('german') + by('soviet') };
    });
    const largest = swings
      .map(({ size }) => size)
      .filter((size) => size > 0)
      .toSorted((a, b) => b - a)
      .slice(0, 3);
    const seqs = nonEmpty(story.points).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    const sizes = seqs.map((seq) => swings.find((swing) => swing.seq === seq)?.size ?? 0);
    expect(sizes.toSorted((a, b) => b - a)).toEqual(largest);
    for (const { seq, score } of story.points) {
      const now = vp[played.entries.findIndex((entry) => entry.seq === seq)];
      expect(score.flatMap(({ figures }) => figures.map(({ figure }) => figure))).toEqual([now?.german, now?.soviet]);
    }
  },
);

test.each(MATCHES)('%s: each turning point names who and where, and says no more than fits', (name) => {
  const { story, seen } = match(name);
  const [first] = seen;
  if (first === undefined) throw new Error('nothing was played');
  const hexes = new Set(first.map.names);
  for (const text of [story.sentence, ...story.points.map((point) => point.text)]) {
    expect(text.length).toBeLessThanOrEqual(110);
    expect(text.match(/\b(?:\d+-)?[A-Z]\d\d\b/g)?.some((word) => hexes.has(word))).toBe(true);
    // Cards and markers score without anybody's deed.
    expect(text).toMatch(/^(?:Sealed Orders|Round \d)|(?:squad|LMG|MMG|mortar|PaK|T-34|Panzer|gun|no\.) .*\d\d/);
  }
});

test('the match of the art direction is told as it was', () => {
  const { story, played } = match('alone, won');
  expect(played.entries).toHaveLength(75);
  expect(story.sentence).toBe('Rifle squad 02 took G09 and died in F09. The flag stayed yours.');
  expect(story.way).toMatchObject({ side: 'german' });
  expect(story.way?.through.slice(-3)).toEqual(['G09', 'F10', 'F09']);
  expect(story.advice).toBe(
    'You passed 13 turns running while Rifle squad 02 was fresh. The AI fired 7 times meanwhile and took LMG 34 no. 09.',
  );
  expect(story.curve.points.at(-1)?.by).toEqual([5, 3]);
});

/** All numbers in a sentence, without those of units and hexes. */
function figuresIn(text: string): number[] {
  return [...text.replaceAll(/[A-Z]\d\d|squad \d\d|no\. \d\d/g, '').matchAll(/(?<![\w-])\d+/g)].map(([figure]) =>
    Number(figure),
  );
}

test('who never moved is told so, and what was left to the enemy', () => {
  const { system } = engine();
  const passes: Bot<Bear['view']> = (view, random) =>
    system.offers(view, []).some(({ word }) => word === 'pass') ? ['pass'] : system.anySentence(view, random);
  const { story } = told('whose-crossroads', 'sfc32:idle', SOLO, ALONE, passes);
  expect(story.advice).toMatch(
    /^You never moved or fired\. G09 was worth 3 VP, and nobody of yours came nearer than \d hex/,
  );
});

test('a match that is given up in its first round blames nobody for what there was no time to do', () => {
  const { played, seen } = match(MATCHES[0]?.[0] ?? '');
  const whole = chronicleOf(played, (view) => engine().on(view));
  const cut = { ...whole, steps: [], end: whole.start };
  const advised = (chronicle: typeof whole): Advised => ({
    ...{ chronicle, voice: voiceOf(played.cast, NAMED), side: 'german' },
  });
  expect(seen.length).toBeGreaterThan(1);
  expect([neverMoved(advised(cut)), flagsLeft(advised(cut))]).toEqual([null, null]);
  // The same without an order to the very end is blamed.
  expect(neverMoved(advised({ ...whole, steps: [] }))).not.toBeNull();
});

test.each(MATCHES)('%s: the figures of every piece of advice are counted again', (name) => {
  const { played, seen } = match(name);
  const end = seen.at(-1);
  if (end === undefined) throw new Error('nothing was played');
  const chronicle = chronicleOf(played, (view) => engine().on(view));
  const advised: Advised = { chronicle, voice: voiceOf(played.cast, NAMED), side: 'german' };
  const events: BearEvent[] = played.entries.slice(1).flatMap((entry) => entry.events);
  const isOwn = (player: number): boolean => end.view.players[player]?.side === 'german';

  const lapsed = events.flatMap((event) => (event.key === 'capsLapsed' && isOwn(event.player) ? [event.caps] : []));
  let own = false;
  let added = 0;
  const chances: number[] = [];
  for (const event of events) {
    if (event.key === 'rolled') [own, added] = [isOwn(event.player), event.caps];
    if ((event.key === 'missed' || event.key === 'hit' || event.key === 'killed') && own && event.needed >= 0)
      chances.push(chancesOf(event.needed - added)[0]);
  }
  const hand = end.view.players.find(({ side }) => side === 'german')?.hand.length ?? 0;
  const again: readonly (readonly [string | undefined, readonly number[]])[] = [
    [capsLapsed(advised)?.text, [lapsed.reduce((a, b) => a + b, 0), lapsed.length]],
    [longShots(advised)?.text, [chances.filter((ways) => ways / 36 < 0.1).length, chances.length]],
    [cardsKept(advised)?.text, [hand]],
  ];
  const given = again.filter(([text]) => text !== undefined);
  expect(given.map(([text = '', figures]) => figuresIn(text).slice(0, figures.length))).toEqual(
    given.map(([, figures]) => figures),
  );

  const passed = events.filter((event) => event.key === 'passed' && isOwn(event.player)).length;
  const shots = events.filter(
    (event) => event.key === 'attacked' && event.unit >= 0 && sideOf(end, event.unit) === 'soviet',
  ).length;
  const [, turns = '0', fired = '0'] =
    /passed (\d+) turns .* fired (once|\d+)/.exec(idlePasses(advised)?.text ?? '') ?? [];
  expect(Number(turns)).toBeLessThanOrEqual(passed);
  expect(fired === 'once' ? 1 : Number(fired)).toBeLessThanOrEqual(shots);
  expect(flagsLeft(advised)?.text ?? 'never attacked A01: 1 VP, and at the end 1 hex').toMatch(
    /never attacked \S+: \d+ VP, and at the end \d+ hex/,
  );
});

test('harder is what the options then do: one CAP fewer until there are none to take', () => {
  const { played } = match('alone, won');
  const last = played.moments.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  const { rematch } = result.resultOf(last, played.entries);
  expect(rematch.harder).toEqual({
    options: { ...rematch.options, germanHandicap: '-1' },
    aside: 'you have one CAP fewer',
  });
  const { options } = last.view;
  const starting = (germanHandicap: '0' | '-1' | '-2'): number => {
    const view = { ...last.view, options: { ...options, germanHandicap } };
    return Number(result.resultOf({ ...last, view }, played.entries).rematch.harder?.options['germanHandicap'] ?? NaN);
  };
  expect([starting('0'), starting('-1'), starting('-2')]).toEqual([-1, -2, NaN]);
});

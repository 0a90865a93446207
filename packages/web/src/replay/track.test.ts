import { expect, test } from 'vitest';
import { type Happening, type Landmark, PLAIN_HAPPENING } from '../face/happening.ts';
import type { TableEntry } from '../match/screen-moment.ts';
import { type Mark, marksOf } from './marks.ts';
import { describeStop, placeOf, stepFrom, type StepUnit, type Track, trackOf } from './track.ts';

function happening(text: string, more: Partial<Happening> = {}): Happening {
  return { ...PLAIN_HAPPENING, key: text, rule: '', text, ...more };
}

/** Entry by entry who speaks and what happens; the set-up comes first. */
function logOf(...entries: readonly (readonly [string, ...Happening[]])[]): TableEntry[] {
  const setUp = { seq: 0, speaker: null, events: [happening('Round 1', { round: 1 })], undo: null };
  return [setUp, ...entries.map(([speaker, ...events], place) => ({ seq: place + 1, speaker, events, undo: null }))];
}

const MATCH = logOf(
  ['red', happening('red fires')],
  ['red', happening('a hit', { goesOn: true, landmark: 'hit', rank: 1 }), happening('red is spent')],
  ['ai', happening('the AI moves')],
  ['red', happening('red moves'), happening('Round 2', { round: 2 })],
  ['ai', happening('the tank is destroyed', { landmark: 'kill', rank: 0 })],
  ['red', happening('the end')],
);

/** The entries that steps of this kind lead to, one after the other. */
function walk(track: Track, unit: StepUnit, by: 1 | -1): number[] {
  const last = track.stops.length - 1;
  const seqs: number[] = [];
  for (let place = by === 1 ? 0 : last; place !== (by === 1 ? last : 0);) {
    place = stepFrom(track, place, unit, by);
    seqs.push(track.stops[place]?.seq ?? -1);
  }
  return seqs;
}

test('steps lead to the end of each action and turn, and to the start of each round; at the ends they stay', () => {
  const track = trackOf(MATCH);
  expect(walk(track, 'action', 1)).toEqual([2, 3, 4, 5, 6]);
  expect(walk(track, 'action', -1)).toEqual([5, 4, 3, 2, 0]);
  expect(walk(track, 'turn', 1)).toEqual([2, 3, 4, 5, 6]);
  expect(walk(track, 'round', 1)).toEqual([4, 6]);
  expect(walk(track, 'round', -1)).toEqual([4, 0]);
  expect(stepFrom(track, 6, 'action', 1)).toBe(6);
  expect(stepFrom(track, 0, 'round', -1)).toBe(0);
});

test('what was taken back is no stop, and its number leads to the last entry before it', () => {
  const [setUp, first, second, ...rest] = MATCH;
  if (setUp === undefined || first === undefined || second === undefined) throw new Error('too short');
  const undone = { seq: 3, speaker: 'red', events: [], undo: 1 };
  const track = trackOf([setUp, first, second, undone, ...rest.map((entry) => ({ ...entry, seq: entry.seq + 1 }))]);
  expect(track.stops.map(({ seq }) => seq)).toEqual([0, 1, 4, 5, 6, 7]);
  expect([1, 2, 3, 4].map((seq) => placeOf(track, seq))).toEqual([1, 1, 1, 2]);
});

test('an entry is told with its number, its round and what counts most in it', () => {
  const track = trackOf(MATCH);
  expect(describeStop(track, 5)).toBe('Move 5 of 6, round 2, the tank is destroyed');
  expect(describeStop(track, 2)).toBe('Move 2 of 6, round 1, a hit');
});

function marked(...landmarks: readonly (Landmark | null)[]): readonly Mark[] {
  const log = logOf(
    ...landmarks.map((landmark) => ['red', happening('', landmark === null ? {} : { landmark })] as const),
  );
  return marksOf(trackOf(log).stops, { isOwn: (speaker) => speaker === 'red', xOf: (place) => place * 5 });
}

test('marks nearer than eight pixels are one with a count, drawn as the gravest; others stay apart', () => {
  const near = marked('hit', 'kill', null, 'card');
  expect(near.map(({ kind, count, x }) => [kind, count, x])).toEqual([
    ['kill', 2, 5],
    ['card', 1, 20],
  ]);
  // However many there are, no two are nearer than that.
  const many = marked(...Array.from({ length: 60 }, (_, place): Landmark => (place % 3 === 0 ? 'kill' : 'hit')));
  const gaps = many.slice(1).map(({ x }, place) => x - (many[place]?.x ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  expect(many.reduce((sum, { count }) => sum + count, 0)).toBe(60);
});

test('own deeds are marked above the line and everybody else’s below, each with marks of their own', () => {
  const { stops } = trackOf(MATCH);
  const marks = marksOf(stops, { isOwn: (speaker) => speaker === 'red', xOf: (place) => place });
  expect(marks.map(({ lane, kind, place }) => [lane, kind, place])).toEqual([
    ['own', 'hit', 2],
    ['other', 'kill', 5],
  ]);
});

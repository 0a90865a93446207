import { expect, test } from 'vitest';
import { makePlane } from '../draw/plane.ts';
import { PAPER } from '../draw/theme.ts';
import type { Motion } from '../model-motion.ts';
import { BLUE, RED, smallMap, somePiece } from '../testing/small-map.ts';
import { type ActScene, paceFor, timeOf } from './act.ts';
import { actsOf } from './acts.ts';

const squad = somePiece({ id: 'squad', at: 'B02' });
const pile = [somePiece({ id: 'below', at: 'B02' }), squad];
const FLAG = { kind: 'flag', at: 'D05', words: '', text: '2', facing: null, side: BLUE, isHidden: false } as const;
const stamp = {
  kind: 'stamp',
  word: 'HIT',
  tone: 'struck',
  note: 'by 2',
  dice: [4, 5],
  sides: 6,
  added: '+1',
} as const;
const scene: ActScene = {
  plane: makePlane(smallMap(6, 5)),
  look: { theme: PAPER, hexPixels: 100, turning: 'upright', fanned: null, hidesPieces: false, ids: '' },
  pieces: pile,
  markers: [FLAG],
  last: pile,
  lastMarkers: [{ ...FLAG, side: RED }],
};

const MOTIONS: readonly Motion[] = [
  { kind: 'slide', pieces: ['squad'], path: ['B02', 'B03', 'C04'], facing: 2 },
  { kind: 'slide', pieces: ['squad'], path: ['A01'], facing: 2 },
  { kind: 'shot', from: 'B02', to: 'D05', result: 'hit' },
  { kind: 'shot', from: 'B02', to: 'D05', result: 'hit', isArc: true },
  { kind: 'shot', from: null, to: 'D05', result: 'miss', isArc: true },
  { kind: 'shot', from: 'D05', to: 'D05', result: 'hit' },
  { kind: 'flip', from: 'squad', to: 'squad' },
  { kind: 'fall', piece: 'squad' },
  { kind: 'leave', piece: 'squad' },
  { kind: 'mark', piece: 'squad' },
  { kind: 'shot', from: 'B02', to: 'D05', result: 'hit', rounds: 3 },
  { kind: 'barrage', at: ['D05', 'D06', 'C05'] },
  { ...stamp, at: 'B02', shaken: 'squad' },
  { ...stamp, at: 'D05', word: '', shaken: null },
  { kind: 'check', at: 'B02', number: '4', text: '3 AP', pieces: ['squad'] },
  { kind: 'spend', pieces: ['squad', 'below'] },
  { kind: 'hoist', at: 'D05' },
];

test('the acts of a motion last as long as it is said to last', () => {
  const lasting = MOTIONS.map((motion) =>
    actsOf(motion, scene).reduce((sum, acts) => sum + Math.max(...acts.map(({ time }) => time)), 0),
  );
  expect(lasting).toEqual(MOTIONS.map(timeOf));
});

test('a piece on its way is not drawn where it lay, and begins where it lay in its pile', () => {
  const [[act] = []] = actsOf(MOTIONS[0] ?? { kind: 'mark', piece: '' }, scene);
  expect(act?.lifted).toEqual(['squad']);
  expect(act?.frames.map(({ transform }) => transform)).toEqual([
    expect.stringMatching(/^translate\(2\.\dpx, -2\.\dpx\)/),
    expect.stringContaining('translate(90px'),
    expect.stringContaining('translate(180px'),
  ]);
});

test('a shell rises from the gun and comes down on its target', () => {
  const [[flight] = []] = actsOf({ kind: 'shot', from: 'B02', to: 'B04', result: 'hit', isArc: true }, scene);
  const places = flight?.frames.map(
    ({ transform }) => /^translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(transform) ?? [],
  );
  const [xs, ys] = [1, 2].map((part) => places?.map((place) => Number(place[part])) ?? []);
  expect([xs?.[0], ys?.[0]]).toEqual([0, 0]);
  expect([xs?.at(-1), ys?.at(-1)]).toEqual([180, 0]);
  expect(Math.min(...(ys ?? []))).toBeLessThan(-60);
});

test('what is off the map is not acted, and nothing lasts longer than one cares to watch', () => {
  expect(actsOf({ kind: 'slide', pieces: ['squad'], path: ['Z99'], facing: 0 }, scene)).toEqual([]);
  expect(actsOf({ kind: 'shot', from: 'B02', to: 'Z99', result: 'hit' }, scene)).toEqual([]);
  expect(actsOf({ kind: 'fall', piece: 'nobody' }, scene)).toEqual([]);
  expect(paceFor(MOTIONS.slice(0, 3), 0.5)).toBe(0.5);
  const many = Array.from({ length: 40 }, () => MOTIONS).flat();
  expect(many.reduce((sum, motion) => sum + timeOf(motion), 0) * paceFor(many, 1)).toBeLessThanOrEqual(9000.001);
});

test('a miss is shown as long as a hit: its flight, its dust, its word', () => {
  const lasts = (result: 'hit' | 'miss'): number[] => {
    const word = result === 'hit' ? stamp : ({ ...stamp, word: 'MISS', tone: 'missed' } as const);
    const motions = [{ kind: 'shot', from: 'A01', to: 'B02', result } as const, { ...word, at: 'B02', shaken: null }];
    return motions.flatMap((motion) => actsOf(motion, scene).map((acts) => Math.max(...acts.map(({ time }) => time))));
  };
  expect(lasts('miss')).toEqual(lasts('hit'));
  expect(lasts('miss')).toHaveLength(3);
});

test('a stamp has its dice, its word and what shakes under it at once; dice that decide nothing yet stay alone', () => {
  const [acts = [], ...none] = actsOf({ ...stamp, at: 'B02', shaken: 'squad' }, scene);
  expect(none).toEqual([]);
  expect(acts.map(({ lifted }) => lifted)).toEqual([['squad'], [], []]);
  expect(acts[2]?.text).toMatch(/HIT.*by 2/);
  expect(acts.flatMap(({ beats = [] }) => beats.map(({ beat }) => beat))).toEqual(['dice', 'word']);
  const [lying = []] = actsOf({ ...stamp, at: 'B02', word: '', shaken: null }, scene);
  expect(lying.map(({ frames }) => frames.at(-1)?.opacity)).toEqual([1]);
});

test('a check turns its card beside the counter, and the bar comes while its number is seen', () => {
  const [back, face, bar] = actsOf({ kind: 'check', at: 'B02', number: '4', text: '3 AP', pieces: ['squad'] }, scene);
  expect([back?.length, face?.length, bar?.length]).toEqual([1, 1, 2]);
  expect(bar?.[0]?.frames.map(({ clipPath }) => clipPath)).toEqual([expect.any(String), expect.any(String)]);
  expect(bar?.[1]?.text).toBe(face?.[0]?.text);
});

test('the card of a check does not lie over the flag of an objective', () => {
  const check = { kind: 'check', at: 'B02', number: '4', text: '3 AP', pieces: ['squad'] } as const;
  const spotBeside = (at: string): string => {
    const [[act] = []] = actsOf(check, { ...scene, markers: [{ ...FLAG, at }] });
    return JSON.stringify(act?.at);
  };
  expect(spotBeside('D05')).toBe(spotBeside('E05'));
  const sides = ['A02', 'A03', 'B03', 'C02', 'C03', 'B01'].map(spotBeside);
  expect(new Set(sides).size).toBeGreaterThan(1);
});

test('a flag that is struck stands for its marker, and the one that rises is that of the end', () => {
  const acts = actsOf({ kind: 'hoist', at: 'D05' }, scene);
  expect(acts.map((each) => each.map(({ furled }) => furled))).toEqual([
    ['D05', 'D05'],
    ['D05', 'D05'],
  ]);
  expect(acts.map((each) => each[1]?.frames.at(-1)?.opacity)).toEqual([0, 1]);
  expect(acts[0]?.[1]?.text).not.toBe(acts[1]?.[1]?.text);
  expect(actsOf({ kind: 'hoist', at: 'A01' }, scene)).toEqual([]);
});

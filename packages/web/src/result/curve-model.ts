import type { Curve, ResultModel, RoundStart, ScorePoint, StoryModel } from '../face/result.ts';

export interface CurveModel {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly lines: readonly { readonly side: string; readonly d: string }[];
  /** Between the lines, by the side in the lead. */
  readonly areas: readonly { readonly side: string; readonly d: string }[];
  /** `part`: how far along the curve it is. */
  readonly dots: readonly { readonly x: number; readonly y: number; readonly part: number }[];
  readonly ends: readonly { readonly side: string; readonly x: number; readonly y: number; readonly figure: number }[];
  readonly ticks: readonly { readonly y: number; readonly figure: number }[];
  /** Each with the border before it (null for the first) and a label where there is room. */
  readonly rounds: readonly {
    readonly round: number;
    readonly x: number | null;
    readonly middle: number;
    readonly label: string;
  }[];
}

interface CurveSize {
  readonly width: number;
  readonly height: number;
  /** Room for the names at the right end. */
  readonly names: number;
}

const SIZE: CurveSize = { width: 430, height: 262, names: 100 };
const LEFT = 26;
const TOP = 22;
const FOOT = 26;
/** Least vertical distance between two names. */
const APART = 20;

export function curveOf(
  result: ResultModel,
  { points: scores }: Curve,
  points: StoryModel['points'],
  size = SIZE,
): CurveModel {
  const { sides, entries: last } = result;
  const first = scores[0]?.seq ?? 0;
  const [right, bottom] = [size.width - size.names, size.height - FOOT];
  const scale = scaleOf(scores.flatMap(({ by }) => by));
  const x = (seq: number): number => round(LEFT + ((right - LEFT) * (seq - first)) / Math.max(1, last - first));
  const y = (score: number): number =>
    round(bottom - ((bottom - TOP) * (score - scale.low)) / (scale.high - scale.low));
  const spans = scores.map((point, place) => ({ point, from: x(point.seq), to: x(scores[place + 1]?.seq ?? last) }));
  const at = ({ by }: ScorePoint, place: number): number => by[place] ?? 0;
  const lines = sides.map(({ side }, place) => ({
    side,
    d: spans
      .map(({ point, from, to }, step) => `${step === 0 ? `M${from} ` : `H${from}V`}${y(at(point, place))}H${to}`)
      .join(''),
  }));
  const areas = spans.flatMap(({ point, from, to }) => {
    const [one, other] = [at(point, 0), at(point, 1)];
    const leader = sides[one > other ? 0 : 1];
    if (one === other || leader === undefined) return [];
    return [{ side: leader.side, d: `M${from} ${y(one)}H${to}V${y(other)}H${from}Z` }];
  });
  return {
    ...{ width: size.width, height: size.height, left: LEFT, right, top: TOP, bottom, lines, areas },
    dots: points.map(({ seq }) => ({ ...dotAt(scores, seq, x, y), part: (seq - first) / Math.max(1, last - first) })),
    ends: apart(
      sides.map(({ side }, place) => ({ side, figure: at(scores.at(-1) ?? NO_SCORE, place) })),
      right + 18,
      y,
    ),
    ticks: scale.ticks.map((figure) => ({ figure, y: y(figure) })),
    rounds: roundsIn(result.rounds, first, last, x),
  };
}

const NO_SCORE: ScorePoint = { seq: 0, round: 0, by: [] };

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The point of the line that changed most. */
function dotAt(scores: readonly ScorePoint[], seq: number, x: (seq: number) => number, y: (score: number) => number) {
  const place = scores.findLastIndex((point) => point.seq <= seq);
  const [now, was] = [scores[place] ?? NO_SCORE, scores[place - 1] ?? NO_SCORE];
  const changes = now.by.map((score, side) => Math.abs(score - (was.by[side] ?? 0)));
  const most = changes.indexOf(Math.max(...changes));
  return { x: x(seq), y: y(now.by[most] ?? 0) };
}

type CurveEnd = CurveModel['ends'][number];

/** Names that would overlap move apart, the higher score up. */
function apart(
  ends: readonly Pick<CurveEnd, 'side' | 'figure'>[],
  x: number,
  y: (score: number) => number,
): CurveEnd[] {
  const placed = ends.map((end) => ({ ...end, x, y: y(end.figure) }));
  const [one, other] = placed;
  if (one === undefined || other === undefined) return placed;
  const [upper, lower] = one.figure >= other.figure ? [one, other] : [other, one];
  const missing = Math.max(0, APART - (lower.y - upper.y)) / 2;
  return placed.map((end) => ({ ...end, y: end.y + (end === upper ? -missing : missing) }));
}

interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_TICKS = 5;

/** From zero, unless everything lies far above it. */
function scaleOf(figures: readonly number[]): Scale {
  const [least, most] = [Math.min(...figures), Math.max(1, ...figures)];
  const low = least > 0.4 * most ? least - Math.max(1, 0.25 * (most - least)) : Math.min(0, least);
  const step = STEPS.find((each) => (most - low) / each <= MOST_TICKS) ?? 100;
  const from = Math.ceil(low / step) * step;
  const ticks = Array.from({ length: Math.floor((most - from) / step) + 1 }, (_, place) => from + place * step);
  return { low, high: Math.max(most, low + 1), ticks };
}

/** The width a label needs, in pixels. */
const ROOM = { long: 56, short: 14 };

function roundsIn(
  starts: readonly RoundStart[],
  first: number,
  last: number,
  x: (seq: number) => number,
): CurveModel['rounds'] {
  // A game that does not announce its first round starts with it.
  const [begun] = starts;
  const all = begun === undefined || begun.round > 1 ? [{ round: 1, seq: first }, ...starts] : starts;
  const spans = all.map(({ round: number, seq }, place) => {
    const [from, to] = [x(Math.max(first, seq)), x(all[place + 1]?.seq ?? last)];
    return { round: number, from, to };
  });
  const isRoomy = spans.every(({ from, to }) => to - from >= ROOM.long);
  return spans.map(({ round: number, from, to }, place) => ({
    round: number,
    x: place === 0 ? null : from,
    middle: (from + to) / 2,
    label: isRoomy ? `Round ${number}` : to - from >= ROOM.short ? String(number) : '',
  }));
}

import type { CurvePoint, KeyMoment } from '@sandtable/lab';

export interface CurvePlan {
  readonly height: number;
  readonly points: readonly CurvePoint[];
  readonly moments: readonly KeyMoment[];
  /** The first entry of each round. */
  readonly rounds: readonly { readonly round: number; readonly seq: number }[];
  xOf(seq: number): number;
  /** The entry on the screen; null for none. */
  readonly at: number | null;
  readonly own: string | undefined;
  readonly other: string | undefined;
}

/** Pixels of margin above and below, so that a line at 0 or 100% is not cut off. */
const RIM = 7;

/** Own side's colour below the line, the enemy's above it; dashes for rounds, marks on the line for the key moments. */
export function ChanceCurve({ plan }: { readonly plan: CurvePlan }) {
  const { height, points, moments, rounds, xOf, at, own, other } = plan;
  const yOf = (share: number): number => round(RIM + (1 - share) * (height - 2 * RIM));
  const places = points.map(({ seq, share }) => ({ x: round(xOf(seq)), y: yOf(share) }));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return null;
  const line = places.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const shown = at === null ? undefined : shareAt(points, at);
  return (
    <g className="chance">
      <path className="chance-area" data-side={other} d={`${line}V${RIM}H${first.x}Z`} />
      <path className="chance-area" data-side={own} d={`${line}V${height - RIM}H${first.x}Z`} />
      <path className="chance-half" d={`M${first.x} ${yOf(0.5)}H${last.x}`} />
      {rounds.map(({ round: number, seq }) =>
        xOf(seq) <= first.x ? null : (
          <g key={number}>
            <path className="chance-round" d={`M${round(xOf(seq))} 0V${height}`} />
            <text className="chance-label" x={round(xOf(seq)) + 4} y={height - RIM - 4}>
              R{number}
            </text>
          </g>
        ),
      )}
      <path className="chance-casing" d={line} />
      <path className="chance-line" d={line} />
      {at === null || shown === undefined ? null : (
        <g className="chance-at">
          <path d={`M${round(xOf(at))} 0V${height}`} />
          <circle cx={round(xOf(at))} cy={yOf(shown)} r={5} />
        </g>
      )}
      {moments.map((moment) => (
        <g
          key={`${moment.kind} ${moment.seq}`}
          className="chance-mark"
          data-kind={moment.kind}
          transform={`translate(${round(xOf(moment.seq))} ${yOf(shareAt(points, moment.seq) ?? 0.5)})`}
        >
          <path d={MARKS[moment.kind]} />
        </g>
      ))}
    </g>
  );
}

/** Shapes differ as well as colours, for people who cannot tell the colours apart. */
const MARKS: Readonly<Record<KeyMoment['kind'], string>> = {
  mistake: 'M-8 -6H8L0 8Z',
  good: 'M-8 6H8L0 -8Z',
  luck: 'M-6.5 -6.5H6.5V6.5H-6.5Z',
  others: 'M0 -8 8 0 0 8 -8 0Z',
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The chance after an entry, interpolated between two points of the curve. */
export function shareAt(points: readonly CurvePoint[], seq: number): number | undefined {
  const next = points.findIndex((point) => point.seq >= seq);
  const [before, after] = [points[next - 1], points[next]];
  if (after === undefined || before === undefined) return (after ?? points.at(-1))?.share;
  const part = (seq - before.seq) / (after.seq - before.seq);
  return before.share + part * (after.share - before.share);
}

/** The same figures as a table, for screen readers. */
export function ChanceTable({ points, roundOf }: Pick<CurvePlan, 'points'> & { roundOf: (seq: number) => number }) {
  return (
    <table className="unseen">
      <caption>The chance to win</caption>
      <thead>
        <tr>
          <th scope="col">Round</th>
          <th scope="col">After move</th>
          <th scope="col">Chance</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ seq, share }) => (
          <tr key={seq}>
            <td>{roundOf(seq)}</td>
            <td>{seq}</td>
            <td>{Math.round(100 * share)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

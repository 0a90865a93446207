import type { VpPoint } from './luck.ts';

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 8;

/** How the score went, entry by entry: one stepped line a side, told apart by dashes as well. */
export function VpCurve({ points, last }: { readonly points: readonly VpPoint[]; readonly last: number }) {
  const most = Math.max(1, ...points.flatMap(({ german, soviet }) => [german, soviet]));
  const x = (seq: number): number => EDGE + ((WIDTH - 2 * EDGE) * seq) / Math.max(1, last);
  const y = (vp: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * Math.max(0, vp)) / most;
  const way = (side: 'german' | 'soviet'): string =>
    points
      .map((point, place) =>
        place === 0 ? `M${x(point.seq)} ${y(point[side])}` : `H${x(point.seq)}V${y(point[side])}`,
      )
      .join('') + `H${x(last)}`;
  return (
    <svg
      className="vp-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`The score over the match, up to ${most} VP`}
    >
      <path className="vp-axis" d={`M${EDGE} ${EDGE}V${HEIGHT - EDGE}H${WIDTH - EDGE}`} />
      <path className="vp-way" d={way('german')} />
      <path className="vp-way vp-dashed" d={way('soviet')} />
      <text x={EDGE + 3} y={EDGE + 8}>
        {most}
      </text>
    </svg>
  );
}

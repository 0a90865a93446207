import type { Side } from '@sandtable/bear';
import type { VpPoint } from './luck.ts';
import { SIDES } from './sides.ts';

interface VpCurveProps {
  readonly points: readonly VpPoint[];
  readonly rounds: readonly { readonly round: number; readonly seq: number }[];
  readonly last: number;
}

/** How the score went, entry by entry under its rounds: one stepped line a side, told apart by dashes as well. */
export function VpCurve({ points, rounds, last }: VpCurveProps) {
  const figures = points.flatMap(({ german, soviet }) => [german, soviet]);
  const most = Math.max(1, ...figures);
  const least = Math.min(0, ...figures);
  const x = (seq: number): number => (100 * seq) / Math.max(1, last);
  const y = (vp: number): number => (100 * (most - vp)) / (most - least);
  const way = (side: Side): string =>
    points
      .map((point, place) =>
        place === 0 ? `M${x(point.seq)} ${y(point[side])}` : `H${x(point.seq)}V${y(point[side])}`,
      )
      .join('') + `H${x(last)}`;
  const end = points.at(-1) ?? { german: 0, soviet: 0 };
  const summary = `The score over ${rounds.length} rounds: German ${end.german}, Soviet ${end.soviet}`;
  return (
    <div className="vp-curve" role="img" aria-label={summary}>
      <div className="vp-plot" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {rounds.map(({ round, seq }) => (
            <path key={round} className="vp-round" d={`M${x(seq)} 0V100`} />
          ))}
          <path className="vp-axis" d={`M0 ${y(0)}H100`} />
          {SIDES.map(({ side }) => (
            <path key={side} className="vp-way" data-side={side} d={way(side)} />
          ))}
        </svg>
        <span className="vp-top">{most}</span>
        <span className="vp-bottom">{least}</span>
        {SIDES.map(({ side, name }) => (
          <span
            key={side}
            className="vp-end"
            data-side={side}
            data-lead={side === 'german' ? end.german >= end.soviet : end.soviet > end.german}
            style={{ top: `${y(end[side])}%` }}
          >
            {name} {end[side]}
          </span>
        ))}
      </div>
      <div className="vp-rounds" aria-hidden="true">
        {labelled(rounds, x).map(({ round, seq }) => (
          <span key={round} style={{ left: `${x(seq)}%` }}>
            {round}
          </span>
        ))}
      </div>
    </div>
  );
}

/** In hundredths of the width: what a label needs. */
const ROOM = 7;

/** Rounds that are over at once would write over each other: the first of them has the label. */
function labelled(rounds: VpCurveProps['rounds'], x: (seq: number) => number): VpCurveProps['rounds'] {
  let free = 0;
  return rounds.filter(({ seq }) => {
    if (x(seq) < free) return false;
    free = x(seq) + ROOM;
    return true;
  });
}

import type { Curve, ResultModel, RoundStart, ScorePoint } from '../face/result.ts';

interface ScoreCurveProps {
  readonly result: ResultModel;
  readonly curve: Curve;
}

/** The score, entry by entry under its rounds: one stepped line per side, told apart by dashes too. */
export function ScoreCurve({ result, curve: { title, points: curve } }: ScoreCurveProps) {
  const { rounds, sides, entries: last } = result;
  const figures = curve.flatMap(({ by }) => by);
  const most = Math.max(1, ...figures);
  const least = Math.min(0, ...figures);
  const x = (seq: number): number => (100 * seq) / Math.max(1, last);
  const y = (score: number): number => (100 * (most - score)) / (most - least);
  const ends = sides.map((_, place) => scoreAt(curve.at(-1), place));
  const summary = sides.map(({ name }, place) => `${name} ${ends[place]}`).join(', ');
  const way = (place: number): string =>
    curve
      .map((point, at) => {
        const [across, down] = [x(point.seq), y(scoreAt(point, place))];
        return at === 0 ? `M${across} ${down}` : `H${across}V${down}`;
      })
      .join('') + `H${x(last)}`;
  return (
    <div className="score-curve" role="img" aria-label={`${title}, ${rounds.length} rounds: ${summary}`}>
      <div className="score-plot" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {rounds.map(({ round, seq }) => (
            <path key={round} className="score-round" d={`M${x(seq)} 0V100`} />
          ))}
          <path className="score-axis" d={`M0 ${y(0)}H100`} />
          {sides.map(({ side }, place) => (
            <path
              key={side}
              className="score-way"
              data-side={side}
              data-second={place > 0 || undefined}
              d={way(place)}
            />
          ))}
        </svg>
        <span className="score-top">{most}</span>
        <span className="score-bottom">{least}</span>
        {sides.map(({ side, name }, place) => (
          <span
            key={side}
            className="score-end"
            data-side={side}
            data-second={place > 0 || undefined}
            data-lead={isAhead(ends, place)}
            style={{ top: `${y(ends[place] ?? 0)}%` }}
          >
            {name} {ends[place]}
          </span>
        ))}
      </div>
      <div className="score-rounds" aria-hidden="true">
        {labelled(rounds, x).map(({ round, seq }) => (
          <span key={round} style={{ left: `${x(seq)}%` }}>
            {round}
          </span>
        ))}
      </div>
    </div>
  );
}

function scoreAt(point: ScorePoint | undefined, place: number): number {
  return point?.by[place] ?? 0;
}

/** Of equal scores the first stands above. */
function isAhead(ends: readonly number[], place: number): boolean {
  return ends.indexOf(Math.max(...ends)) === place;
}

/** The width a label needs, in percent. */
const ROOM = 7;

/** Labels of very short rounds would overlap: the first keeps its own. */
function labelled(rounds: readonly RoundStart[], x: (seq: number) => number): RoundStart[] {
  let free = 0;
  return rounds.filter(({ seq }) => {
    if (x(seq) < free) return false;
    free = x(seq) + ROOM;
    return true;
  });
}

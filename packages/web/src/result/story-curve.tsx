import type { Cast, Curve, ResultModel, StoryModel } from '../face/result.ts';
import { nameIn } from './cast.ts';
import { curveOf, type CurveModel } from './curve-model.ts';

interface StoryCurveProps {
  readonly result: ResultModel;
  readonly curve: Curve;
  readonly points: StoryModel['points'];
  readonly cast: Cast;
}

/** Two stepped lines in the sides' colours, the area between them in the leader's, the turning points as numbered dots. */
export function StoryCurve({ result, curve, points, cast }: StoryCurveProps) {
  const model = curveOf(result, curve, points);
  const { width, height, ends } = model;
  const names = result.sides.map((side) => nameIn(cast, side));
  const told = result.sides.map((_, place) => `${names[place]} ${ends[place]?.figure}`).join(', ');
  return (
    <figure className="story-card story-curve">
      <h3 className="story-title">{curve.title}</h3>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${curve.title}, over ${Math.max(1, model.rounds.length)} rounds. At the end: ${told}`}
      >
        <Ground model={model} />
        <g className="curve-draws">
          {model.areas.map(({ side, d }, place) => (
            <path key={place} className="curve-area" data-side={side} d={d} />
          ))}
          {model.lines.map(({ side, d }) => (
            <path key={`${side} casing`} className="curve-casing" d={d} />
          ))}
          {model.lines.map(({ side, d }) => (
            <path key={side} className="curve-line" data-side={side} d={d} />
          ))}
        </g>
        {model.dots.map(({ x, y, part }, place) => (
          <g key={place} className="curve-dot" style={{ animationDelay: `${1520 + Math.round(700 * part)}ms` }}>
            <circle cx={x} cy={y} r="11" />
            <text x={x} y={y + 4.6}>
              {place + 1}
            </text>
          </g>
        ))}
        {ends.map(({ side, x, y, figure }, place) => (
          <g key={side} className="curve-end" data-side={side}>
            {place === 0 ? <rect x={x} y={y - 6} width="12" height="12" /> : <circle cx={x + 6} cy={y} r="6.5" />}
            <text x={x + 19} y={y + 5}>
              {names[place]} {figure}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Ground({ model: { ticks, rounds, left, right, top, bottom } }: { readonly model: CurveModel }) {
  return (
    <g className="curve-ground">
      {ticks.map(({ y, figure }) => (
        <g key={figure}>
          <path d={`M${left} ${y}H${right}`} />
          <text x={left - 8} y={y + 4.5} textAnchor="end">
            {figure}
          </text>
        </g>
      ))}
      {rounds.map(({ round, x, middle, label }) => (
        <g key={round}>
          {x === null ? null : <path className="curve-round" d={`M${x} ${top - 8}V${bottom}`} />}
          {label === '' ? null : (
            <text x={middle} y={bottom + 18} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

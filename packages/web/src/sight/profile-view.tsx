import type { ProfileStep } from '../face/position.ts';
import { profileShape } from './profile-shape.ts';

/** The ground along the line from the side: levels, hexes with their names, the eyes at both ends, and where it is cut. */
export function ProfileView({ steps, isClear }: { readonly steps: readonly ProfileStep[]; readonly isClear: boolean }) {
  const { width, height, boxes, eyes, names, levels } = profileShape(steps);
  const [first, last] = eyes;
  return (
    <div className="profile-frame" tabIndex={0} role="group" aria-label="Side view">
      <svg
        className="profile"
        viewBox={`${-AXIS} 0 ${width + AXIS} ${height}`}
        width={width + AXIS}
        height={height}
        role="img"
        aria-label={`Side view of the line: ${names.map(({ text }) => text).join(', ')}`}
      >
        {levels.map(({ level, y }) => (
          <g key={level} className="profile-level">
            <line x1={0} y1={y} x2={width} y2={y} />
            <text x={-5} y={y + 4}>
              {level}
            </text>
          </g>
        ))}
        {boxes.map(({ x, y, width: wide, height: high, what, blocks, name }, place) => (
          <rect key={place} x={x} y={y} width={wide} height={high} className={`profile-${what}`} data-blocks={blocks}>
            <title>{name}</title>
          </rect>
        ))}
        <line
          className="profile-line"
          x1={first.x}
          y1={first.y}
          x2={last.x}
          y2={last.y}
          strokeDasharray={isClear ? undefined : '5 4'}
        />
        <circle cx={first.x} cy={first.y} r="4" />
        <circle cx={last.x} cy={last.y} r="4" />
        {names.map(({ x, y, text, blocks, top }, place) => (
          <g key={place} className="profile-name" data-blocks={blocks}>
            <text x={x} y={y}>
              {text}
            </text>
            {blocks ? <path className="profile-cut" d={`M${x - 6} ${top - 14}l12 12m0-12l-12 12`} /> : null}
          </g>
        ))}
      </svg>
    </div>
  );
}

/** For the figures of the levels. */
const AXIS = 16;

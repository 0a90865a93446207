import type { ProfileStep } from '../face/sight.ts';
import { profileShape } from './profile-shape.ts';

/** The ground along the line from the side, with the eyes at both ends. */
export function ProfileView({ steps, isClear }: { readonly steps: readonly ProfileStep[]; readonly isClear: boolean }) {
  const { width, height, boxes, eyes } = profileShape(steps);
  const [first, last] = eyes;
  return (
    <svg
      className="profile"
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      role="img"
      aria-label="Side view of the line"
    >
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
        strokeDasharray={isClear ? undefined : '4 3'}
      />
      <circle cx={first.x} cy={first.y} r="3" />
      <circle cx={last.x} cy={last.y} r="3" />
    </svg>
  );
}

import type { Landmark } from '../face/happening.ts';
import type { Mark } from './marks.ts';

/** Round the origin, some 12 pixels wide. The outline carries the contrast. */
const SHAPES: Readonly<Record<Landmark, string>> = {
  hit: 'M0 -7 1.9 -3.4 5.6 -4.2 4.2 -.6 7 1.6 3.5 3 3.3 6.6 0 4.9 -3.3 6.6 -3.5 3 -7 1.6 -4.2 -.6 -5.6 -4.2 -1.9 -3.4Z',
  kill: 'M-6.5 0A6.5 6.5 0 1 1 6.5 0 6.5 6.5 0 1 1 -6.5 0Z',
  flag: 'M-4 7V-7H6L3.4 -3.5 6 0H-2.4V7Z',
  card: 'M-4.5 -6.5H4.5V6.5H-4.5Z',
  event: 'M0 -5.5 5.5 0 0 5.5 -5.5 0Z',
};

const CROSS = 'M-2.6 -2.6 2.6 2.6M2.6 -2.6 -2.6 2.6';

/** A mark on the track; one that stands for several is larger and says how many. */
export function MarkPicture({ mark: { x, kind, count }, y }: { readonly mark: Mark; readonly y: number }) {
  return (
    <g className="scrub-mark" data-kind={kind} transform={`translate(${x.toFixed(1)} ${y})`}>
      <path d={SHAPES[kind]} transform={count > 1 ? 'scale(1.3)' : undefined} />
      {count > 1 ? <text y={4}>{count}</text> : kind === 'kill' ? <path className="scrub-cross" d={CROSS} /> : null}
    </g>
  );
}

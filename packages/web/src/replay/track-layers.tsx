import { memo, useContext, useMemo } from 'react';
import type { Landmark } from '../face/happening.ts';
import { isPerson } from '../link/seating.ts';
import { usePlay } from '../match/play-context.tsx';
import { Branches } from './branches.ts';
import { type Mark, marksOf } from './marks.ts';
import { placeOf, type Track } from './track.ts';

/** Pixels left and right of the line. */
export const EDGE = 14;

/** Pixels from the top. */
interface Rows {
  readonly height: number;
  readonly top: number;
  readonly line: number;
  readonly bottom: number;
}

export const LARGE: Rows = { height: 76, top: 24, line: 46, bottom: 68 };
export const SMALL: Rows = { height: 58, top: 18, line: 36, bottom: 54 };

/** The x of a place on the line, in pixels. */
export function xOn({ stops }: Track, width: number): (place: number) => number {
  const step = (width - 2 * EDGE) / Math.max(stops.length - 1, 1);
  return (place) => EDGE + place * step;
}

interface LayerProps {
  readonly track: Track;
  readonly width: number;
  readonly rows: Rows;
}

/** Drawn once for each width: rounds as bands, a tick for each entry, own ones above the line and all others below. */
export const Ground = memo(function Ground({ track, width, rows }: LayerProps) {
  const isOwn = useIsOwn();
  const { top, line, bottom } = rows;
  const xOf = xOn(track, width);
  const ticks = track.stops
    .map(({ speaker }, place) => `M${xOf(place).toFixed(1)} ${line}v${isOwn(speaker) ? -4 : 4}`)
    .join('');
  return (
    <>
      <rect className="scrub-band" x={2} y={top} width={width - 4} height={bottom - top} rx={6} />
      {track.rounds.map(({ round, from }) => (
        <g key={round}>
          <path className="scrub-round" d={`M${xOf(from)} ${top}V${bottom}`} />
          <text className="scrub-label" x={xOf(from) + 3} y={top - 5}>
            R{round}
          </text>
        </g>
      ))}
      <path className="scrub-line" d={`M${EDGE} ${line}H${width - EDGE}`} />
      <path className="scrub-tick" d={ticks} />
    </>
  );
});

/** Branches as tracks above the match: each starts at its entry, and is as long as it was played. */
export function BranchLines({ track, width, rows: { top, line } }: LayerProps) {
  const tracks = useContext(Branches)?.tracks ?? [];
  const isOwn = useIsOwn();
  const xOf = xOn(track, width);
  return tracks.map(({ number, from, stops }) => {
    const place = placeOf(track, from);
    const lane = top - LANE;
    const at = (each: number): number => Math.min(xOf(place + each), width - EDGE);
    const end = Math.max(at(stops.length - 1), xOf(place) + 2 * LANE);
    return (
      <g key={number} className="scrub-branch" data-testid="branch-track">
        <path d={`M${xOf(place)} ${line}V${lane}H${end}`} />
        {marksOf(stops, { isOwn, xOf: at }).map((mark) => (
          <MarkPicture key={`${mark.place} ${mark.lane}`} mark={mark} y={lane} />
        ))}
        <circle cx={end} cy={lane} r={8} />
        <text x={end} y={lane + 4}>
          {number}
        </text>
      </g>
    );
  });
}

/** How far above the match, in pixels. */
const LANE = 11;

/** Drawn below the marks of its own entry. */
export function Playhead({
  x,
  width,
  seq,
  rows: { top, line, bottom },
}: Pick<LayerProps, 'rows' | 'width'> & { x: number; seq: number }) {
  const whole = Math.max(1, width - 2 * EDGE);
  return (
    <g data-testid="playhead">
      <path
        className="scrub-done"
        // Only ever made shorter: a browser that stretches a picture of it would blur it far over its ends.
        d={`M0 ${line}H${whole}`}
        style={{ transform: `translateX(${EDGE}px) scaleX(${(x - EDGE) / whole})` }}
      />
      <g className="scrub-head" style={{ transform: `translateX(${x}px)` }}>
        <path d={`M0 ${top - 4}V${bottom}`} />
        <circle cy={line} r={8} />
        <rect x={-17} y={top - 22} width={34} height={18} rx={9} />
        <text y={top - 8}>{seq}</text>
      </g>
    </g>
  );
}

export const Marks = memo(function Marks({ track, width, rows: { top, line, bottom } }: LayerProps) {
  const isOwn = useIsOwn();
  const marks = useMemo(() => marksOf(track.stops, { isOwn, xOf: xOn(track, width) }), [track, width, isOwn]);
  const y = (mark: Mark): number => (mark.lane === 'own' ? (top + line) / 2 : (line + bottom) / 2);
  return marks.map((mark) => <MarkPicture key={`${mark.place} ${mark.lane}`} mark={mark} y={y(mark)} />);
});

/** Own deeds are those of the side whose eyes are in use; without a side, those of people. */
function useIsOwn(): (speaker: string | null) => boolean {
  const { position, seat } = usePlay((state) => state.moment);
  const { seating } = usePlay((state) => state.sitting);
  return useMemo(() => {
    const side = position.sideOf(seat);
    return (speaker) =>
      speaker === null || (side === undefined ? isPerson(seating, speaker) : position.sideOf(speaker) === side);
  }, [position, seat, seating]);
}

/** Centred on the origin, about 12 pixels wide. The outline provides the contrast. */
const SHAPES: Readonly<Record<Landmark, string>> = {
  hit: 'M0 -7 1.9 -3.4 5.6 -4.2 4.2 -.6 7 1.6 3.5 3 3.3 6.6 0 4.9 -3.3 6.6 -3.5 3 -7 1.6 -4.2 -.6 -5.6 -4.2 -1.9 -3.4Z',
  kill: 'M-6.5 0A6.5 6.5 0 1 1 6.5 0 6.5 6.5 0 1 1 -6.5 0Z',
  flag: 'M-4 7V-7H6L3.4 -3.5 6 0H-2.4V7Z',
  card: 'M-4.5 -6.5H4.5V6.5H-4.5Z',
  event: 'M0 -5.5 5.5 0 0 5.5 -5.5 0Z',
};

const CROSS = 'M-2.6 -2.6 2.6 2.6M2.6 -2.6 -2.6 2.6';

/** A mark on the track; one that stands for several is larger and shows their number. */
function MarkPicture({ mark: { x, kind, count }, y }: { readonly mark: Mark; readonly y: number }) {
  return (
    <g className="scrub-mark" data-kind={kind} transform={`translate(${x.toFixed(1)} ${y})`}>
      <path d={SHAPES[kind]} transform={count > 1 ? 'scale(1.3)' : undefined} />
      {count > 1 ? <text y={4}>{count}</text> : kind === 'kill' ? <path className="scrub-cross" d={CROSS} /> : null}
    </g>
  );
}

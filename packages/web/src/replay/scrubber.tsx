import { memo, type PointerEvent, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isPerson } from '../link/seating.ts';
import { usePlay } from '../match/play-context.tsx';
import { type Player, seek, usePlayer, useReplay, useTrack } from './player.ts';
import { type Mark, marksOf } from './marks.ts';
import { Branches } from './branches.ts';
import { MarkPicture } from './mark-picture.tsx';
import { describeStop, placeOf, type Track } from './track.ts';

/** Pixels left and right of the line. */
const EDGE = 14;

interface ScrubberProps {
  /** On a small screen. */
  readonly isSmall: boolean;
}

/** The track with its rounds, marks and playhead: drag anywhere on it. */
export function Scrubber({ isSmall }: ScrubberProps) {
  const player = usePlayer();
  const track = useTrack();
  const at = useReplay((state) => state.at);
  const [box, width] = useWidth();
  const drag = useDrag(player, track, width);
  const place = placeOf(track, at);
  const xOf = xOn(track, width);
  return (
    <div
      ref={box}
      className="scrubber"
      data-testid="scrubber"
      data-small={isSmall || undefined}
      role="slider"
      tabIndex={0}
      aria-label="Entry"
      aria-valuemin={0}
      aria-valuemax={track.stops.at(-1)?.seq ?? 0}
      aria-valuenow={at}
      aria-valuetext={describeStop(track, place)}
      {...drag}
    >
      {width === 0 ? null : (
        <svg width={width} height={isSmall ? SMALL.height : LARGE.height} aria-hidden="true">
          <Ground track={track} width={width} rows={isSmall ? SMALL : LARGE} />
          <BranchLines track={track} width={width} rows={isSmall ? SMALL : LARGE} />
          <Playhead x={xOf(place)} seq={track.stops[place]?.seq ?? 0} rows={isSmall ? SMALL : LARGE} />
          <Marks track={track} width={width} rows={isSmall ? SMALL : LARGE} />
        </svg>
      )}
    </div>
  );
}

/** Where things are drawn, in pixels from the top. */
interface Rows {
  readonly height: number;
  readonly top: number;
  readonly line: number;
  readonly bottom: number;
}

const LARGE: Rows = { height: 76, top: 24, line: 46, bottom: 68 };
const SMALL: Rows = { height: 58, top: 18, line: 36, bottom: 54 };

/** The place on the line in pixels. */
function xOn({ stops }: Track, width: number): (place: number) => number {
  const step = (width - 2 * EDGE) / Math.max(stops.length - 1, 1);
  return (place) => EDGE + place * step;
}

interface LayerProps {
  readonly track: Track;
  readonly width: number;
  readonly rows: Rows;
}

/** Drawn once for each width: rounds as bands, a tick for each entry, the AI's and everybody else's below the line. */
const Ground = memo(function Ground({ track, width, rows }: LayerProps) {
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

/** Branches as tracks of their own above the match: each leaves it at its entry, and is as long as it was played. */
function BranchLines({ track, width, rows: { top, line } }: LayerProps) {
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

/** Under the marks of its own entry. */
function Playhead({ x, seq, rows: { top, line, bottom } }: Pick<LayerProps, 'rows'> & { x: number; seq: number }) {
  return (
    <g data-testid="playhead">
      <path className="scrub-done" d={`M${EDGE} ${line}H${x}`} />
      <g className="scrub-head" transform={`translate(${x} 0)`}>
        <path d={`M0 ${top - 4}V${bottom}`} />
        <circle cy={line} r={8} />
        <rect x={-17} y={top - 22} width={34} height={18} rx={9} />
        <text y={top - 8}>{seq}</text>
      </g>
    </g>
  );
}

const Marks = memo(function Marks({ track, width, rows: { top, line, bottom } }: LayerProps) {
  const isOwn = useIsOwn();
  const marks = useMemo(() => marksOf(track.stops, { isOwn, xOf: xOn(track, width) }), [track, width, isOwn]);
  const y = (mark: Mark): number => (mark.lane === 'own' ? (top + line) / 2 : (line + bottom) / 2);
  return marks.map((mark) => <MarkPicture key={`${mark.place} ${mark.lane}`} mark={mark} y={y(mark)} />);
});

/** Own deeds are those of the side whose eyes are taken; without a side, those of people. */
function useIsOwn(): (speaker: string | null) => boolean {
  const { position, seat } = usePlay((state) => state.moment);
  const { seating } = usePlay((state) => state.sitting);
  return useMemo(() => {
    const side = position.sideOf(seat);
    return (speaker) =>
      speaker === null || (side === undefined ? isPerson(seating, speaker) : position.sideOf(speaker) === side);
  }, [position, seat, seating]);
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}

/** One entry a frame, however fast the pointer is; where it is let go the map goes there. */
function useDrag(player: Player, track: Track, width: number) {
  const frame = useRef(0);
  const seqAt = (event: PointerEvent<HTMLElement>): number => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const share = Math.min(Math.max((x - EDGE) / Math.max(width - 2 * EDGE, 1), 0), 1);
    return track.stops[Math.round(share * (track.stops.length - 1))]?.seq ?? 0;
  };
  const to = (seq: number, isPassing: boolean): void => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => void seek(player, seq, isPassing));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      to(seqAt(event), true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) to(seqAt(event), true);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => to(seqAt(event), false),
  };
}

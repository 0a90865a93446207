import { type PointerEvent, useRef } from 'react';
import { useWidth } from './chance-strip.tsx';
import { type Player, seek, usePlayer, useReplay, useTrack } from './player.ts';
import { BranchLines, EDGE, Ground, LARGE, Marks, Playhead, SMALL, xOn } from './track-layers.tsx';
import { describeStop, placeOf, type Track } from './track.ts';

interface ScrubberProps {
  readonly isSmall: boolean;
}

export function Scrubber({ isSmall }: ScrubberProps) {
  const player = usePlayer();
  const track = useTrack();
  const at = useReplay((state) => state.at);
  const [box, width] = useWidth();
  const drag = useDrag(player, track, width);
  const place = placeOf(track, at);
  const rows = isSmall ? SMALL : LARGE;
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
        <svg width={width} height={rows.height} aria-hidden="true">
          <Ground track={track} width={width} rows={rows} />
          <BranchLines track={track} width={width} rows={rows} />
          <Playhead x={xOn(track, width)(place)} width={width} seq={track.stops[place]?.seq ?? 0} rows={rows} />
          <Marks track={track} width={width} rows={rows} />
        </svg>
      )}
    </div>
  );
}

/** Shows at most one entry per frame while dragging; on release the map goes to the entry. */
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

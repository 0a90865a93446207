import { useLayoutEffect, useRef, useState } from 'react';
import { ChanceCurve, type CurvePlan, shareAt } from '../analysis/chance-curve.tsx';
import { shareText } from '../analysis/chance-words.ts';
import { Work } from '../analysis/how-it-went.tsx';
import { firstToJudge, seatsToJudge, useCourse } from '../analysis/use-course.ts';
import { usePlay } from '../match/play-context.tsx';
import { seek, usePlayer, useReplay, useTrack } from './player.ts';
import { xOn } from './track-layers.tsx';
import { placeOf } from './track.ts';

/** The win chance above the track, each entry above its own place; a press on a mark goes there. */
export function ChanceStrip({ isSmall }: { readonly isSmall: boolean }) {
  const isShown = useReplay((state) => state.hasChance);
  return isShown ? <Strip height={isSmall ? 44 : 60} /> : null;
}

/** A press this near to a mark, in pixels, means the mark. */
const NEAR = 14;

function Strip({ height }: { readonly height: number }) {
  const sitting = usePlay((state) => state.sitting);
  const moment = usePlay((state) => state.moment);
  const track = useTrack();
  const at = useReplay((state) => state.at);
  const eyes = useReplay((state) => state.eyes);
  const player = usePlayer();
  const [box, width] = useWidth();
  const seat = firstToJudge(sitting.seating, seatsToJudge(sitting, moment.seat), eyes);
  const state = useCourse(sitting, moment, seat);
  const { course } = state;
  const { sideOf, seatName } = moment.position;
  const own = seat === null ? undefined : sideOf(seat);
  const xOf = (seq: number): number => xOn(track, width)(placeOf(track, seq));
  const share = course === null ? undefined : shareAt(course.curve, at);
  const plan: CurvePlan | null =
    course === null
      ? null
      : {
          ...{ height, xOf, own, at, points: course.curve, moments: course.moments, rounds: [] },
          other: Object.keys(sitting.seating)
            .map(sideOf)
            .find((side) => side !== own),
        };
  return (
    <div ref={box} data-testid="chance-strip">
      {plan === null || width === 0 ? null : (
        <svg
          className="chance-strip"
          width={width}
          height={height}
          role="img"
          onPointerDown={({ currentTarget, clientX }) => {
            const x = clientX - currentTarget.getBoundingClientRect().left;
            const near = plan.moments.find(({ seq }) => Math.abs(xOf(seq) - x) < NEAR);
            if (near !== undefined) void seek(player, near.seq);
          }}
          aria-label={`The chance of ${seat === null ? 'this side' : seatName(seat)} to win: ${share === undefined ? 'not known here' : shareText(share)}`}
        >
          <ChanceCurve plan={plan} />
        </svg>
      )}
      {course?.done === 1 ? null : <Work state={state} />}
    </div>
  );
}

export function useWidth() {
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

import type { Seat } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import type { Cast, RoundStart } from '../face/result.ts';
import { peopleOf } from '../link/seating.ts';
import { usePlay } from '../match/play-context.tsx';
import type { ScreenMoment } from '../match/screen-moment.ts';
import type { Sitting } from '../match/sitting.ts';
import { useFail } from '../ui/loading.tsx';
import { whenIdle } from '../ui/idle.ts';
import { nextTime } from './next-time.ts';
import { seatsToJudge, useCourse } from './use-course.ts';

/** Milliseconds. */
const SOON = 500;

interface Wish {
  readonly moment: ScreenMoment;
  readonly rounds: readonly RoundStart[];
  readonly cast: Cast;
  /** The screen is at rest, so the work may begin. */
  readonly isStill: boolean;
}

/** The decision of this match that cost most, in words; null until it is worked out, which begins once the browser is idle. */
export function useNextTime({ moment, rounds, cast, isStill }: Wish): string | null {
  const sitting = usePlay((state) => state.sitting);
  const seat = adviseeOf(sitting, moment);
  const [isIdle, setIdle] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const fail = useFail();
  useEffect(() => (isStill ? whenIdle(() => setIdle(true), SOON) : undefined), [isStill]);
  const state = useCourse(sitting, moment, isIdle ? seat : null);
  useEffect(() => {
    if (seat === null) return undefined;
    let isWanted = true;
    const { seatName, sideOf } = moment.position;
    const who = cast[sideOf(seat) ?? ''] === 'you' ? 'you' : seatName(seat);
    nextTime(state, { rounds, who }).then((told) => void (isWanted && setText(told)), fail);
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the analysis says when to tell it again
  }, [state]);
  return text;
}

/** One's own seat; of several people at this screen one who did not win. */
function adviseeOf(sitting: Sitting, { seat, outcome }: ScreenMoment): Seat | null {
  if (sitting.isWatched) return null;
  const people = peopleOf(sitting.seating);
  const judged = seatsToJudge(sitting, seat).filter((each) => people.includes(each));
  const losers = judged.filter((each) => outcome !== null && !outcome.winners.includes(each));
  return (
    (judged.length > 1 && !losers.includes(seat) ? losers[0] : judged.find((each) => each === seat)) ??
    judged[0] ??
    null
  );
}

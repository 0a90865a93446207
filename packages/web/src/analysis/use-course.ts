import type { Seat } from '@sandtable/kernel';
import { useContext, useEffect, useState } from 'react';
import { ONLOOKER, peopleOf } from '../link/seating.ts';
import { Analyst } from '../match/app-context.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import type { Sitting } from '../match/sitting.ts';
import { GameId } from '../ui/page.ts';
import { type CourseState, watchCourse } from './course-job.ts';

const UNKNOWN: CourseState = { course: null, entries: [], trouble: null };

/** The analysis so far for a seat. It starts only when it is wanted and the match is over. */
export function useCourse(sitting: Sitting, moment: ScreenMoment, seat: Seat | null): CourseState {
  const analyst = useContext(Analyst);
  const game = useContext(GameId);
  const [state, setState] = useState(UNKNOWN);
  const { outcome, seq: last } = moment;
  useEffect(() => {
    setState(UNKNOWN);
    if (analyst === null || seat === null || outcome === null) return undefined;
    const { store, leave } = watchCourse({ sitting, seat, outcome, last, start: () => analyst(game) });
    setState(store.getState());
    const stop = store.subscribe(setState);
    return () => {
      stop();
      leave();
    };
  }, [sitting, seat, outcome, last, analyst, game]);
  return state;
}

/** The seats whose views we have: in this browser every seat that decides, on a server only one's own. */
export function seatsToJudge({ seating, local }: Pick<Sitting, 'seating' | 'local'>, own: Seat): readonly Seat[] {
  if (local === null) return own === ONLOOKER ? [] : [own];
  return Object.keys(seating).filter((seat) => seating[seat]?.kind !== 'procedure');
}

export function firstToJudge(seating: Sitting['seating'], seats: readonly Seat[], own: Seat): Seat | null {
  return (
    seats.find((seat) => seat === own) ?? peopleOf(seating).find((seat) => seats.includes(seat)) ?? seats[0] ?? null
  );
}

import type { Seat } from '@sandtable/kernel';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { RoundStart } from '../face/result.ts';
import { plainName } from '../link/seating.ts';
import { usePlay } from '../match/play-context.tsx';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { headlineOf } from '../match/outcomes.ts';
import { Button } from '../ui/buttons.tsx';
import { Choice } from '../ui/choice.tsx';
import { ChanceCurve, ChanceTable, type CurvePlan } from './chance-curve.tsx';
import { basisText, roundAt, shareText } from './chance-words.ts';
import type { CourseState } from './course-job.ts';
import { MomentCards } from './moment-cards.tsx';
import { firstToJudge, seatsToJudge, useCourse } from './use-course.ts';
import './analysis.css';

interface HowItWentProps {
  readonly moment: ScreenMoment;
  readonly rounds: readonly RoundStart[];
  readonly goTo: (seq: number) => void;
}

export function HowItWent({ moment, rounds, goTo }: HowItWentProps) {
  const sitting = usePlay((state) => state.sitting);
  const seats = seatsToJudge(sitting, moment.seat);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const seat = chosen ?? firstToJudge(sitting.seating, seats, moment.seat);
  const state = useCourse(sitting, moment, seat);
  const roundOf = (seq: number): number => roundAt(rounds, seq);
  if (seat === null) return <p className="soft">Nobody decided anything here.</p>;
  return (
    <div className="went" data-testid="how-it-went">
      {seats.length < 2 ? null : (
        <Choice
          label="Whose chance"
          values={seats}
          labels={Object.fromEntries(seats.map((each) => [each, plainName(each)]))}
          value={seat}
          onChange={setChosen}
        />
      )}
      <Work state={state} />
      <Curve {...{ moment, state, seat, rounds, roundOf, goTo }} />
      {state.course === null ? null : (
        <MomentCards moments={state.course.moments} entries={state.entries} roundOf={roundOf} goTo={goTo} />
      )}
    </div>
  );
}

/** Shows progress, the error, or how the figures were obtained. */
export function Work({ state: { course, trouble } }: { readonly state: CourseState }) {
  if (trouble !== null)
    return (
      <p role="alert" className="soft">
        {trouble}
      </p>
    );
  if (course === null || course.done < 1)
    return (
      <p className="went-work" role="status">
        <progress max={1} value={course?.done ?? 0} aria-label="How far it is worked out" />
        <span>{course === null ? 'Reading the match…' : 'Looking for what turned it…'}</span>
      </p>
    );
  const clear = course.moments.length === 0 ? ' Nothing stands out: no decision and no roll turned it clearly.' : '';
  return (
    <p className="soft" role="status">
      {basisText(course.basis)}
      {clear}
    </p>
  );
}

/** How many points of the curve each key moves. */
const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 },
  ...{ Home: -Infinity, End: Infinity },
};

const SIZE = { width: 640, height: 180, edge: 12 };

interface CurveProps extends HowItWentProps {
  readonly state: CourseState;
  readonly seat: Seat;
  readonly roundOf: (seq: number) => number;
}

function Curve({ moment, state: { course, entries }, seat, rounds, roundOf, goTo }: CurveProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { seatName, sideOf } = moment.position;
  const { seating } = usePlay((state) => state.sitting);
  const points = course?.curve ?? [];
  const [first, last] = [points[0], points.at(-1)];
  if (course === null || first === undefined || last === undefined) return <div className="went-empty" />;
  const end = course.basis.kind === 'playouts' && course.done < 1 ? moment.seq : last.seq;
  const { width, height, edge } = SIZE;
  const xOf = (seq: number): number => edge + ((width - 2 * edge) * (seq - first.seq)) / Math.max(1, end - first.seq);
  const place =
    chosen === null
      ? points.length - 1
      : Math.max(
          0,
          points.findIndex(({ seq }) => seq === chosen),
        );
  const { seq, share } = points[place] ?? last;
  const own = sideOf(seat);
  const plan: CurvePlan = {
    ...{ height, points, rounds, xOf, own, at: seq, moments: course.moments },
    other: Object.keys(seating)
      .map(sideOf)
      .find((side) => side !== own),
  };
  const step = (to: number): void => setChosen(points[Math.min(Math.max(to, 0), points.length - 1)]?.seq ?? null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(place + by);
  };
  const onPointerDown = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) * width) / wide;
    const far = points.map((point) => Math.abs(xOf(point.seq) - x));
    step(far.indexOf(Math.min(...far)));
  };
  const told =
    headlineOf(entries.find((entry) => entry.seq === seq)?.shown().events ?? [], ({ rank }) => rank)?.text ?? '';
  const where = `Round ${roundOf(seq)}, after move ${seq}`;
  return (
    <figure className="went-curve">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`The chance of ${seatName(seat)} to win`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * share)}
        aria-valuetext={`${shareText(share)}. ${where}. ${told}`}
        data-testid="chance-curve"
        {...{ onKeyDown, onPointerDown }}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <ChanceCurve plan={plan} />
        </svg>
      </div>
      <figcaption>
        <span>
          <b>{shareText(share)}</b> {where}. {told}
        </span>
        <Button onClick={() => goTo(seq)}>See it</Button>
      </figcaption>
      <ChanceTable points={points} roundOf={roundOf} />
    </figure>
  );
}

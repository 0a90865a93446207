import { useEffect, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Lesson } from '../face/lessons.ts';
import { openSentenceOf } from '../match/open-sentence.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { sayNothing } from '../match/saying-actions.ts';
import { takeBack } from '../match/turn-actions.ts';
import { OrderSlot } from '../orders/order-slot.tsx';
import { Terms } from '../rules/terms.tsx';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { useLayout, usePhone } from '../ui/page.ts';
import { inHand } from '../ui/words.ts';
import { CallRing } from './call-ring.tsx';
import { beginAt, isAstray, isOver, type LessonRun } from './lesson-run.ts';
import { type LessonWatch, pointsOf, watchLesson } from './watch.ts';
import './lessons.css';

interface LessonCardProps {
  readonly lesson: Lesson;
  /** Its number among the lessons of its game, from 1. */
  readonly number: number;
  readonly step: number;
  /** Addresses of the list of lessons and of the next lesson; null after the last. */
  readonly home: string;
  readonly next: string | null;
  /** A step has started with the match in this state (the text of a save file). */
  readonly onStep: (step: number, text: string) => void;
  readonly onDone: () => void;
  readonly onAgain: () => void;
}

/** In place of the prompt: the task of the step or the answer to a mistake, and at the end what was learned. */
export function LessonCard(props: LessonCardProps) {
  const { lesson, number, step: first, onStep, onDone } = props;
  const store = usePlayStore();
  const isPhone = usePhone();
  const watch = useRef<LessonWatch>(null);
  // The step whose full text the player opened where only the task has room.
  const [opened, setOpened] = useState(-1);
  const [run, setRun] = useState<LessonRun>(() => beginAt(first, store.getState().moment.seq));
  useEffect(() => {
    const { local } = store.getState().sitting;
    const keep = async (step: number): Promise<void> => {
      if (local !== null) onStep(step, await local.save());
    };
    const watching = watchLesson(lesson, store, first, (next, isNewStep) => {
      setRun(next);
      if (!isNewStep) return;
      if (isOver(lesson, next)) onDone();
      else void keep(next.step);
    });
    watch.current = watching;
    if (!isOver(lesson, watching.run())) void keep(watching.run().step);
    return () => watching.stop();
    // oxlint-disable-next-line react/exhaustive-deps -- onStep and onDone are new on every render but equivalent
  }, [lesson, store, first]);
  const { says, tab } = usePlay(useShallow((state) => pointsOf(lesson, run, state)));
  const isDone = isOver(lesson, run);
  // While an order waits to be taken back, the card stays whole.
  const isNarrow = isPhone || (lesson.steps[run.step]?.needsOrders === true && !isAstray(run));
  const isFolded = isNarrow && !isDone && opened !== run.step;
  const isOnMap = useLayout() === 'narrow' && !isFolded;
  useEffect(() => store.setState({ isLessonOpen: isOnMap }), [store, isOnMap]);
  return (
    <>
      <section
        className="slot lesson-card"
        aria-label="Lesson"
        data-step={run.step}
        data-over={isDone}
        data-folded={isFolded}
      >
        <header className="lesson-head">
          <h2>
            Lesson {number}: {lesson.title}
          </h2>
          {isDone ? null : (
            <span>
              {run.step + 1} of {lesson.steps.length}
            </span>
          )}
          {isNarrow && !isDone ? (
            <Button tone="plain" aria-expanded={!isFolded} onClick={() => setOpened(isFolded ? run.step : -1)}>
              {isFolded ? 'More' : 'Less'}
            </Button>
          ) : null}
        </header>
        {isDone ? (
          <LearnedView {...props} />
        ) : (
          <StepView {...props} run={run} isFolded={isFolded} onNext={() => watch.current?.next()} />
        )}
      </section>
      {isFolded && !isPhone ? <OrderSlot /> : null}
      <CallRing says={says ?? null} tab={tab ?? null} />
    </>
  );
}

interface StepViewProps extends LessonCardProps {
  readonly run: LessonRun;
  /** Shows only the task, or only the answer. */
  readonly isFolded: boolean;
  readonly onNext: () => void;
}

function StepView(props: StepViewProps) {
  const { lesson, run, home, isFolded } = props;
  const question = useQuestion();
  const step = lesson.steps[run.step];
  if (step === undefined) return null;
  const help = question ?? step.more ?? null;
  const answer = run.answer?.text ?? null;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with large letters it scrolls, and keys must reach it */}
      <div role="status" className="lesson-text" tabIndex={0} data-scrolls>
        {isFolded && answer !== null ? null : <p className="lesson-ask">{inHand(step.ask)}</p>}
        {answer !== null ? (
          <p className="lesson-answer">
            <Terms text={answer} isTask />
          </p>
        ) : help === null || isFolded ? null : (
          <p className="lesson-more">
            <Terms text={help} isTask />
          </p>
        )}
      </div>
      <div className="lesson-buttons">
        <StepButton {...props} />
        {isFolded ? null : (
          <>
            <LinkButton href={home}>Leave</LinkButton>
            <Pips at={run.step} of={lesson.steps.length} />
          </>
        )}
      </div>
    </>
  );
}

/** The prompt of a question that is not the learner's own order: the card has taken the prompt's place. */
function useQuestion(): string | null {
  return usePlay((state) => {
    const asked = state.moment.isTurn ? null : openSentenceOf(state);
    const isDraft = state.moment.position.draftOf(state.moment.seat) !== null;
    return asked === null || isDraft ? null : asked.saying.position.prompt(asked.saying.words, asked.saying.chosen);
  });
}

/** The button that leads on: to the next step if there is only something to read, or back out of a mistake. */
function StepButton({ lesson, run, isFolded, onNext, onAgain }: StepViewProps) {
  const store = usePlayStore();
  const canUndo = usePlay(({ moment }) => moment.undo.granted);
  // In a plan only the wrong order is to be removed, so nothing is cleared.
  const canClear = usePlay((state) => {
    const saying = openSentenceOf(state)?.saying;
    return saying !== undefined && saying.words.length > 0 && saying.position.plan === null;
  });
  if (lesson.steps[run.step]?.isDone === null)
    return (
      <Button tone="main" data-say="next" onClick={onNext}>
        Next
      </Button>
    );
  if (isAstray(run))
    return (
      <Button data-say="again" onClick={canUndo ? () => void takeBack(store) : onAgain}>
        {canUndo ? 'Take it back' : 'Try again'}
      </Button>
    );
  if (run.answer !== null && canClear) return <Button onClick={() => sayNothing(store)}>Clear</Button>;
  return isFolded ? null : <Button onClick={onAgain}>Restart step</Button>;
}

function Pips({ at, of }: { readonly at: number; readonly of: number }) {
  return (
    <span className="lesson-pips" aria-hidden="true">
      {Array.from({ length: of }, (_, place) => (
        <i key={place} data-past={place <= at} />
      ))}
    </span>
  );
}

function LearnedView({ lesson, home, next }: LessonCardProps) {
  return (
    <>
      <div role="status" className="lesson-text">
        <p className="lesson-ask">Done. What you know now:</p>
        <ul className="lesson-learned">
          {lesson.learned.map((line) => (
            <li key={line}>
              <Terms text={line} />
            </li>
          ))}
        </ul>
      </div>
      <div className="lesson-buttons">
        {next === null ? null : (
          <LinkButton tone="main" href={next}>
            Next lesson
          </LinkButton>
        )}
        <LinkButton tone={next === null ? 'main' : 'normal'} href={home}>
          All lessons
        </LinkButton>
      </div>
    </>
  );
}

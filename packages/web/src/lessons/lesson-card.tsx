import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Lesson } from '../face/lessons.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { takeBack } from '../match/turn-actions.ts';
import { Terms } from '../rules/terms.tsx';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { usePhone } from '../ui/page.ts';
import { beginAt, isOver, type LessonRun } from './lesson-run.ts';
import { type LessonWatch, pointsOf, watchLesson } from './watch.ts';
import './lessons.css';

interface LessonCardProps {
  readonly lesson: Lesson;
  /** Its number among the lessons of its game, from 1, and how many there are. */
  readonly number: number;
  readonly count: number;
  /** The step to start with. */
  readonly step: number;
  /** Addresses of the list of lessons and of the next lesson; null after the last. */
  readonly home: string;
  readonly next: string | null;
  /** A step has begun with the match in this state, as the text of a file. */
  readonly onStep: (step: number, text: string) => void;
  readonly onDone: () => void;
  /** Returns to the start of the step. */
  readonly onAgain: () => void;
}

/** The task of the current step, the answer to a mistake, and in the end what was learned. */
export function LessonCard(props: LessonCardProps) {
  const { lesson, number, count, step: first, onStep, onDone } = props;
  const store = usePlayStore();
  const isPhone = usePhone();
  const watch = useRef<LessonWatch>(null);
  const [isWide, setWide] = useState(false);
  const [run, setRun] = useState<LessonRun>(() => beginAt(first, store.getState().moment.seq));
  useEffect(() => {
    const keep = async (step: number): Promise<void> => onStep(step, await store.getState().sitting.save());
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
  usePointedButton(
    usePlay((state) => pointsOf(lesson, run, state).button ?? null),
    usePlay((state) => pointsOf(lesson, run, state).says ?? null),
    usePlay((state) => pointsOf(lesson, run, state).tab ?? null),
  );
  const isDone = isOver(lesson, run);
  const isFull = !isPhone || isWide || isDone;
  return (
    <section className="lesson-card" aria-label="Lesson" data-step={run.step} data-over={isDone} data-full={isFull}>
      {isFull ? (
        <header className="lesson-head">
          <span className="lesson-name">
            Lesson {number} of {count}: {lesson.title}
          </span>
          {isDone ? null : <Count lesson={lesson} run={run} />}
        </header>
      ) : null}
      {isDone ? (
        <LearnedView {...props} />
      ) : (
        <StepView {...props} run={run} isFull={isFull} onNext={() => watch.current?.next()}>
          {isPhone ? (
            <Button tone="plain" className="lesson-fold" aria-expanded={isWide} onClick={() => setWide(!isWide)}>
              {isWide ? 'Less' : 'More'}
            </Button>
          ) : null}
        </StepView>
      )}
    </section>
  );
}

function Count({ lesson, run }: { readonly lesson: Lesson; readonly run: LessonRun }) {
  return (
    <span className="lesson-count">
      {run.step + 1}/{lesson.steps.length}
    </span>
  );
}

interface StepViewProps extends LessonCardProps {
  readonly run: LessonRun;
  /** Not folded up, as it can be on a phone. */
  readonly isFull: boolean;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

function StepView({ lesson, run, home, isFull, onNext, onAgain, children }: StepViewProps) {
  const step = lesson.steps[run.step];
  if (step === undefined) return null;
  return (
    <>
      <div role="status" className="lesson-text">
        <p className="lesson-ask">
          {isFull ? null : <Count lesson={lesson} run={run} />} <Terms text={step.ask} />
        </p>
        {isFull && step.more !== undefined ? (
          <p className="lesson-more">
            <Terms text={step.more} />
          </p>
        ) : null}
        {run.answer === null ? null : (
          <p className="lesson-answer">
            <Terms text={run.answer.text} />
          </p>
        )}
      </div>
      <div className="lesson-buttons">
        {step.isDone === null ? (
          <Button tone="main" onClick={onNext}>
            Next
          </Button>
        ) : null}
        {run.answer !== null && run.hasActed ? <TryAgain onAgain={onAgain} /> : null}
        {isFull ? (
          <>
            <Button tone="plain" onClick={onAgain}>
              Restart step
            </Button>
            <LinkButton tone="plain" href={home}>
              Leave
            </LinkButton>
          </>
        ) : null}
        {children}
      </div>
    </>
  );
}

function TryAgain({ onAgain }: Pick<LessonCardProps, 'onAgain'>) {
  const store = usePlayStore();
  const canUndo = usePlay(({ moment }) => moment.undo.granted);
  return canUndo ? (
    <Button onClick={() => void takeBack(store)}>Take it back</Button>
  ) : (
    <Button onClick={onAgain}>Try again</Button>
  );
}

function LearnedView({ lesson, home, next }: LessonCardProps) {
  return (
    <>
      <div role="status">
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

const MARK = 'data-pointed';

/**
 * Rings the first control with this name or these words, and again after every change of the table. If it is out of
 * sight, as it may be on a phone, the way to it is ringed: its tab, or the grip of the sheet.
 */
function usePointedButton(name: string | null, says: string | null, tab: string | null): void {
  useEffect(() => {
    const table = document.querySelector('.play');
    if (table === null || (name === null && says === null)) return undefined;
    const ring = (): void => {
      const shown = [...table.querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (each) => each.getClientRects().length > 0,
      );
      const [meant] = shown
        .filter((each) => (says === null ? isCalled(each, name ?? '') : each.dataset['say'] === says))
        .toSorted((a, b) => rankOf(a) - rankOf(b));
      const wanted = meant ?? (tab === null ? undefined : wayTo(tab, shown));
      for (const each of table.querySelectorAll(`[${MARK}]`)) if (each !== wanted) each.removeAttribute(MARK);
      if (wanted !== undefined && !wanted.hasAttribute(MARK)) wanted.setAttribute(MARK, '');
    };
    ring();
    const observer = new MutationObserver(ring);
    observer.observe(table, { childList: true, subtree: true, characterData: true, attributeFilter: UNCOVERS });
    return () => {
      observer.disconnect();
      for (const each of table.querySelectorAll(`[${MARK}]`)) each.removeAttribute(MARK);
    };
  }, [name, says, tab]);
}

/** Attributes that bring controls into sight without a new element: the stop of the sheet, the open tab. */
const UNCOVERS = ['data-stop', 'aria-selected'];

function wayTo(tab: string, shown: readonly HTMLElement[]): HTMLElement | undefined {
  const closed = shown.find((each) => each.matches('[role="tab"][aria-selected="false"]') && isCalled(each, tab));
  return closed ?? shown.find((each) => each.matches('.sheet-grip'));
}

const CONTROLS = 'button, [role="tab"], summary';

/** Among controls of one name, those at the hex come first, then those beside the map, and the tools at the top last. */
function rankOf(control: HTMLElement): number {
  if (control.closest('.popover') !== null) return 0;
  if (control.matches('[data-testid="confirm"]')) return 1;
  return control.closest('.top-bar') === null ? 2 : 3;
}

function isCalled(control: HTMLElement, name: string): boolean {
  if (control.closest('.lesson-card') !== null || control.hasAttribute('disabled')) return false;
  const called = control.getAttribute('aria-label') ?? control.textContent;
  return called.trim().toLowerCase().startsWith(name.toLowerCase());
}

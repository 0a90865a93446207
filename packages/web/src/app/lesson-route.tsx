import { use, useEffect, useRef, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import type { Lesson } from '../face/lessons.ts';
import { learnAddress } from '../games/addresses.ts';
import { lessonsOf } from '../games/games.ts';
import { beginPassing, leaveMatch, type OpenResult } from '../games/open-match.ts';
import { LessonCard } from '../lessons/lesson-card.tsx';
import { type LessonResume, lessonKey, useProgress } from '../lessons/progress.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { freshId } from '../link/seed.ts';
import { LessonRoom } from '../match/app-context.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { GlossaryProvider } from '../rulebook/glossary-provider.tsx';
import { GameId } from '../ui/page.ts';
import { useFail } from '../ui/loading.tsx';
import { NotFound, Waiting } from '../ui/notices.tsx';
import { rememberGame } from './nav.tsx';
import { Troubles } from '../opening/troubles.tsx';

interface LessonRouteProps {
  readonly game: AnyGame;
  readonly id: string;
}

export function LessonRoute({ game, id }: LessonRouteProps) {
  const { all } = use(lessonsOf(game));
  const place = all.findIndex((lesson) => lesson.id === id);
  const lesson = all[place];
  if (lesson === undefined) return <NotFound />;
  const next = all[place + 1];
  return (
    <LessonTable
      game={game}
      lesson={lesson}
      number={place + 1}
      next={next === undefined ? null : learnAddress(game, next.id)}
    />
  );
}

interface LessonTableProps {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly number: number;
  readonly next: string | null;
}

/** A match as it stood at the start of a step. Retrying the step makes a new one. */
interface LessonMatch {
  readonly id: string;
  readonly step: number;
  readonly linked: OpenResult;
}

function LessonTable({ game, lesson, number, next }: LessonTableProps) {
  const key = lessonKey(game.id, lesson.id);
  const { begin, finish } = useProgress.getState();
  const [sat, setSat] = useState<LessonMatch | null>(null);
  const [tries, setTries] = useState(0);
  const fail = useFail();
  // Where the current step started.
  const left = useRef<LessonResume | undefined>(useProgress.getState().left[key]);
  useEffect(() => {
    const id = freshId();
    let isWanted = true;
    sitDown(game, lesson, id, left.current).then((found) => (isWanted ? setSat(found) : undefined), fail);
    return () => {
      isWanted = false;
      leaveMatch(id);
    };
  }, [game, lesson, tries, fail]);
  if (sat === null) return <Waiting what="Setting up the lesson…" />;
  if (!sat.linked.ok) throw new Error(explainRefusal(sat.linked.refusal).text);
  rememberGame(game);
  const card = (
    <LessonCard
      lesson={lesson}
      number={number}
      step={sat.step}
      home={learnAddress(game)}
      next={next}
      onStep={(step, text) => {
        left.current = { step, text };
        begin(key, left.current);
      }}
      onDone={() => finish(key)}
      onAgain={() => setTries(tries + 1)}
    />
  );
  return sat.linked.match.use((face, link) => (
    <GameId key={sat.id} value={game.id}>
      <LessonRoom value={{ title: lesson.title, card }}>
        <GlossaryProvider game={game}>
          <Troubles link={link} />
          <PlayScreen face={face} link={link} />
        </GlossaryProvider>
      </LessonRoom>
    </GameId>
  ));
}

/** Starts from the beginning if the stored position is from a version of the game that can no longer be read. */
async function sitDown(
  game: AnyGame,
  lesson: Lesson,
  id: string,
  left: LessonResume | undefined,
): Promise<LessonMatch> {
  if (left !== undefined && left.step < lesson.steps.length) {
    const linked = await beginPassing(game, id, lesson.start, left.text);
    if (linked.ok) return { id, step: left.step, linked };
  }
  return { id, step: 0, linked: await beginPassing(game, id, lesson.start, null) };
}

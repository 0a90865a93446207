import { use } from 'react';
import { Link } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import type { Lesson } from '../face/lessons.ts';
import { learnAddress } from '../games/addresses.ts';
import { GAMES, lessonsOf } from '../games/games.ts';
import { Sign } from '../ui/text.tsx';
import { useTitle } from '../ui/page.ts';
import { lessonKey, useProgress } from './progress.ts';
import './lessons.css';

export function LearnScreen({ game }: { readonly game: AnyGame }) {
  useTitle('Learn');
  const games = [game, ...GAMES.filter(({ id }) => id !== game.id)].filter(({ lessons }) => lessons !== null);
  return (
    <main className="page page-narrow">
      <h1>Learn</h1>
      <p className="page-lead">
        Short lessons on the real table. Each takes a few minutes, answers mistakes, and can be left and resumed at any
        time.
      </p>
      <div className="learn-lists">
        {games.map((each) => (
          <LessonList key={each.id} game={each} />
        ))}
      </div>
    </main>
  );
}

function LessonList({ game }: { readonly game: AnyGame }) {
  const { all } = use(lessonsOf(game));
  const heading = `learn-${game.id}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{game.name}</h2>
      <ol className="learn-list">
        {all.map((lesson, place) => (
          <LessonItem key={lesson.id} game={game} lesson={lesson} number={place + 1} />
        ))}
      </ol>
    </section>
  );
}

interface LessonItemProps {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly number: number;
}

function LessonItem({ game, lesson: { id, title, about, minutes }, number }: LessonItemProps) {
  const key = lessonKey(game.id, id);
  const isDone = useProgress(({ done }) => done.includes(key));
  const isBegun = useProgress(({ left }) => left[key] !== undefined && left[key].step > 0);
  return (
    <li className="learn-item" data-done={isDone}>
      <span className="learn-mark" aria-hidden="true">
        {isDone ? <Sign of="check" /> : number}
      </span>
      <div>
        <h3>
          <Link href={learnAddress(game, id)} className="card-link">
            {title}
          </Link>
        </h3>
        <p>{about}</p>
      </div>
      <span className="learn-note">{isBegun ? 'Resume' : isDone ? 'Done' : `${minutes} min`}</span>
    </li>
  );
}

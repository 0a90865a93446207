import { counted } from '@sandtable/kernel';
import type { AnyGame } from '../face/game.ts';
import { learnAddress } from '../games/addresses.ts';
import { GAMES, lessonsOf } from '../games/games.ts';
import { useProgress } from '../lessons/progress.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { Panel } from '../ui/panel.tsx';

/** The main button of a first visit. */
export function FirstLesson() {
  const [game] = GAMES;
  const { learn } = game.front;
  if (learn === null) return null;
  return (
    <div className="first-lesson" onPointerEnter={() => void lessonsOf(game)} onFocus={() => void lessonsOf(game)}>
      <LinkButton href={learnAddress(game, learn.first)} tone="main">
        {learn.title}
      </LinkButton>
      <p>{learn.text}</p>
    </div>
  );
}

export function LearnCard() {
  return (
    <Panel title="Learn">
      <div className="learn-games">
        {GAMES.map((game) =>
          game.front.learn === null ? null : <LearnGame key={game.id} game={game} count={game.front.learn.count} />,
        )}
      </div>
    </Panel>
  );
}

function LearnGame({ game, count }: { readonly game: AnyGame; readonly count: number }) {
  const known = useProgress(({ done }) => done.filter((key) => key.startsWith(`${game.id}/`)).length);
  const done = Math.min(known, count);
  return (
    <div className="learn-game">
      <div>
        <strong>{game.name}</strong>
        <p className="home-small">{done === 0 ? counted(count, 'lesson') : `${done} of ${count} done`}</p>
        <ol className="learn-ticks" aria-hidden="true">
          {Array.from({ length: count }, (_tick, place) => (
            <li key={place} className="learn-tick" data-done={place < done} />
          ))}
        </ol>
      </div>
      <LinkButton href={learnAddress(game)}>{done === 0 ? 'Start' : done < count ? 'Continue' : 'Again'}</LinkButton>
    </div>
  );
}

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
  const { first, title, text } = game.front.learn;
  return (
    <div className="first-lesson" onPointerEnter={() => void lessonsOf(game)} onFocus={() => void lessonsOf(game)}>
      <LinkButton href={learnAddress(game, first)} tone="main">
        {title}
      </LinkButton>
      <p>{text}</p>
    </div>
  );
}

export function LearnCard() {
  return (
    <Panel title="Learn">
      <div className="learn-games">
        {GAMES.map((game) => (
          <LearnGame key={game.id} game={game} />
        ))}
      </div>
    </Panel>
  );
}

function LearnGame({ game }: { readonly game: AnyGame }) {
  const { count } = game.front.learn;
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

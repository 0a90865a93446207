import { counted } from '@sandtable/kernel';
import type { AnyGame } from '../face/game.ts';
import { learnAddress, missionAddress } from '../games/addresses.ts';
import { GAMES, lessonsOf } from '../games/games.ts';
import { useProgress } from '../lessons/progress.ts';
import { LinkButton, type Tone } from '../ui/buttons.tsx';
import { Panel } from '../ui/panel.tsx';
import { HeroMap } from './hero-map.tsx';

export function LearnButton({ tone }: { readonly tone: Tone }) {
  const [game] = GAMES;
  const { learn } = game.front;
  const done = useLearned(game);
  if (learn === null) return null;
  return (
    <div className="home-learn" onPointerEnter={() => void lessonsOf(game)} onFocus={() => void lessonsOf(game)}>
      <LinkButton href={learnAddress(game, done === 0 ? learn.first : '')} tone={tone}>
        {done === 0 ? learn.title : `Lessons: ${done} of ${learn.count} done`}
      </LinkButton>
      <p className="home-small">{learn.text}</p>
    </div>
  );
}

/** In place of the match to continue, if there is none. */
export function BeginCard() {
  const [game] = GAMES;
  const { learn, quick } = game.front;
  if (learn === null) return null;
  return (
    <section className="home-card panel" aria-label="Where to begin">
      <div className="home-card-map" aria-hidden="true">
        <HeroMap name={`hero-${game.id}`} />
      </div>
      <div className="home-card-text">
        <p className="home-kicker">Start here</p>
        <h2>{quick.title}</h2>
        <p className="home-small">{quick.text}</p>
        <LinkButton href={missionAddress(game, quick.id)}>Play it</LinkButton>
      </div>
    </section>
  );
}

function useLearned(game: AnyGame): number {
  const count = game.front.learn?.count ?? 0;
  return Math.min(
    useProgress(({ done }) => done.filter((key) => key.startsWith(`${game.id}/`)).length),
    count,
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
  const done = useLearned(game);
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

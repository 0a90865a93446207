import type { AnyGame } from '../face/game.ts';
import { missionAddress, missionsAddress, rulesAddress } from '../games/addresses.ts';
import { missionsOf } from '../games/missions-of.ts';
import { LinkButton } from '../ui/button.tsx';
import { HeroMap } from './hero-map.tsx';

interface GameTileProps {
  readonly game: AnyGame;
  /** Nothing on the page is more likely to be clicked. */
  readonly isMain: boolean;
}

/** A game: what it looks like, what it is, and the quickest way into it. */
export function GameTile({ game, isMain }: GameTileProps) {
  const { pitch, quick } = game.front;
  const heading = `game-${game.id}`;
  return (
    // Whoever points at it may be about to click: the game is on its way by then.
    <article
      className="game-tile panel"
      aria-labelledby={heading}
      onPointerEnter={() => void missionsOf(game)}
      onFocus={() => void missionsOf(game)}
    >
      <div className="game-map" aria-hidden="true">
        <HeroMap game={game.id} />
      </div>
      <div className="game-text">
        <h2 id={heading}>{game.name}</h2>
        <p>{pitch}</p>
        <div className="game-actions">
          <LinkButton href={missionAddress(game, quick.id)} tone={isMain ? 'main' : 'normal'}>
            {quick.title}
          </LinkButton>
          <LinkButton href={missionsAddress(game)}>All missions</LinkButton>
          {game.rulebook === null ? null : <LinkButton href={rulesAddress(game)}>Rules</LinkButton>}
        </div>
        <p className="home-small">{quick.text}</p>
      </div>
    </article>
  );
}

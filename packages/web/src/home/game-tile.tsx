import type { AnyGame } from '../face/game.ts';
import { missionAddress, missionsAddress, rulesAddress } from '../games/addresses.ts';
import { missionsOf } from '../games/games.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { HeroMap } from './hero-map.tsx';

interface GameTileProps {
  readonly game: AnyGame;
  /** It has the button most likely to be clicked. */
  readonly isMain: boolean;
}

export function GameTile({ game, isMain }: GameTileProps) {
  const { pitch, quick } = game.front;
  const heading = `game-${game.id}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only preloads the game before a likely click
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

import type { AnyGame } from '../face/game.ts';
import { missionAddress, missionsAddress, newMatchAddress, rulesAddress } from '../games/addresses.ts';
import { missionsOf } from '../games/games.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { HeroMap } from './hero-map.tsx';

export function GameTile({ game }: { readonly game: AnyGame }) {
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
        <HeroMap name={`hero-${game.id}`} />
      </div>
      <div className="game-text">
        <h2 id={heading}>{game.name}</h2>
        <p>{pitch}</p>
        <p className="home-small">{quick.text}</p>
        <div className="game-actions">
          <LinkButton href={missionAddress(game, quick.id)} className="game-quick">
            {quick.title}
          </LinkButton>
          <LinkButton href={missionsAddress(game)}>All missions</LinkButton>
          <LinkButton href={newMatchAddress(game)}>Play a friend</LinkButton>
          {game.rulebook === null ? null : <LinkButton href={rulesAddress(game)}>Rules</LinkButton>}
        </div>
      </div>
    </article>
  );
}

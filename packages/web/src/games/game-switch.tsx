import { Link } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import { GAMES } from './games.ts';

interface GameSwitchProps {
  readonly game: AnyGame;
  /** What is switched: 'Missions of'. */
  readonly label: string;
  /** Where the same screen of another game stands; null for a game without one. */
  readonly addressOf: (game: AnyGame) => string | null;
}

/** From the screen of one game to the same one of another; none where there is but one game. */
export function GameSwitch({ game, label, addressOf }: GameSwitchProps) {
  if (GAMES.length === 1) return null;
  return (
    <nav className="game-switch" aria-label={label}>
      {GAMES.map((each) => {
        const href = addressOf(each);
        return href === null ? null : (
          <Link key={each.id} href={href} aria-current={each.id === game.id ? 'page' : undefined}>
            {each.name}
          </Link>
        );
      })}
    </nav>
  );
}

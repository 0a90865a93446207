import { Link } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import { GAMES } from './games.ts';

interface GameSwitchProps {
  readonly game: AnyGame;
  /** `Missions of` */
  readonly label: string;
  /** The address of this screen for another game; null for a game without one. */
  readonly addressOf: (game: AnyGame) => string | null;
}

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

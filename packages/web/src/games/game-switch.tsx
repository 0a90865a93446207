import { Link } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import { GAMES } from './games.ts';

interface GameSwitchProps {
  readonly game: AnyGame;
  /** What is switched: 'Missions of'. */
  readonly label: string;
  /** Where the same screen of another game stands. */
  readonly addressOf: (game: AnyGame) => string;
}

/** From the screen of one game to the same one of another; none where there is but one game. */
export function GameSwitch({ game, label, addressOf }: GameSwitchProps) {
  if (GAMES.length === 1) return null;
  return (
    <nav className="game-switch" aria-label={label}>
      {GAMES.map((each) => (
        <Link key={each.id} href={addressOf(each)} aria-current={each.id === game.id ? 'page' : undefined}>
          {each.name}
        </Link>
      ))}
    </nav>
  );
}

import type { ReactNode } from 'react';
import type { AnyGame } from '../face/game.ts';
import { Charts } from '../rules/charts.ts';
import { GameId } from '../ui/game-id.ts';
import type { Rulebook } from './read-rulebook.ts';

interface BookRoomProps {
  readonly game: AnyGame;
  readonly book: Rulebook | null;
  readonly children: ReactNode;
}

/** Where text of a game's rulebook is read: rule ids mean its rules, and its charts stand for its tables. */
export function BookRoom({ game, book, children }: BookRoomProps) {
  return (
    <GameId value={game.id}>
      <Charts value={book?.charts ?? NO_CHARTS}>{children}</Charts>
    </GameId>
  );
}

const NO_CHARTS: Rulebook['charts'] = [];

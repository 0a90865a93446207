import type { ReactNode } from 'react';
import type { AnyGame } from '../face/game.ts';
import { retryMissing } from '../faults/missing-part.ts';
import { Charts } from '../rules/prose.tsx';
import { Button } from '../ui/buttons.tsx';
import { Notice } from '../ui/notices.tsx';
import { GameId } from '../ui/page.ts';
import type { Rulebook } from './read-rulebook.ts';

interface RulebookProviderProps {
  readonly game: AnyGame;
  readonly book: Rulebook | null;
  readonly children: ReactNode;
}

/** Context for rulebook text: rule ids refer to this game, and its charts replace written tables. */
export function RulebookProvider({ game, book, children }: RulebookProviderProps) {
  return (
    <GameId value={game.id}>
      <Charts value={book?.charts ?? NO_CHARTS}>{children}</Charts>
    </GameId>
  );
}

const NO_CHARTS: Rulebook['charts'] = [];

interface MissingTextProps {
  /** Starts a sentence. */
  readonly what: string;
  readonly again: () => void;
}

export function MissingText({ what, again }: MissingTextProps) {
  return (
    <Notice actions={<Button onClick={retryMissing(again)}>Try again</Button>}>{what} could not be loaded.</Notice>
  );
}

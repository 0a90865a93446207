import { type ReactNode, useEffect, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { Charts } from '../rules/prose.tsx';
import { parseGlossary, type Term } from '../rules/glossary.ts';
import { Glossary } from '../rules/terms.tsx';
import { Button } from '../ui/buttons.tsx';
import { Notice } from '../ui/notices.tsx';
import { GameId } from '../ui/page.ts';
import type { Rulebook } from './read-rulebook.ts';

interface BookRoomProps {
  readonly game: AnyGame;
  readonly book: Rulebook | null;
  readonly children: ReactNode;
}

/** Context for rulebook text: rule ids refer to this game, and its charts replace written tables. */
export function BookRoom({ game, book, children }: BookRoomProps) {
  return (
    <GameId value={game.id}>
      <Charts value={book?.charts ?? NO_CHARTS}>{children}</Charts>
    </GameId>
  );
}

const NO_CHARTS: Rulebook['charts'] = [];

const loaded = new Map<string, Promise<readonly Term[]>>();

function glossaryOf(game: AnyGame): Promise<readonly Term[]> {
  const terms = loaded.get(game.id) ?? game.rulebook().then(async (book) => parseGlossary(await book.glossary()));
  loaded.set(game.id, terms);
  // Allow another attempt, for instance when the network is back.
  terms.catch(() => loaded.delete(game.id));
  return terms;
}

/** Lets terms of the game's rules be opened. The terms load after the screen. */
export function GlossaryRoom({ game, children }: { readonly game: AnyGame; readonly children: ReactNode }) {
  const [terms, setTerms] = useState<readonly Term[]>([]);
  useEffect(() => {
    let isWanted = true;
    glossaryOf(game).then(
      (found) => (isWanted ? setTerms(found) : undefined),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return <Glossary value={terms}>{children}</Glossary>;
}

interface MissingTextProps {
  /** Starts a sentence. */
  readonly what: string;
  readonly again: () => void;
}

export function MissingText({ what, again }: MissingTextProps) {
  return <Notice actions={<Button onClick={again}>Try again</Button>}>{what} could not be loaded.</Notice>;
}

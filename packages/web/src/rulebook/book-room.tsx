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

/** Where text of a game's rulebook is read: rule ids mean its rules, and its charts stand for its tables. */
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
  // Without a network it may not come; then it is asked for again.
  terms.catch(() => loaded.delete(game.id));
  return terms;
}

/** Where terms of a game's rules can be opened. They come after the screen itself. */
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
  /** As a sentence begins with it. */
  readonly what: string;
  readonly again: () => void;
}

/** In the place of a text that could not be loaded. */
export function MissingText({ what, again }: MissingTextProps) {
  return <Notice actions={<Button onClick={again}>Try again</Button>}>{what} could not be loaded.</Notice>;
}

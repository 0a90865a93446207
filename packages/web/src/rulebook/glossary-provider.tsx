import { type ReactNode, useEffect, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { parseGlossary, type Term } from '../rules/glossary.ts';
import { Glossary } from '../rules/terms.tsx';

/** Lets terms of the game's rules be opened. The terms load after the screen. */
export function GlossaryProvider({ game, children }: { readonly game: AnyGame; readonly children: ReactNode }) {
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

const loaded = new Map<string, Promise<readonly Term[]>>();

function glossaryOf(game: AnyGame): Promise<readonly Term[]> {
  const terms = loaded.get(game.id) ?? game.rulebook().then(async (book) => parseGlossary(await book.glossary()));
  loaded.set(game.id, terms);
  // Allow another attempt, for instance when the network is back.
  terms.catch(() => loaded.delete(game.id));
  return terms;
}

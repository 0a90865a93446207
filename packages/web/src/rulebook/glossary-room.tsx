import { type ReactNode, useEffect, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { parseGlossary, type Term } from '../rules/glossary.ts';
import { Glossary } from '../rules/terms.tsx';

const loaded = new Map<string, Promise<readonly Term[]>>();

function glossaryOf({ id, rulebook }: AnyGame): Promise<readonly Term[]> {
  if (rulebook === null) return Promise.resolve([]);
  const terms = loaded.get(id) ?? rulebook().then(async (book) => parseGlossary(await book.glossary()));
  loaded.set(id, terms);
  // Without a network it may not come; then it is asked for again.
  terms.catch(() => loaded.delete(id));
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

import { type ReactNode, useEffect, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { parseGlossary, type Term } from '../rules/glossary.ts';
import { Glossary } from '../rules/terms.tsx';

/** Makes the game's terms clickable in the text below. The terms load after the screen. */
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

function glossaryOf({ id, rulebook }: AnyGame): Promise<readonly Term[]> {
  if (rulebook === null) return Promise.resolve([]);
  const terms = loaded.get(id) ?? rulebook().then(async (book) => parseGlossary(await book.glossary()));
  loaded.set(id, terms);
  // Allow another attempt, for instance when the network is back.
  terms.catch(() => loaded.delete(id));
  return terms;
}

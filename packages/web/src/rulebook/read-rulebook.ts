import { useCallback, useEffect, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import type { Chart, RulebookFace } from '../face/rulebook.ts';
import { isMissingPart, reloadOnce } from '../faults/missing-part.ts';
import { type Chapter, parseChapter } from '../rules/markdown.ts';
import { parseRulings, type Rulings, rulingsIn } from '../rules/rulings.ts';

/** All that is written of the rules of a game. */
export interface Rulebook {
  /** One that could not be loaded is there by its title. */
  readonly chapters: readonly Chapter[];
  readonly rulings: Rulings;
  readonly hasRulings: boolean;
  readonly charts: readonly Chart[];
  readonly hint: string;
  /** Why something is missing; null where all is there. */
  readonly fault: { readonly thrown: unknown } | null;
}

const loaded = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game, read once; what is missing of it is asked for anew. It comes by itself, not with the first page. */
export async function rulebookOf(game: AnyGame): Promise<Rulebook> {
  const reading = loaded.get(game.id) ?? game.rulebook().then(readRulebook);
  loaded.set(game.id, reading);
  const forget = (): boolean => loaded.get(game.id) === reading && loaded.delete(game.id);
  try {
    const book = await reading;
    if (book.fault !== null) forget();
    return book;
  } catch (error) {
    forget();
    throw error;
  }
}

/** A part that does not come takes none of the others along. */
export async function readRulebook({ chapters: files, rulings, charts, hint }: RulebookFace): Promise<Rulebook> {
  const [notes, ...texts] = await Promise.allSettled([rulings(), ...files.map(({ read }) => read())]);
  const chapters = files.map(({ title }, place): Chapter => {
    const text = texts[place];
    return text?.status === 'fulfilled' ? parseChapter(text.value) : { title, sections: [], isMissing: true };
  });
  const broken = [notes, ...texts].find((each) => each.status === 'rejected');
  return {
    chapters,
    rulings: rulingsIn(chapters, notes.status === 'fulfilled' ? parseRulings(notes.value) : []),
    hasRulings: notes.status === 'fulfilled',
    charts,
    hint,
    fault: broken === undefined ? null : { thrown: broken.reason },
  };
}

interface Read {
  readonly book: Rulebook | null;
  /** Why nothing of it could be loaded. */
  readonly error: { readonly thrown: unknown } | null;
}

const NOT_YET: Read = { book: null, error: null };

/** The rulebook of a game; null until it has come, also when another was there before. `again` asks for what is missing. */
export function useRulebook(game: AnyGame): Read & { readonly again: () => void } {
  const [read, setRead] = useState<(Read & { readonly id: string }) | null>(null);
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    let isWanted = true;
    const show = (found: Read): void => (isWanted ? setRead({ id: game.id, ...found }) : undefined);
    const load = async (): Promise<void> => {
      try {
        const book = await rulebookOf(game);
        // Its other parts may be of a version that is gone: then the page gets the newer one, with all of them.
        if (isWanted && isMissingPart(book.fault?.thrown) && (await reloadOnce()) === 'reloads') return;
        show({ book, error: null });
      } catch (thrown) {
        show({ book: null, error: { thrown } });
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [game, tries]);
  return { ...(read?.id === game.id ? read : NOT_YET), again };
}

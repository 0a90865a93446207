import { useCallback, useEffect, useState } from 'react';
import type { DiagramFile, DiagramsFace } from '../face/diagrams.ts';
import type { AnyGame, Chart, RulebookFace, SearchAids } from '../face/game.ts';
import { isMissingPart, reloadOnce } from '../faults/missing-part.ts';
import { type Block, type Chapter, parseChapter } from '../rules/markdown.ts';
import { withOptionWords } from '../rules/option-words.ts';
import { parseRulings, type Rulings, rulingsIn } from '../rules/rulings.ts';
import { blockOfRule } from '../rules/search.ts';

export interface Rulebook {
  /** A chapter that failed to load has only its title. */
  readonly chapters: readonly Chapter[];
  readonly rulings: Rulings;
  readonly hasRulings: boolean;
  readonly charts: readonly Chart[];
  /** By the block they stand beside; empty if they failed to load. */
  readonly diagrams: Diagrams;
  readonly opener: DiagramsFace['opener'] | null;
  readonly aids: SearchAids;
  readonly hint: string;
  /** Why something is missing; null if everything loaded. */
  readonly fault: { readonly thrown: unknown } | null;
}

export type Diagrams = ReadonlyMap<Block, readonly DiagramFile[]>;

const loaded = new Map<string, Promise<Rulebook>>();

const NO_BOOK: Rulebook = {
  chapters: [],
  rulings: new Map(),
  hasRulings: true,
  charts: [],
  diagrams: new Map(),
  opener: null,
  aids: { alike: [], topics: {} },
  hint: '',
  fault: null,
};

/** Read once per game; parts that failed are requested again at the next call. */
export async function rulebookOf(game: AnyGame): Promise<Rulebook> {
  if (game.rulebook === null) return NO_BOOK;
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

/** A part that fails to load does not affect the others. */
export async function readRulebook(face: RulebookFace): Promise<Rulebook> {
  const { chapters: files, rulings, charts, hint } = face;
  // Their files load at once, so that the page reserves their place before anybody scrolls; they are drawn later.
  const pictures = face.diagrams?.files().catch(() => NO_FILES) ?? NO_FILES;
  const aids = face.aids().catch(() => NO_BOOK.aids);
  // Without them the keys stand as they are written.
  const options = (await face.options?.().catch(() => [])) ?? [];
  const [notes, ...texts] = await Promise.allSettled([rulings(), ...files.map(({ read }) => read())]);
  const chapters = files.map(({ title }, place): Chapter => {
    const text = texts[place];
    return text?.status === 'fulfilled'
      ? parseChapter(withOptionWords(text.value, options))
      : { title, sections: [], isMissing: true };
  });
  const broken = [notes, ...texts].find((each) => each.status === 'rejected');
  return {
    chapters,
    rulings: rulingsIn(
      chapters,
      notes.status === 'fulfilled' ? parseRulings(withOptionWords(notes.value, options)) : [],
    ),
    hasRulings: notes.status === 'fulfilled',
    charts,
    diagrams: diagramsIn(chapters, await pictures),
    opener: face.diagrams?.opener ?? null,
    aids: await aids,
    hint,
    fault: broken === undefined ? null : { thrown: broken.reason },
  };
}

const NO_FILES: readonly DiagramFile[] = [];

function diagramsIn(chapters: readonly Chapter[], files: readonly DiagramFile[]): Diagrams {
  const found = new Map<Block, DiagramFile[]>();
  for (const file of files) {
    const block = blockOfRule(chapters, file.rule);
    if (block !== undefined) found.set(block, [...(found.get(block) ?? []), file]);
  }
  return found;
}

interface RulebookState {
  readonly book: Rulebook | null;
  /** Set if nothing could be loaded. */
  readonly error: { readonly thrown: unknown } | null;
}

const NOT_YET: RulebookState = { book: null, error: null };

/** The book is null while it loads, also after a change of game. `again` requests what is missing. */
export function useRulebook(game: AnyGame): RulebookState & { readonly again: () => void } {
  const [read, setRead] = useState<(RulebookState & { readonly id: string }) | null>(null);
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    let isWanted = true;
    const show = (found: RulebookState): void => (isWanted ? setRead({ id: game.id, ...found }) : undefined);
    const load = async (): Promise<void> => {
      try {
        const book = await rulebookOf(game);
        // The missing part may belong to a version that is gone from the server; a reload gets the newer one.
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

import type { AnyGame, Chart, RulebookFace } from '../face/game.ts';
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

/** The book of a game that brings none. */
const NO_BOOK: Rulebook = {
  chapters: [],
  rulings: new Map(),
  hasRulings: true,
  charts: [],
  hint: '',
  fault: null,
};

const loaded = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game, read once; what is missing of it is asked for anew. It comes by itself, not with the first page. */
export async function rulebookOf(game: AnyGame): Promise<Rulebook> {
  const { rulebook } = game;
  const reading = loaded.get(game.id) ?? (rulebook === null ? Promise.resolve(NO_BOOK) : rulebook().then(readRulebook));
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

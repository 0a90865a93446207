import type { AnyGame } from '../face/game.ts';
import type { Chart, RulebookFace } from '../face/rulebook.ts';
import { type Chapter, parseChapter } from '../rules/markdown.ts';
import { parseRulings, type Rulings, rulingsIn } from '../rules/rulings.ts';

/** All that is written of the rules of a game. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly rulings: Rulings;
  readonly charts: readonly Chart[];
  readonly hint: string;
}

const loaded = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game, read once. It comes by itself, not with the first page. */
export function rulebookOf(game: AnyGame): Promise<Rulebook> {
  const book = loaded.get(game.id) ?? game.rulebook().then(readRulebook);
  loaded.set(game.id, book);
  return book;
}

export async function readRulebook({ chapters: texts, rulings, charts, hint }: RulebookFace): Promise<Rulebook> {
  const chapters = (await texts()).map(parseChapter);
  return { chapters, rulings: rulingsIn(chapters, parseRulings(await rulings())), charts, hint };
}

import { type Chapter, parseChapter } from './markdown.ts';
import { parseRulings, type Rulings, rulingsIn } from './rulings.ts';

const FILES = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const RULINGS = import.meta.glob<string>('../../../../docs/rulings.md', { query: '?raw', import: 'default' });
/** In the order in which one reads them. */
const ORDER = ['brief', 'battle', 'solo', 'glossary'];

/** All that is written of the rules. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly rulings: Rulings;
}

let loaded: Promise<Rulebook> | undefined;

/** The rulebook, read once. It comes by itself, not with the first page. */
export function rulebook(): Promise<Rulebook> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Rulebook> {
  const files = Object.entries(FILES).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  const chapters = await Promise.all(files.map(async ([, read]) => parseChapter(await read())));
  const rulings = await Promise.all(Object.values(RULINGS).map(async (read) => parseRulings(await read())));
  return { chapters, rulings: rulingsIn(chapters, rulings.flat()) };
}

function placeOf(file: string): number {
  const place = ORDER.findIndex((name) => file.endsWith(`/${name}.md`));
  return place === -1 ? ORDER.length : place;
}

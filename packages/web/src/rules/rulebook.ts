import { type Chapter, parseChapter } from './markdown.ts';

const FILES = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });
/** In the order in which one reads them. */
const ORDER = ['brief', 'battle', 'solo'];

let loaded: Promise<readonly Chapter[]> | undefined;

/** The rulebook, read once. It comes by itself, not with the first page. */
export function rulebook(): Promise<readonly Chapter[]> {
  loaded ??= Promise.all(
    Object.entries(FILES)
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
      .map(async ([, load]) => parseChapter(await load())),
  );
  return loaded;
}

function placeOf(file: string): number {
  const place = ORDER.findIndex((name) => file.endsWith(`/${name}.md`));
  return place === -1 ? ORDER.length : place;
}

import { type Block, type Chapter, idsIn, type Section, textOf } from './markdown.ts';

/** The sections that have something of what is looked for, with only that in them. A beginning of an id finds its rules. */
export function searchChapters(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [...chapters];
  const keep = ({ title, blocks }: Section): Section => ({
    title,
    blocks: blocks.filter((block) => matches(block, words)),
  });
  return chapters
    .map(({ title, sections }) => ({ title, sections: sections.map(keep).filter(({ blocks }) => blocks.length > 0) }))
    .filter(({ sections }) => sections.length > 0);
}

function matches(block: Block, words: readonly string[]): boolean {
  const ids = idsIn(block).map((id) => id.toLowerCase());
  const text = textOf(block).toLowerCase();
  return words.every((word) => ids.some((id) => id.startsWith(word)) || text.includes(word));
}

/** Where a rule stands; one that is only part of another is found in it: B7.7.3c in B7.7.3. */
export function blockOfRule(chapters: readonly Chapter[], id: string): Block | undefined {
  const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  for (let wanted = id; wanted !== ''; wanted = shorter(wanted)) {
    const found = blocks.find((block) => idsIn(block).includes(wanted));
    if (found !== undefined) return found;
  }
  return undefined;
}

function shorter(id: string): string {
  return /^(.*\d)[a-z]\w*$/.exec(id)?.[1] ?? /^(.*)\.\d+$/.exec(id)?.[1] ?? '';
}

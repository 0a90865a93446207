import { type Block, type Chapter, idsIn, type Section, textOf } from './markdown.ts';

/** The sections that match, reduced to their matching blocks. The start of an id finds its rules. */
export function searchChapters(chapters: readonly Chapter[], query: string, beside: TextBeside = noRulings): Chapter[] {
  const words = soughtWords(query);
  if (words.length === 0) return [...chapters];
  const keep = ({ title, blocks }: Section): Section => ({
    title,
    blocks: blocks.filter((block) => matches(block, `${textOf(block)} ${beside(block)}`, words)),
  });
  return (
    chapters
      .map((chapter) => ({
        ...chapter,
        sections: chapter.sections.map(keep).filter(({ blocks }) => blocks.length > 0),
      }))
      // A chapter that failed to load might match.
      .filter(({ sections, isMissing }) => sections.length > 0 || isMissing === true)
  );
}

/** Text beside a block that is searched with it. */
type TextBeside = (block: Block) => string;

const noRulings: TextBeside = () => '';

function matches(block: Block, text: string, words: readonly string[]): boolean {
  const ids = idsIn(block).map((id) => id.toLowerCase());
  const said = text.toLowerCase();
  return words.every((word) => ids.some((id) => id.startsWith(word)) || said.includes(word));
}

function soughtWords(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Splits a text into matching and other parts. */
export function markedParts(text: string, query: string): { readonly text: string; readonly isFound: boolean }[] {
  // A single letter would mark half the page.
  const words = soughtWords(query).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, isFound: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replaceAll(/[^\w\s]/g, String.raw`\$&`)).join('|')})`, 'gi');
  // Splitting by a captured group puts matches at odd places.
  return text.split(pattern).map((part, place) => ({ text: part, isFound: place % 2 === 1 }));
}

/** Where a rule is stated; part of a rule is found in the rule: B7.7.3c in B7.7.3. */
export function blockOfRule(chapters: readonly Chapter[], id: string): Block | undefined {
  const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  for (let wanted = id; wanted !== ''; wanted = shorter(wanted)) {
    const found = blocks.find((block) => idsIn(block).includes(wanted));
    if (found !== undefined) return found;
  }
  return undefined;
}

function shorter(id: string): string {
  return /^(.*\d)[a-z]\w*$/.exec(id)?.[1] ?? /^(.*)\.\d+$/.exec(id)?.[1] ?? /^(.*\d[A-Z])\d+$/.exec(id)?.[1] ?? '';
}

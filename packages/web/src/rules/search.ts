import { type Block, type Chapter, idsIn } from './markdown.ts';

/** Splits a text into the words to highlight and the rest. */
export function markedParts(
  text: string,
  isSought: (word: string) => boolean,
): { readonly text: string; readonly isFound: boolean }[] {
  const parts: { text: string; isFound: boolean }[] = [];
  for (const piece of text.split(/([\p{L}\d.]+)/u)) {
    const isFound = isSought(piece.replace(/\.$/, ''));
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += piece;
    else if (piece !== '') parts.push({ text: piece, isFound });
  }
  return parts;
}

/** The block that states a rule. Part of a rule is found in the whole rule: B7.7.3c in B7.7.3. */
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

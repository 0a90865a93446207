import type { AnyGame } from '../face/game.ts';
import { type Block, type PrintPart, printPart } from '../face/print.ts';
import { parseChapter, textOf } from '../rules/markdown.ts';

/** The game’s rules in brief; null for a game without a rulebook. */
export async function rulesPart({ rulebook }: AnyGame): Promise<PrintPart | null> {
  const chapter = (await rulebook?.())?.chapters[0];
  if (chapter === undefined) return null;
  const { sections } = parseChapter(await chapter.read());
  const blocks = sections.flatMap(({ title, blocks: parsed }): Block[] => [
    ...(title === '' ? [] : [{ kind: 'head' as const, text: title }]),
    ...parsed.map((block): Block => {
      const text = textOf(block);
      return block.kind === 'rule' ? { kind: 'list', lines: [text] } : { kind: 'text', text };
    }),
  ]);
  return printPart('rules', 'The rules in brief', 'A page to read before the first turn', { kind: 'sheet', blocks });
}

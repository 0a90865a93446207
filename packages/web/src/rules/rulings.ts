import { type Block, type Chapter, parseChapter } from './markdown.ts';
import { blockOfRule } from './search.ts';
import { isRuleId, type Span, wordsOf } from './spans.ts';

/** What we play where a rule leaves something open. */
export interface Ruling {
  readonly rules: readonly string[];
  readonly question: readonly Span[];
  readonly answer: readonly Span[];
}

/** By the block of the rulebook they belong to. */
export type Rulings = ReadonlyMap<Block, readonly Ruling[]>;

/** Parses a table of rules, question and ruling. */
export function parseRulings(markdown: string): Ruling[] {
  const blocks = parseChapter(markdown).sections.flatMap((section) => section.blocks);
  return blocks.flatMap((block) =>
    block.kind !== 'table'
      ? []
      : block.rows.map(([ids = [], question = [], answer = []]) => ({
          rules: wordsOf(ids)
            .split(/,\s*/)
            .filter((id) => isRuleId(id)),
          question,
          answer,
        })),
  );
}

/** Lists each ruling at every rule it is about. */
export function rulingsIn(chapters: readonly Chapter[], rulings: readonly Ruling[]): Rulings {
  const found = new Map<Block, Ruling[]>();
  for (const ruling of rulings) {
    const blocks = new Set(ruling.rules.flatMap((id) => blockOfRule(chapters, id) ?? []));
    for (const block of blocks) found.set(block, [...(found.get(block) ?? []), ruling]);
  }
  return found;
}

export function rulingWords(rulings: readonly Ruling[]): string {
  return rulings.map(({ question, answer }) => `${wordsOf(question)} ${wordsOf(answer)}`).join(' ');
}

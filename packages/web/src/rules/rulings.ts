import { type Block, type Chapter, parseChapter } from './markdown.ts';
import { blockOfRule } from './search.ts';
import { isRuleId, type Span, wordsOf } from './spans.ts';

/** What we play where a rule leaves something open. */
export interface Ruling {
  /** The rules it is about. */
  readonly rules: readonly string[];
  readonly question: readonly Span[];
  readonly answer: readonly Span[];
}

/** By the piece of the rulebook that they belong to. */
export type Rulings = ReadonlyMap<Block, readonly Ruling[]>;

/** The document has one table: the rules, the question, the ruling. */
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

/** Each ruling stands with every rule that it is about. */
export function rulingsIn(chapters: readonly Chapter[], rulings: readonly Ruling[]): Rulings {
  const found = new Map<Block, Ruling[]>();
  for (const ruling of rulings) {
    const blocks = new Set(ruling.rules.flatMap((id) => blockOfRule(chapters, id) ?? []));
    for (const block of blocks) found.set(block, [...(found.get(block) ?? []), ruling]);
  }
  return found;
}

/** Rulings as plain words, for searching. */
export function rulingWords(rulings: readonly Ruling[]): string {
  return rulings.map(({ question, answer }) => `${wordsOf(question)} ${wordsOf(answer)}`).join(' ');
}

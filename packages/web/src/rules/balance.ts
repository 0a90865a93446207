import { parseChapter } from './markdown.ts';
import { wordsOf } from './spans.ts';

/** Measured win rates of the missions. The document holds the figures and how they were measured. */
export const [BALANCE = ''] = Object.values(
  import.meta.glob<string>('../../../../docs/balance.md', { query: '?raw', import: 'default', eager: true }),
);

interface WordTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function tablesIn(markdown: string): WordTable[] {
  return parseChapter(markdown).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? [{ head: block.head.map(wordsOf), rows: block.rows.map((row) => row.map(wordsOf)) }]
        : [],
    ),
  );
}

/** From `64% (59-69)`. */
export function percentIn(row: readonly string[], column: number): number {
  return Number.parseInt(row[column] ?? '', 10);
}

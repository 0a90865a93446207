import { parseChapter, type Row } from '../../rules/markdown.ts';
import { wordsOf } from '../../rules/spans.ts';

/** How often a side won when the bot `captain` played it, in percent. */
export type Rates =
  | { readonly kind: 'solo'; readonly player: number }
  | { readonly kind: 'versus'; readonly german: number; readonly soviet: number };

const [text = ''] = Object.values(
  import.meta.glob<string>('../../../../../docs/balance.md', { query: '?raw', import: 'default', eager: true }),
);

let read: ReadonlyMap<string, Rates> | undefined;

/** What was measured of a mission. The document is where the figures are kept, and says how they came about. */
export function ratesOf(mission: string): Rates | undefined {
  read ??= parseBalance(text);
  return read.get(mission);
}

/**
 * The first table that a mission stands in: firefights have another for the other economy. Of the two series in it the second is
 * taken, since missions were tuned by the first.
 */
export function parseBalance(markdown: string): Map<string, Rates> {
  const rates = new Map<string, Rates>();
  for (const { blocks } of parseChapter(markdown).sections)
    for (const block of blocks) {
      if (block.kind !== 'table') continue;
      const head = block.head.map(wordsOf);
      const [player, german, soviet] = ['wins', 'German', 'Soviet'].map((of) => head.indexOf(`${of}, seed 100`));
      for (const row of block.rows) {
        const name = wordsOf(row[0] ?? []);
        if (rates.has(name)) continue;
        if (player !== undefined && player !== -1) rates.set(name, { kind: 'solo', player: percent(row, player) });
        else if (german !== undefined && soviet !== undefined && german !== -1)
          rates.set(name, { kind: 'versus', german: percent(row, german), soviet: percent(row, soviet) });
      }
    }
  return rates;
}

/** `64% (59-69)` */
function percent(row: Row, column: number): number {
  return Number.parseInt(wordsOf(row[column] ?? []), 10);
}

import { type Level, LEVEL_NAMES, LEVELS } from '@sandtable/limanowa';
import type { Rates } from '../../face/missions.ts';
import { parseChapter } from '../../rules/markdown.ts';
import { wordsOf } from '../../rules/spans.ts';

/** How often the bot `corps` won a mission, in percent, by level. */
export type WinRates = Readonly<Record<Level, number>>;

const [text = ''] = Object.values(
  import.meta.glob<string>('../../../../../docs/balance.md', { query: '?raw', import: 'default', eager: true }),
);

let read: ReadonlyMap<string, WinRates> | undefined;

/** What was measured of a mission; undefined where nobody has. */
export function winRates(mission: string): WinRates | undefined {
  read ??= parseBalance(text);
  return read.get(mission);
}

/** The same as the mission browser shows it. */
export function ratesOf(mission: string): Rates | null {
  const rates = winRates(mission);
  if (rates === undefined) return null;
  const by = LEVELS.map((level) => `${LEVEL_NAMES[level]} ${rates[level]}%`).join(', ');
  return { text: `Our corps bot wins: ${by}`, shares: [{ side: null, percent: rates.novice }] };
}

/** Any table with a column for each level; a mission stands in its first column, by its id. */
export function parseBalance(markdown: string): Map<string, WinRates> {
  const rates = new Map<string, WinRates>();
  for (const { blocks } of parseChapter(markdown).sections)
    for (const block of blocks) {
      if (block.kind !== 'table') continue;
      const head = block.head.map(wordsOf);
      const [novice, tried, veteran] = LEVELS.map((level) => head.indexOf(LEVEL_NAMES[level]));
      if (novice === undefined || tried === undefined || veteran === undefined) continue;
      if (Math.min(novice, tried, veteran) < 0) continue;
      for (const row of block.rows) {
        const percent = (column: number): number => Number.parseInt(wordsOf(row[column] ?? []), 10);
        const id = wordsOf(row[0] ?? []);
        if (!rates.has(id))
          rates.set(id, { novice: percent(novice), tried: percent(tried), veteran: percent(veteran) });
      }
    }
  return rates;
}

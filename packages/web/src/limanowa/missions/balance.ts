import { type Level, LEVEL_NAMES, LEVELS } from '@sandtable/limanowa';
import type { Rates } from '../../face/missions.ts';
import { BALANCE, percentIn, tablesIn } from '../../rules/balance.ts';

/** How often the bot `corps` won a mission, in percent, by level. */
export type WinRates = Readonly<Record<Level, number>>;

let read: ReadonlyMap<string, WinRates> | undefined;

/** What was measured of a mission; undefined where nobody has. */
export function winRates(mission: string): WinRates | undefined {
  read ??= parseBalance(BALANCE);
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
  for (const { head, rows } of tablesIn(markdown)) {
    const [novice, tried, veteran] = LEVELS.map((level) => head.indexOf(LEVEL_NAMES[level]));
    if (novice === undefined || tried === undefined || veteran === undefined) continue;
    if (Math.min(novice, tried, veteran) < 0) continue;
    for (const row of rows) {
      const [id = ''] = row;
      if (rates.has(id)) continue;
      const percent = (column: number): number => percentIn(row, column);
      rates.set(id, { novice: percent(novice), tried: percent(tried), veteran: percent(veteran) });
    }
  }
  return rates;
}

import { BALANCE, percentIn, tablesIn } from '../../rules/balance.ts';

/** How often a side won when the bot `captain` played it, in percent. */
export type Rates =
  | { readonly kind: 'solo'; readonly player: number }
  | { readonly kind: 'versus'; readonly german: number; readonly soviet: number };

let read: ReadonlyMap<string, Rates> | undefined;

/** What was measured of a mission. */
export function ratesOf(mission: string): Rates | undefined {
  read ??= parseBalance(BALANCE);
  return read.get(mission);
}

/**
 * The first table that a mission stands in: firefights have another for the other economy. Of the two series in it the second is
 * taken, since missions were tuned by the first.
 */
export function parseBalance(markdown: string): Map<string, Rates> {
  const rates = new Map<string, Rates>();
  for (const { head, rows } of tablesIn(markdown)) {
    const [player, german, soviet] = ['wins', 'German', 'Soviet'].map((of) => head.indexOf(`${of}, seed 100`));
    for (const row of rows) {
      const [name = ''] = row;
      if (rates.has(name)) continue;
      if (player !== undefined && player !== -1) rates.set(name, { kind: 'solo', player: percentIn(row, player) });
      else if (german !== undefined && soviet !== undefined && german !== -1)
        rates.set(name, { kind: 'versus', german: percentIn(row, german), soviet: percentIn(row, soviet) });
    }
  }
  return rates;
}

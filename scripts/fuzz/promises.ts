// Checks every figure the screen shows before a decision, in whole matches, for the given time: a chance must come true as often as it
// says, any other figure exactly. Prints the forecasts and the results by kind; false if any is off.
import { Forecasts } from '../../packages/kernel/src/testing/index.ts';
import { playFor } from './matches.ts';

/** Plays the match of this number, comparing its forecasts with what happens. Returns its entries. */
type Play = (match: number, seed: string, forecasts: Forecasts) => number;

/** False, with every kind that is off, if a promise was not kept. */
export function areKept(seed: string, minutes: number, play: Play): boolean {
  const forecasts = new Forecasts();
  let entries = 0;
  const playOn = (match: number): boolean => {
    entries += play(match, `sfc32:${seed} ${match}`, forecasts);
    return true;
  };
  playFor(minutes, playOn, () => entries);
  return report(`${forecasts.count()} forecasts in ${entries} entries, --seed ${seed}`, forecasts);
}

/** Prints every kind of figure; false, with those that are off, if a promise was not kept. */
export function report(title: string, forecasts: Forecasts): boolean {
  console.log(['', title, ...forecasts.print()].join('\n'));
  const complaints = forecasts.complaints();
  for (const line of complaints) console.error(`not kept: ${line}`);
  return complaints.length === 0;
}

import { isBattery, ORDER_WORDS, printUnit, shortBar } from '@sandtable/limanowa';
import type { Deed } from '../../face/speech.ts';
import { judged } from './judged.ts';
import { linesOf } from './line.ts';
import { askedIn, type LimanowaSaying } from './saying.ts';
import { ORDERS } from './words-of.ts';

/** The order buttons of this unit, with the reason on those it cannot do. Attacks are made by a click on the enemy. */
export function deedsOf(saying: LimanowaSaying, unit: number): Deed[] {
  const { seen } = saying;
  const { plan, corps } = askedIn(saying);
  const it = seen.view.units[unit];
  if (it === undefined || it.corps !== corps || it.at === -1) return [];
  const arm = isBattery(seen, unit) ? 'battery' : 'fighter';
  const deeds = ORDER_WORDS.flatMap((verb): Deed[] => {
    const { label, button } = ORDERS[verb];
    if (button === null || button.phase !== plan || (button.arm !== 'any' && button.arm !== arm)) return [];
    const words = [verb, printUnit(seen, unit)];
    const { isGranted, reasons } = judged(saying, words);
    if (!isGranted && !button.isAlways) return [];
    const bar = isGranted ? null : shortBar(reasons[0]?.key);
    return [{ words, label, place: button.place, bar, lines: linesOf(seen, reasons) }];
  });
  return deeds.toSorted((a, b) => a.place - b.place);
}

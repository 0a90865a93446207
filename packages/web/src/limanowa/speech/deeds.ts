import { printUnit, shortBar, typeOf } from '@sandtable/limanowa';
import type { Word } from '@sandtable/kernel';
import type { Deed } from '../../face/speech.ts';
import { judged } from './judged.ts';
import { linesOf } from './line.ts';
import { askedIn, type LimanowaSaying } from './saying.ts';
import { fixedLabel } from './words-of.ts';

/** What a unit can be told by its own word, in the order in which it is shown; attacks begin with their target. */
const BY_ARM: Readonly<Record<'fighter' | 'battery', readonly Word[]>> = {
  fighter: ['move', 'march', 'wave', 'tactics'],
  battery: ['move', 'shell', 'support'],
};
/** Shown where they cannot be given, too: everybody could. */
const ALWAYS: ReadonlySet<Word> = new Set<Word>(['move', 'shell', 'support']);

/** What this unit can be told, and with the reason what it cannot. Attacks are made by a click on the enemy. */
export function deedsOf(saying: LimanowaSaying, unit: number): Deed[] {
  const { seen } = saying;
  const { key, corps } = askedIn(saying);
  const it = seen.view.units[unit];
  if (it === undefined || it.corps !== corps || it.at === -1) return [];
  const word = printUnit(seen, unit);
  const arm = typeOf(seen, unit).arm === 'artillery' ? 'battery' : 'fighter';
  const verbs = key === 'central' ? BY_ARM[arm] : key === 'closing' ? ['occupy'] : [];
  return verbs.flatMap((verb, place): Deed[] => {
    const words = [verb, word];
    const { isGranted, reasons } = judged(saying, words);
    const lines = linesOf(seen, reasons);
    if (!isGranted && !ALWAYS.has(verb)) return [];
    const bar = isGranted ? null : shortBar(reasons[0]?.key);
    return [{ words, label: fixedLabel(verb), place, bar, lines }];
  });
}

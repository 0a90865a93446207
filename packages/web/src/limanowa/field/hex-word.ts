import { explainUnit, printUnit, unitAt } from '@sandtable/limanowa';
import type { Sentence, Word } from '@sandtable/kernel';
import type { Entry } from '../../face/choice.ts';
import type { HexWord } from '../../face/field.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import { withdraw } from '../../saying/plan.ts';
import { judged, printTarget } from '../speech/judged.ts';
import { linesOf } from '../speech/line.ts';
import { askedIn, type LimanowaSaying } from '../speech/saying.ts';
import { hexId } from './places.ts';

/** What a hex means for what is being said: what can be done there and with which chance, or why nothing can. */
export function hexWord(saying: LimanowaSaying, hex: number): HexWord {
  const { seen } = saying;
  const { hexes, units } = clickablesOf(saying);
  const unit = unitAt(seen, hex);
  const entries = [...(hexes.get(hex) ?? []), ...(unit === -1 ? [] : (units.get(unit) ?? []))];
  if (entries.length > 0)
    return { tone: 'open', text: entries.map((entry) => entryText(saying, entry)).join(' · '), why: [], lines: [] };
  return barredWord(saying, hex, unit);
}

/** `Attack: r05 Guard regiment, TV 3 · 30%` */
function entryText(saying: LimanowaSaying, { label, words }: Entry): string {
  const before = judged(saying).figures.targets ?? [];
  const now = judged(saying, words).figures.targets ?? [];
  const more = now.filter(
    (each) => !before.some((old) => old.attacker === each.attacker && old.target === each.target),
  );
  return [label, ...more.map(printTarget)].join(', ');
}

/** Why the chosen unit cannot go there, or attack whoever stands there. */
function barredWord(saying: LimanowaSaying, hex: number, unit: number): HexWord {
  const { seen, chosen = -1 } = saying;
  const { key, corps } = askedIn(saying);
  const it = seen.view.units[chosen];
  if (key !== 'central' || it === undefined || it.corps !== corps || it.at === hex) return soft(saying, unit);
  const other = seen.view.units[unit];
  const word = printUnit(seen, chosen);
  const isOwn = other !== undefined && seen.view.corps[other.corps]?.side === seen.view.corps[corps]?.side;
  if (isOwn) return soft(saying, unit);
  const tried = other === undefined ? ['move', word, hexId(seen, hex)] : ['attack', printUnit(seen, unit), word];
  const { isGranted, reasons } = judged(saying, [...plannedBefore(saying, tried[0] ?? '', word), ...tried]);
  // It may well be allowed there: then what comes after it in the plan stands against it.
  const why = isGranted ? [] : linesOf(seen, reasons).slice(0, 2);
  return { tone: 'barred', text: isGranted ? 'not with this plan' : '', why, lines: [] };
}

const AFTER_MOVES: ReadonlySet<Word> = new Set<Word>(['wave', 'shell', 'support', 'tactics', 'attack']);

/** What would be said before such an order: of what is planned, all but the unit's own and what comes later. */
function plannedBefore(saying: LimanowaSaying, verb: Word, unit: Word): Sentence {
  const others = withdraw(saying, verb, unit).orders;
  return others.filter(([first = '']) => verb === 'attack' || !AFTER_MOVES.has(first)).flat();
}

function soft({ seen }: LimanowaSaying, unit: number): HexWord {
  return { tone: 'soft', text: unit === -1 ? '' : explainUnit(seen, unit), why: [], lines: [] };
}

import type { Sentence, Word } from '@sandtable/kernel';
import {
  areEnemies,
  DISCLOSE,
  explainUnit,
  fullChance,
  hexId,
  type HexId,
  NONE,
  ORDER_ABILITIES,
  ORDER_WORDS,
  printHex,
  printPercent,
  printUnit,
  unitAt,
  unitId,
  type UnitId,
} from '@sandtable/limanowa';
import type { Entry } from '../../face/choice.ts';
import type { HexWord, Overlays } from '../../face/field.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import { withdraw } from '../../saying/plan.ts';
import { openQuestionIn, judged, type LimanowaSaying, linesOf, printTarget } from '../speech/saying.ts';
import { ORDERS } from '../speech/fixed-words.ts';
import { hexWordOfUnit } from './plan-arrows.ts';

export function hintsOf(saying: LimanowaSaying): Overlays {
  const { seen, chosen = -1 } = saying;
  const { hexes, units } = clickablesOf(saying);
  const goals = [...hexes].map(([hex, entries]): Overlays[number] => ({
    kind: 'move',
    at: printHex(seen.map, hexId(hex)),
    text: moveText(entries),
    barred: false,
  }));
  const named: string[] = [];
  const strikes = [...units].flatMap(([number, entries]): Overlays => {
    const unit = unitId(number);
    const at = hexWordOfUnit(seen, unit);
    if (at === undefined || unit === chosen) return [];
    const text = entries.map((entry) => strikeText(saying, entry, unit)).find((each) => each !== null);
    if (text === undefined || text === null) {
      if (saying.words.length > 0 || chosen !== -1) named.push(at);
      return [];
    }
    return [{ kind: 'fire', at, text }];
  });
  if (chosen === -1) named.push(...occupierHexes(saying));
  return [
    ...goals,
    ...strikes,
    ...(named.length === 0 ? [] : [{ kind: 'zone', zone: 'place', hexes: named } as const]),
  ];
}

/** L6.3a: the hexes of the units that could still occupy a cleared hex. */
function occupierHexes(saying: LimanowaSaying): string[] {
  const { seen, words } = saying;
  if (openQuestionIn(saying).plan !== 'closing') return [];
  const { cleared = [] } = judged(saying, words.at(-1) === DISCLOSE ? words : [...words, DISCLOSE]).figures;
  return [...new Set(cleared.flatMap(({ unit }) => hexWordOfUnit(seen, unit) ?? []))];
}

const OFFICERS = ORDER_WORDS.filter((word) => ORDER_ABILITIES[word] !== null).map((word) => ORDERS[word].label);

/** A `+` marks moves that need an officer's ability. */
function moveText(entries: readonly Entry[]): string {
  const isGiven = ({ isPlain, label }: Entry): boolean =>
    isPlain !== true && OFFICERS.some((name) => label.startsWith(name));
  return entries.every(isGiven) ? '+' : '';
}

/** The chance to hit this unit; null if the click is no attack. */
function strikeText(saying: LimanowaSaying, { words }: Entry, unit: UnitId): string | null {
  const { figures } = judged(saying, words);
  const before = judged(saying).figures.targets ?? [];
  const target = (figures.targets ?? []).findLast(
    (each) =>
      each.target === unit &&
      !before.some((old) => old.attacker === each.attacker && old.target === each.target && old.as === each.as),
  );
  if (target === undefined) return words.includes('support') ? `+${saying.seen.pack.ruleset.supportTv}` : null;
  return printPercent(fullChance(target));
}

/** What a click on this hex would do, with its chance, or why it does nothing. */
export function hexWord(saying: LimanowaSaying, hex: HexId): HexWord {
  const { seen } = saying;
  const { hexes, units } = clickablesOf(saying);
  const unit = unitAt(seen, hex);
  const entries = [...(hexes.get(hex) ?? []), ...(unit === NONE ? [] : (units.get(unit) ?? []))];
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

function barredWord(saying: LimanowaSaying, hex: HexId, unit: UnitId): HexWord {
  const order = orderAt(saying, hex, unit);
  if (order === null) return soft(saying, unit);
  const { isGranted, reasons } = judged(saying, [...plannedBefore(saying, order), ...order.words]);
  // If the order by itself is allowed, something later in the plan is in the way.
  if (isGranted) return { tone: 'barred', text: 'not with this plan', why: [], lines: [] };
  return { tone: 'barred', text: '', why: linesOf(saying.seen, reasons).slice(0, 2), lines: [] };
}

interface ClickOrder {
  readonly verb: 'move' | 'attack';
  readonly unit: Word;
  readonly words: Sentence;
}

/** The order that a click would give the selected unit in its Central Phase: attack the enemy in this hex, or move to it. */
function orderAt(saying: LimanowaSaying, hex: HexId, unit: UnitId): ClickOrder | null {
  const { seen } = saying;
  const chosen = unitId(saying.chosen ?? NONE);
  const { plan, corps } = openQuestionIn(saying);
  const it = seen.view.units[chosen];
  if (plan !== 'central' || it === undefined || it.corps !== corps || it.at === hex) return null;
  const word = printUnit(seen, chosen);
  if (unit === NONE) return { verb: 'move', unit: word, words: ['move', word, printHex(seen.map, hex)] };
  if (!areEnemies(seen, chosen, unit)) return null;
  return { verb: 'attack', unit: word, words: ['attack', printUnit(seen, unit), word] };
}

/** The planned orders that come before this one, without the unit's own of the same kind. */
function plannedBefore(saying: LimanowaSaying, { verb, unit }: ClickOrder): Sentence {
  const place = ORDER_WORDS.indexOf(verb);
  return withdraw(saying, verb, unit)
    .orders.filter(([first]) => ORDER_WORDS.findIndex((order) => order === first) <= place)
    .flat();
}

function soft({ seen }: LimanowaSaying, unit: UnitId): HexWord {
  return { tone: 'soft', text: unit === NONE ? '' : explainUnit(seen, unit), why: [], lines: [] };
}

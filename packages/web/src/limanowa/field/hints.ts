import { ORDER_ABILITIES, ORDER_WORDS } from '@sandtable/limanowa';
import type { Overlays } from '../../face/overlays.ts';
import type { Entry } from '../../face/choice.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import { judged } from '../speech/judged.ts';
import type { LimanowaSaying } from '../speech/saying.ts';
import { ORDERS } from '../speech/words-of.ts';
import { hexId, hexIdOfUnit } from './places.ts';

/** What every hex and every enemy that can be clicked would mean. */
export function hintsOf(saying: LimanowaSaying): Overlays {
  const { seen, chosen = -1 } = saying;
  const { hexes, units } = clickablesOf(saying);
  const goals = [...hexes].map(([hex, entries]): Overlays[number] => ({
    kind: 'move',
    at: hexId(seen, hex),
    text: moveText(entries),
    barred: false,
  }));
  const named: string[] = [];
  const strikes = [...units].flatMap(([unit, entries]): Overlays => {
    const at = hexIdOfUnit(seen, unit);
    if (at === undefined || unit === chosen) return [];
    const text = entries.map((entry) => strikeText(saying, entry, unit)).find((each) => each !== null);
    if (text === undefined || text === null) {
      if (saying.words.length > 0 || chosen !== -1) named.push(at);
      return [];
    }
    return [{ kind: 'fire', at, text }];
  });
  return [
    ...goals,
    ...strikes,
    ...(named.length === 0 ? [] : [{ kind: 'zone', zone: 'place', hexes: named } as const]),
  ];
}

const OFFICERS = ORDER_WORDS.filter((word) => ORDER_ABILITIES[word] !== null).map((word) => ORDERS[word].label);

/** A plain move has nothing to pay; what an officer gives is marked. */
function moveText(entries: readonly Entry[]): string {
  const isGiven = ({ isPlain, label }: Entry): boolean =>
    isPlain !== true && OFFICERS.some((name) => label.startsWith(name));
  return entries.every(isGiven) ? '+' : '';
}

/** The chance of a hit on this unit, if that is what the click is for. */
function strikeText(saying: LimanowaSaying, { words }: Entry, unit: number): string | null {
  const { figures } = judged(saying, words);
  const before = judged(saying).figures.targets ?? [];
  const target = (figures.targets ?? []).findLast(
    (each) =>
      each.target === unit &&
      !before.some((old) => old.attacker === each.attacker && old.target === each.target && old.as === each.as),
  );
  if (target === undefined) return words.includes('support') ? `+${saying.seen.pack.ruleset.supportTv}` : null;
  return `${Math.round((100 * target.ways) / target.of)}%`;
}

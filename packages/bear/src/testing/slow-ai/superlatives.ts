import { distanceBetween } from '../../board/tables.ts';
import { typeOf } from '../../model/battle/battle.ts';
import type { OrderWord, Superlative } from '../../model/solo/order.ts';
import { isRumor } from '../../model/pack/unit-type.ts';
import { defenseOf } from './defense.ts';
import { highestRating } from './figures.ts';
import { hexUnder, type Mind } from './mind.ts';
import { bestOf } from './pick.ts';
import type { UnitId } from '../../model/ids.ts';

/** S5.0a: the best by every superlative among the words; an AR is against these others. */
export function bestByWords(
  mind: Mind,
  words: readonly OrderWord[],
  among: readonly UnitId[],
  others: readonly UnitId[],
): readonly UnitId[] {
  let left = among;
  for (const word of words) {
    if (isSuperlative(word)) left = bestOf(left, (unit) => figureOf(mind, word, unit, others));
  }
  return left;
}

export function isSuperlative(word: OrderWord): word is Superlative {
  return word === 'lowestDV' || word === 'highestAR' || word === 'largestGroup';
}

/** The lowest is the best. */
export function figureOf(mind: Mind, word: Superlative, unit: UnitId, others: readonly UnitId[]): number {
  const { seen } = mind;
  switch (word) {
    case 'lowestDV':
      return isRumor(typeOf(seen, unit)) ? Infinity : defenseOf(seen, unit);
    case 'highestAR':
      return -highestRating(seen, unit, others);
    case 'largestGroup':
      return -groupOf(mind, unit).size;
  }
}

/** All counters of its side connected with it hex by hex, and itself. */
function groupOf({ seen, ai, units }: Mind, unit: UnitId): Set<number> {
  const side = units.includes(unit) ? units : ai;
  const group = new Set([unit]);
  let before = 0;
  while (group.size > before) {
    before = group.size;
    for (const each of side) {
      const isBeside = [...group].some(
        (member) => distanceBetween(seen.tables, hexUnder(seen, member), hexUnder(seen, each)) <= 1,
      );
      if (isBeside) group.add(each);
    }
  }
  return group;
}

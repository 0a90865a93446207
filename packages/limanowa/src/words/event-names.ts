import { effectOf } from '../model/battle.ts';
import type { Effect } from '../model/battlecard.ts';
import type { CardId, CorpsId, HexId, UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import { cardName } from './card-words.ts';
import { hexName } from './ground-words.ts';
import { type Naming, wordedName } from './unit-words.ts';

/** How things of a match are called in its log. */
export interface EventNames {
  /** `a03 Honvéd` */
  unit(unit: UnitId): string;
  /** `a03 Honvéd, a04 Honvéd` */
  units(units: readonly UnitId[]): string;
  hex(hex: HexId): string;
  corps(corps: CorpsId): string;
  card(card: CardId): string;
  effect(effect: Effect): string;
}

export function eventNames(seen: Seen, naming: Naming = wordedName): EventNames {
  const { pack, map, view } = seen;
  const unit = (each: UnitId): string => (view.units[each] === undefined ? 'nobody' : naming(seen, each));
  const effect = (each: Effect): string => cardName(pack, each);
  return {
    unit,
    units: (units) => units.map(unit).join(', '),
    hex: (hex) => hexName(map, hex),
    corps: (corps) => view.corps[corps]?.name ?? 'nobody',
    card: (card) => effect(effectOf(pack, card)),
    effect,
  };
}

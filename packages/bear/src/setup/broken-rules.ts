import type { Tables } from '../board/tables.ts';
import { tablesFor } from '../board/tables-cache.ts';
import type { Battle } from '../model/battle.ts';
import type { MarkerView } from '../model/marker.ts';
import type { BattleOptions } from '../model/options.ts';
import { rosterOf, type Unit } from '../model/unit.ts';
import { auditUnits } from '../position/audit-units.ts';
import type { Names } from './names.ts';

interface Laid {
  readonly options: BattleOptions;
  readonly units: readonly Unit[];
  readonly markers: readonly MarkerView[];
}

/** The ground with all that lies on it, as the rules about units are asked of it before there is a match. */
export function battleOf({ pack, map }: Names, { options, units, markers }: Laid): Battle {
  return {
    pack,
    map,
    // They take long to make, and hardly anybody asks for them.
    get tables(): Tables {
      return tablesFor(map.ground, options);
    },
    rules: [],
    view: { options, units, roster: rosterOf(units), markers, round: 1 },
  };
}

/** What the rules forbid of units wherever they are asked about, told by where each stands in its file. */
export function refuseUnitsByRules(names: Names, battle: Battle, placeOf: (word: string) => string): void {
  for (const { field, expected, got } of auditUnits(battle)) {
    const [word = '', part = ''] = field.split('.');
    names.refuse(`${placeOf(word)}.${part}`, expected, got);
  }
}

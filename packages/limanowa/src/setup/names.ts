import { describe, type Problem } from '@sandtable/kernel';
import { hexAt } from '../board/map.ts';
import type { BattleMap } from '../model/battle-map.ts';
import { type HexId, NONE } from '../model/ids.ts';
import type { MapPlace } from '../model/mission.ts';
import type { Pack } from '../model/pack.ts';

/** Looks up what a mission or a position names, and gathers what is wrong with it. */
export class Names {
  readonly problems: Problem[] = [];
  readonly pack: Pack;
  readonly map: BattleMap;
  readonly #field: string;

  constructor(pack: Pack, map: BattleMap, field: string) {
    this.pack = pack;
    this.map = map;
    this.#field = field;
  }

  hex(place: MapPlace, field: string): HexId {
    const hex = hexAt(this.map, place);
    if (hex === NONE) {
      const { columns, plan } = this.map;
      this.refuse(field, `column 0 to ${columns - 1} and row 0 to ${plan.rows.length - 1} (L2.2a)`, place.join(','));
    }
    return hex;
  }

  /** The place of a unit type in the pack. */
  type(id: string, field: string): number {
    const type = this.pack.unitTypes.findIndex((each) => each.id === id);
    if (type === -1) this.refuse(field, `a unit type of the pack, such as ${this.pack.unitTypes[0]?.id}`, id);
    return type;
  }

  refuse(field: string, expected: string, got: unknown): void {
    this.problems.push({ field: `${this.#field}.${field}`, expected, got: describe(got) });
  }
}

const MOST_NAMED = 12;

/** `one of a, b, c`; of very many the first. */
export function oneOf(list: readonly { readonly id: string }[]): string {
  const ids = list.slice(0, MOST_NAMED).map(({ id }) => id);
  return `one of ${ids.join(', ')}${list.length > MOST_NAMED ? ` and ${list.length - MOST_NAMED} more` : ''}`;
}

import { describe, MissionNames } from '@sandtable/kernel';
import { hexAt } from '../board/map.ts';
import type { BattleMap } from '../model/battle-map.ts';
import { type HexId, NONE } from '../model/ids.ts';
import type { MapPlace } from '../model/mission.ts';
import type { Pack } from '../model/pack.ts';

export class Names extends MissionNames<Pack, BattleMap> {
  hex(place: MapPlace, field: string): HexId {
    const hex = hexAt(this.map, place);
    if (hex === NONE) {
      const { columns, plan } = this.map;
      this.refuse(field, `column 0 to ${columns - 1} and row 0 to ${plan.rows.length - 1} (L2.2a)`, place.join(','));
    }
    return hex;
  }

  type(id: string, field: string): number {
    const type = this.pack.unitTypes.findIndex((each) => each.id === id);
    if (type === -1) this.refuse(field, `a unit type of the pack, such as ${this.pack.unitTypes[0]?.id}`, id);
    return type;
  }

  override refuse(field: string, expected: string, got: unknown): -1 {
    return super.refuse(field, expected, describe(got));
  }
}

const MOST_NAMED = 12;

/** `one of a, b, c`; cut short if there are many. */
export function oneOf(list: readonly { readonly id: string }[]): string {
  const ids = list.slice(0, MOST_NAMED).map(({ id }) => id);
  return `one of ${ids.join(', ')}${list.length > MOST_NAMED ? ` and ${list.length - MOST_NAMED} more` : ''}`;
}

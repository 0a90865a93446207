import { describe, MissionNames } from '@sandtable/kernel';
import { type BattleMap, hexNamed } from '../board/map.ts';
import type { Pack } from '../model/pack/pack.ts';
import { type CardId, cardId, type HexId, NONE, type UnitId, unitId } from '../model/ids.ts';

export class Names extends MissionNames<Pack, BattleMap> {
  hex(name: string, field: string): HexId {
    const hex = hexNamed(this.map, name, this.fieldOf(field));
    if (hex.ok) return hex.value;
    this.problems.push(...hex.problems);
    return NONE;
  }

  hexes(names: readonly string[], field: string): HexId[] {
    return names.map((name, index) => this.hex(name, `${field}.${index}`));
  }

  unit(word: string, field: string): UnitId {
    return (
      this.pack.counterPlaces.get(word) ??
      unitId(this.refuse(field, 'a counter of the pack, such as g03', describe(word)))
    );
  }

  units(words: readonly string[], field: string): UnitId[] {
    return words.map((word, index) => this.unit(word, `${field}.${index}`));
  }

  card(id: string, field: string): CardId {
    const card = this.pack.actionCards.findIndex((each) => each.id === id);
    return cardId(card === -1 ? this.refuse(field, 'a card of the pack, such as c09', describe(id)) : card);
  }
}

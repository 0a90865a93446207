import { describe, MissionNames } from '@sandtable/kernel';
import { type BattleMap, hexNamed } from '../board/map.ts';
import type { Pack } from '../model/pack/pack.ts';

export class Names extends MissionNames<Pack, BattleMap> {
  hex(name: string, field: string): number {
    const hex = hexNamed(this.map, name, this.fieldOf(field));
    if (hex.ok) return hex.value;
    this.problems.push(...hex.problems);
    return -1;
  }

  hexes(names: readonly string[], field: string): number[] {
    return names.map((name, index) => this.hex(name, `${field}.${index}`));
  }

  unit(word: string, field: string): number {
    return (
      this.pack.counterPlaces.get(word) ?? this.refuse(field, 'a counter of the pack, such as g03', describe(word))
    );
  }

  units(words: readonly string[], field: string): number[] {
    return words.map((word, index) => this.unit(word, `${field}.${index}`));
  }

  card(id: string, field: string): number {
    const card = this.pack.actionCards.findIndex((each) => each.id === id);
    return card === -1 ? this.refuse(field, 'a card of the pack, such as c09', describe(id)) : card;
  }
}

import type { Problem } from './result.ts';

/** Looks up the names that a mission or a position uses in its pack and map, and gathers those that do not exist. */
export class MissionNames<Pack, BattleMap> {
  readonly problems: Problem[] = [];
  readonly pack: Pack;
  readonly map: BattleMap;
  readonly #field: string;

  constructor(pack: Pack, map: BattleMap, field: string) {
    this.pack = pack;
    this.map = map;
    this.#field = field;
  }

  /** The path of a part of the file, for its problems. */
  fieldOf(part: string): string {
    return `${this.#field}.${part}`;
  }

  /** Notes a problem; -1 is the index of what was not found. */
  refuse(part: string, expected: string, got: string): -1 {
    this.problems.push({ field: this.fieldOf(part), expected, got });
    return -1;
  }
}

/** Without its name: for hashes, since renaming a part of a pack changes no match. */
export function nameless<T extends { readonly name: string }>(part: T): T {
  return { ...part, name: '' };
}

import type { PackChoice, PackName, Result } from '@sandtable/kernel';
import type { PackHead } from '@sandtable/kernel/packs';

export interface ListedPack {
  readonly game: string;
  readonly head: PackHead;
  /** How many missions, boards and so on it has. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A player's own pack as this browser keeps it: the file's text and its head. */
export interface KeptPack extends ListedPack {
  readonly text: string;
}

/** A pack and the name that matches refer to it by. */
export interface NamedPack<Pack> {
  readonly named: PackName;
  readonly pack: Pack;
}

export interface PacksFace {
  ours(): ListedPack;
  read(text: string): Result<{ readonly head: PackHead }>;
  /** For a match; throws a `MissingPackError` if this browser does not have the pack, or it is no longer valid. */
  load(named: PackName): Promise<void>;
}

/** Unique among the missions of all packs: missions of our packs go by their plain ids. */
export function missionKey(mission: string, pack: PackName | undefined): string {
  return pack === undefined ? mission : `${mission}@${pack.hash.slice(0, 16)}`;
}

/** The pack a match is bound to, for the list of matches; empty for our packs. */
export function packOfMatch({ pack }: PackChoice): PackChoice {
  return pack === undefined ? {} : { pack };
}

import type { PackChoice, PackName, Result } from '@sandtable/kernel';
import type { PackHead } from '@sandtable/kernel/packs';

/** A pack in the list of packs. */
export interface ListedPack {
  readonly game: string;
  readonly head: PackHead;
  /** How many of what is in it: `missions`, `boards`. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A pack of one's own as this browser keeps it: the file, and what it says about itself. */
export interface KeptPack extends ListedPack {
  readonly text: string;
}

/** A pack as a match names it. */
export interface NamedPack<Pack> {
  readonly named: PackName;
  readonly pack: Pack;
}

/** How a game reads packs. */
export interface PacksFace {
  /** The one that comes with the game. */
  ours(): ListedPack;
  /** The text of a file, checked whole. */
  read(text: string): Result<{ readonly head: PackHead }>;
  /** For a match; throws a `MissingPackError` if this browser has none, or it is no longer sound. */
  load(named: PackName): Promise<void>;
}

/** Unique among missions of all packs: those of our own packs go by their plain ids. */
export function missionKey(mission: string, pack: PackName | undefined): string {
  return pack === undefined ? mission : `${mission}@${pack.hash.slice(0, 16)}`;
}

/** For the list of matches: the pack that a match is bound to; nothing for one of our own. */
export function packOfMatch({ pack }: PackChoice): PackChoice {
  return pack === undefined ? {} : { pack };
}

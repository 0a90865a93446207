import { type PackLibrary, type PackName, readJson, type Result } from '@sandtable/kernel';
import type { PackHead } from '@sandtable/kernel/packs';
import type { KeptPack, NamedPack } from '../face/packs.ts';
import { keptPack } from './kept-packs.ts';
import { MissingPackError } from './missing-pack.ts';

interface OwnPack<Pack> {
  readonly head: PackHead;
  readonly pack: Pack;
}

interface OwnPackParts<Pack> {
  readonly game: string;
  readonly library: PackLibrary<Pack>;
  /** Of the text of a file, parsed. */
  check(raw: unknown): Result<OwnPack<Pack>>;
}

/** The packs of this browser for a game: how their files are read, and how a match gets them. */
export interface OwnPacks<Pack> {
  read(text: string): Result<OwnPack<Pack>>;
  /** For a match; throws a `MissingPackError` if it is not there, or no longer sound. */
  load(named: PackName): Promise<void>;
  /** Ready for matches; without those that were sound only by an older version. */
  fitAll(kept: readonly KeptPack[]): readonly NamedPack<Pack>[];
}

export function ownPacksOf<Pack extends object>({ game, library, check }: OwnPackParts<Pack>): OwnPacks<Pack> {
  const read = (text: string): Result<OwnPack<Pack>> => {
    const raw = readJson(text);
    return raw.ok ? check(raw.value) : raw;
  };
  const fit = ({ head, text }: KeptPack): Pack | null => {
    const known = library.get(head);
    if (known !== undefined) return known;
    const made = read(text);
    if (!made.ok) return null;
    library.add(head, made.value.pack);
    return made.value.pack;
  };
  const load = async (named: PackName): Promise<void> => {
    if (library.get(named) === undefined && fit(await keptPack(game, named)) === null)
      throw new MissingPackError(named);
  };
  const fitAll = (kept: readonly KeptPack[]): readonly NamedPack<Pack>[] =>
    kept.flatMap((each) => {
      const pack = fit(each);
      return pack === null ? [] : [{ named: packNameOf(each.head), pack }];
    });
  return { read, load, fitAll };
}

/** As a match names it. */
function packNameOf({ id, name, hash }: PackName): PackName {
  return { id, name, hash };
}

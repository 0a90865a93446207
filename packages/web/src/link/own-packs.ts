import { type PackLibrary, type PackName, readJson, type Result } from '@sandtable/kernel';
import type { PackHead } from '@sandtable/kernel/packs';
import type { KeptPack, NamedPack, PacksFace } from '../face/packs.ts';
import { keptPack } from './kept-packs.ts';
import { MissingPackError } from './missing-pack.ts';

interface OwnPack<Pack> {
  readonly head: PackHead;
  readonly pack: Pack;
}

interface OwnPackParts<Pack> {
  readonly game: string;
  readonly library: PackLibrary<Pack>;
  ours(): PackName;
  check(raw: unknown): Result<OwnPack<Pack>>;
}

/** A game's packs in this browser: how their files are read, and how a match gets them. */
export interface OwnPacks<Pack> extends PacksFace {
  read(text: string): Result<OwnPack<Pack>>;
  /** Makes the packs ready for matches; leaves out those that only an older version accepted. */
  fitAll(kept: readonly KeptPack[]): readonly NamedPack<Pack>[];
}

export function ownPacksOf<Pack extends object>(parts: OwnPackParts<Pack>): OwnPacks<Pack> {
  const { game, library, check } = parts;
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
  const ours = (): ReturnType<PacksFace['ours']> => {
    const pack = parts.ours();
    return { game, head: { ...packNameOf(pack), ...OUR_HEAD }, counts: countsIn(pack) };
  };
  return { read, load, fitAll, ours };
}

function packNameOf({ id, name, hash }: PackName): PackName {
  return { id, name, hash };
}

const OUR_HEAD = { author: 'Sandtable', licence: 'MIT', extends: null };

export function countsIn(pack: unknown): Readonly<Record<string, number>> {
  const lists = Object.entries(typeof pack === 'object' && pack !== null ? pack : {});
  return Object.fromEntries(
    lists.flatMap(([name, list]): [string, number][] =>
      Array.isArray(list) && list.length > 0 ? [[name, list.length]] : [],
    ),
  );
}

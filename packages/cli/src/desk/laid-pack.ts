import { isRecord, type Json, type PackName, type Result } from '@sandtable/kernel';
import { jsonIn, readTextFile, valueOf } from '../io/input.ts';

/** The file of `--pack`, for this run of the command; null for the game's own pack. */
let laid: LaidFile | null = null;

/** A pack's file, as text, so that it can be passed to threads. */
export type LaidFile = { readonly file: string; readonly text: string };

export function layPack(file: string | undefined): void {
  laid = file === undefined ? null : { file, text: readTextFile(file) };
}

function laidPack(): LaidFile | null {
  return laid;
}

/** A game and its pack. `named` is how its matches name the pack; null for the game's own. */
export interface PackTable<Pack, Game> {
  readonly pack: Pack;
  readonly game: Game;
  readonly named: PackName | null;
}

interface TableMaker<Pack, Game> {
  ownPack(): Pack;
  check(raw: unknown): Result<{ readonly head: PackName; readonly pack: Pack }>;
  gameOf(pack: Pack): Game;
  readonly library: { add(named: PackName, pack: Pack): void };
}

/** Returns a function that opens the game with a pack, unless told otherwise that of `--pack`. Keeps the last one open. */
export function tablesOf<Pack, Game>(maker: TableMaker<Pack, Game>): (file?: LaidFile | null) => PackTable<Pack, Game> {
  const { ownPack, check, gameOf, library } = maker;
  let last: { readonly file: LaidFile | null; readonly table: PackTable<Pack, Game> } | undefined;
  const open = (file: LaidFile | null): PackTable<Pack, Game> => {
    if (file === null) return { pack: ownPack(), game: gameOf(ownPack()), named: null };
    const read = jsonIn(file.text, file.file);
    const { head, pack } = valueOf(read.ok ? check(read.value) : read);
    const named = { id: head.id, name: head.name, hash: head.hash };
    library.add(named, pack);
    return { pack, game: gameOf(pack), named };
  };
  return (file = laidPack()) => {
    if (last === undefined || last.file !== file) last = { file, table: open(file) };
    return last.table;
  };
}

/** The data that a maker of series gets: who sits where, and the pack. */
export function givenTo(seats: Readonly<Record<string, string>>, pack: LaidFile | null = laid): Json {
  return { seats, pack };
}

/** Reads that data back in a thread. */
export function readGiven(raw: unknown): { readonly seats: unknown; readonly pack: LaidFile | null } {
  const { seats, pack } = isRecord(raw) ? raw : {};
  const { file, text } = isRecord(pack) ? pack : {};
  return { seats, pack: typeof file === 'string' && typeof text === 'string' ? { file, text } : null };
}

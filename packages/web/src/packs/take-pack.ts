import { bad, LARGEST_FILE, type Problem, readJson, type Result, tooLarge } from '@sandtable/kernel';
import type { PackHead } from '@sandtable/kernel/packs';
import type { KeptPack, PacksFace } from '../face/packs.ts';
import { packsChanged } from '../games/games.ts';
import { PACK_READERS } from '../games/pack-readers.ts';
import { keepPack } from '../link/kept-packs.ts';
import { countsIn } from '../link/own-packs.ts';
import { shelfError } from '../link/shelf.ts';

/** The result of an import. Of a refused file only its own name is known. */
export type TakenPack =
  | { readonly kind: 'kept'; readonly pack: KeptPack }
  | { readonly kind: 'refused'; readonly file: string; readonly problems: readonly Problem[] };

export async function takeFile(file: File): Promise<TakenPack> {
  // A file that is too large is not even read.
  if (file.size > LARGEST_FILE) return refused(file.name, tooLarge(file.size).problems);
  return takeText(file.name, await file.text());
}

/** A pack from an address of this site; other sites are refused. */
export async function takeLink(address: string, here = location.href): Promise<TakenPack> {
  const url = URL.canParse(address, here) ? new URL(address, here) : null;
  if (url === null || url.origin !== new URL(here).origin)
    return refused(address, bad('address', 'the address of a file on this site', address).problems);
  try {
    const answer = await fetch(url);
    if (!answer.ok) return refused(address, bad('address', 'a file that is there', answer.status).problems);
    const size = Number(answer.headers.get('content-length') ?? 0);
    if (size > LARGEST_FILE) return refused(address, tooLarge(size).problems);
    return await takeText(url.pathname.split('/').at(-1) ?? address, await answer.text());
  } catch (error) {
    return refused(address, bad('address', 'a file that can be loaded', shelfError(error).message).problems);
  }
}

/** Checks the text and stores the pack, or stores nothing. */
async function takeText(file: string, text: string): Promise<TakenPack> {
  const raw = readJson(text);
  if (!raw.ok) return refused(file, raw.problems);
  const read = await readFor(raw.value, text);
  if (!read.ok) return refused(file, read.problems);
  const { game, head } = read.value;
  const pack = { game, head, counts: countsIn(raw.value), text };
  try {
    await keepPack(pack);
  } catch (error) {
    return refused(file, bad('storage', 'a browser that keeps it', shelfError(error).message).problems);
  }
  packsChanged();
  return { kind: 'kept', pack };
}

interface ReadPack {
  readonly game: string;
  readonly head: PackHead;
}

/** Reads it for the game it names; otherwise for the game whose check finds the fewest faults. */
async function readFor(raw: unknown, text: string): Promise<Result<ReadPack>> {
  const named = typeof raw === 'object' && raw !== null && 'game' in raw ? String(raw.game) : '';
  const readers = Object.entries(PACK_READERS);
  const asked = readers.filter(([game]) => game === named);
  const tried = await Promise.all((asked.length > 0 ? asked : readers).map(([game, load]) => readAs(game, load, text)));
  const [best] = tried.toSorted((a, b) => faultsIn(a) - faultsIn(b));
  return best ?? bad('game', 'a game', undefined);
}

async function readAs(game: string, load: () => Promise<PacksFace>, text: string): Promise<Result<ReadPack>> {
  const read = (await load()).read(text);
  return read.ok ? { ok: true, value: { game, head: read.value.head } } : read;
}

function faultsIn(read: Result<unknown>): number {
  return read.ok ? 0 : read.problems.length;
}

function refused(file: string, problems: readonly Problem[]): TakenPack {
  return { kind: 'refused', file, problems };
}

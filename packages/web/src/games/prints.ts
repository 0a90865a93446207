import { packAskedFor, UnfittedError } from '@sandtable/kernel';
import type { PrintFace } from '../face/print.ts';
import { PACK_READERS } from './pack-readers.ts';

/** What to load of each game to print it, by id. A separate file, so that other pages do not load it. */
const PRINTS: Readonly<Record<string, () => Promise<PrintFace>>> = {
  bear: async () => (await import('../bear/print/print.ts')).print,
  limanowa: async () => (await import('../limanowa/print/print.ts')).print,
};

/**
 * Runs `work` with the game's print face and loads the player's own pack it needs. Undefined for a game that cannot be
 * printed. Throws a `MissingPackError` if this browser does not have the pack.
 */
export async function onPaper<T>(game: string, work: (face: PrintFace) => T | Promise<T>): Promise<T | undefined> {
  const face = await PRINTS[game]?.();
  if (face === undefined) return undefined;
  try {
    return await work(face);
  } catch (error) {
    const named = error instanceof UnfittedError ? packAskedFor(error.part) : undefined;
    if (named === undefined) throw error;
    await (await PACK_READERS[game]?.())?.load(named);
    return work(face);
  }
}

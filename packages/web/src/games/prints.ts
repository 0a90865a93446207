import { packAskedFor, UnfittedError } from '@sandtable/kernel';
import type { PrintFace } from '../face/print.ts';
import { PACK_READERS } from './pack-readers.ts';

/** What is loaded of each game to print it, by its id; in a file of its own, so that no other page knows of it. */
const PRINTS: Readonly<Record<string, () => Promise<PrintFace>>> = {
  bear: async () => (await import('../bear/print/print.ts')).print,
  limanowa: async () => (await import('../limanowa/print/print.ts')).print,
};

/**
 * Whatever is asked of a game on paper, with the pack of one's own that it needs; undefined for a game that cannot be printed. Throws a
 * `MissingPackError` if this browser does not have the pack.
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

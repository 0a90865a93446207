import type { PrintFace } from '../face/print.ts';

/** What is loaded of each game to print it, by its id; in a file of its own, so that no other page knows of it. */
export const PRINTS: Readonly<Record<string, () => Promise<PrintFace>>> = {
  bear: async () => (await import('../bear/print/print.ts')).print,
  limanowa: async () => (await import('../limanowa/print/print.ts')).print,
};

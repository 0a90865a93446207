import type { PacksFace } from '../face/packs.ts';

/** How the packs of each game are read, by its id; in a file of its own, since only the page of packs needs it. */
export const PACK_READERS: Readonly<Record<string, () => Promise<PacksFace>>> = {
  bear: async () => (await import('../bear/engine/own-packs.ts')).ownPacks,
  limanowa: async () => (await import('../limanowa/engine/own-packs.ts')).ownPacks,
};

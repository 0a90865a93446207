import type { PacksFace } from '../face/packs.ts';

/** How to read each game's packs, by id. A separate file, since few pages need it. */
export const PACK_READERS: Readonly<Record<string, () => Promise<PacksFace>>> = {
  bear: async () => (await import('../bear/engine/own-packs.ts')).ownPacks,
  limanowa: async () => (await import('../limanowa/engine/own-packs.ts')).ownPacks,
};

import type { AnyLink } from '../face/link.ts';

/** What the worker loads for each game, by id. A separate file, so that the worker does not load any of the screens. */
export const LINKS: Readonly<Record<string, () => Promise<AnyLink>>> = {
  bear: async () => (await import('../bear/link/link.ts')).link,
  limanowa: async () => (await import('../limanowa/link/link.ts')).link,
};

import type { AnyLink } from '../face/link.ts';

/** What the worker loads of each game, by its id; in a file of its own, so that nothing that is shown comes along. */
export const LINKS: Readonly<Record<string, () => Promise<AnyLink>>> = {
  bear: async () => (await import('../bear/link/link.ts')).link,
  limanowa: async () => (await import('../limanowa/link/link.ts')).link,
};

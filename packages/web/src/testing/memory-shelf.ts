import { lastPlayedFirst, type Shelf, ShelfError } from '../link/shelf.ts';
import type { Summary } from '../link/summary.ts';

/** A shelf without a browser; `limit` is how many characters fit on it. */
export function memoryShelf(limit = Infinity): Shelf & { readonly texts: ReadonlyMap<string, string> } {
  const summaries = new Map<string, Summary>();
  const texts = new Map<string, string>();
  return {
    texts,
    list: async () => lastPlayedFirst([...summaries.values()]),
    read: async (id) => texts.get(id),
    write: async (summary, text) => {
      if (text.length > limit) throw new ShelfError('full', 'no room');
      summaries.set(summary.id, structuredClone(summary));
      texts.set(summary.id, text);
    },
    remove: async (id) => {
      summaries.delete(id);
      texts.delete(id);
    },
  };
}

import { listOf, printKey } from '../link/listed.ts';
import { type Kept, type Shelf, ShelfError } from '../link/shelf.ts';
import type { Summary } from '../link/summary.ts';

/** A shelf without a browser; `limit` is how many characters fit on it. */
export function memoryShelf(limit = Infinity): Shelf & { readonly texts: ReadonlyMap<string, string> } {
  const summaries = new Map<string, Summary>();
  const texts = new Map<string, string>();
  const kept = (): Kept[] =>
    [...summaries.values()].map((summary) => ({ key: summary.id, summary, text: texts.get(summary.id) }));
  return {
    texts,
    list: async () => listOf(kept()),
    all: async () => kept(),
    read: async (id) => texts.get(id),
    write: async (summary, text) => {
      if (text.length > limit) throw new ShelfError('full', 'no room');
      summaries.set(summary.id, structuredClone(summary));
      texts.set(summary.id, text);
    },
    remove: async (key) => {
      summaries.delete(printKey(key));
      texts.delete(printKey(key));
    },
  };
}

import { type ShelfRecord, listOf, printKey, type Shelf, ShelfError } from '../link/shelf.ts';
import type { Summary } from '../link/summary.ts';

interface MemoryShelf extends Shelf {
  readonly texts: ReadonlyMap<string, string>;
  readonly shortcuts: Map<string, string>;
  /** As if the person had cleared the site's data. */
  clear(): void;
}

/** A shelf without a browser; `limit` is how many characters fit on it. */
export function memoryShelf(limit = Infinity): MemoryShelf {
  const summaries = new Map<string, Summary>();
  const texts = new Map<string, string>();
  const shortcuts = new Map<string, string>();
  const kept = (): ShelfRecord[] =>
    [...summaries.values()].map((summary) => ({ key: summary.id, summary, text: texts.get(summary.id) }));
  /** The owner of each match; null if it was deleted. */
  const hands = new Map<string, string | null>();
  const cleared = new Set<() => void>();
  return {
    texts,
    shortcuts,
    list: async () => listOf(kept(), 2100),
    all: async () => kept(),
    read: async (id) => texts.get(id),
    claim: async (id, hand) => {
      if (limit === 0) throw new ShelfError('full', 'no room');
      if (texts.has(id)) hands.set(id, hand);
      return texts.get(id);
    },
    reclaim: async (id, hand, known) => {
      const text = texts.get(id);
      if (text === known) hands.set(id, hand);
      return text === undefined || text === known;
    },
    write: async (summary, text, hand, isAnew = false) => {
      const { id } = summary;
      const holder = hands.get(id);
      if (!isAnew && holder === null) throw new ShelfError('deleted', 'it was deleted');
      if (!isAnew && holder !== undefined && holder !== hand) throw new ShelfError('taken', 'it is another one’s');
      if (text.length > limit) throw new ShelfError('full', 'no room');
      hands.set(id, hand);
      summaries.set(id, structuredClone(summary));
      texts.set(id, text);
    },
    readShortcut: async (id) => shortcuts.get(id),
    writeShortcut: async (id, text, hand) => {
      if (text.length > limit) throw new ShelfError('full', 'no room');
      if (hands.get(id) === hand) shortcuts.set(id, text);
    },
    clearShortcuts: async () => shortcuts.clear(),
    move: async (id, text, to) => {
      const summary = summaries.get(id);
      if (texts.get(id) !== text || summary === undefined) return false;
      summaries.set(id, { ...summary, movedTo: to });
      texts.set(id, `${text}\n`);
      hands.set(id, 'moved');
      return true;
    },
    movedTo: async (id) => summaries.get(id)?.movedTo,
    remove: async (key) => {
      const id = printKey(key);
      shortcuts.delete(id);
      summaries.delete(id);
      texts.delete(id);
      hands.set(id, null);
    },
    onCleared: (listener) => void cleared.add(listener),
    clear: () => {
      for (const each of [summaries, texts, shortcuts, hands]) each.clear();
      for (const listener of cleared) listener();
    },
  };
}

import { recordsIn, listOf, type Shelf, ShelfError, shelfError, type StoreRows } from './shelf.ts';
import { readSummary } from './summary.ts';

const DATABASE = 'sandtable';
const VERSION = 1;
/** Separate stores, so that the list can be read without the texts. */
const SUMMARIES = 'matches';
const TEXTS = 'texts';

/** The tab ("hand") that has a match is stored beside its text: a third store would need a new version, which older tabs would block. */
const handKey = (id: IDBValidKey): IDBValidKey => ['hand', id];
/** Stored among the hands, which no list shows, even in older tabs. */
const shortcutKey = (id: IDBValidKey): IDBValidKey => handKey(['shortcut', id]);
const isHand = (key: IDBValidKey): boolean => Array.isArray(key) && key[0] === 'hand';
const DELETED = '';
const MOVED = 'moved';

/** Reports success only once the data is on disk, so that not even a power cut falls behind what was seen. */
const STRICT: IDBTransactionOptions = { durability: 'strict' };

/** The shelf in IndexedDB; `factory` is null in a browser without it. */
function idbShelf(factory: IDBFactory | null): Shelf {
  let opened: Promise<IDBDatabase> | undefined;
  const cleared = new Set<() => void>();
  const forget = (): void => void (opened = undefined);
  const openAnew = async (): Promise<IDBDatabase> => {
    const found = await open(factory);
    // The browser closes it when the person clears the site's data.
    found.addEventListener('close', () => {
      forget();
      for (const listener of cleared) listener();
    });
    // Otherwise a newer version of the app in another tab would wait for this one.
    found.addEventListener('versionchange', () => {
      forget();
      found.close();
    });
    return found;
  };
  const database = async (): Promise<IDBDatabase> => {
    opened ??= openAnew();
    try {
      return await opened;
    } catch (error) {
      // The next call tries again: the person may have allowed storage meanwhile.
      opened = undefined;
      throw shelfError(error);
    }
  };
  const textAt = async (key: IDBValidKey): Promise<string | undefined> => {
    const request: IDBRequest<string | undefined> = (await database()).transaction(TEXTS).objectStore(TEXTS).get(key);
    return answerOf(request);
  };

  const shelf: Shelf = {
    list: async () => {
      const transaction = (await database()).transaction([SUMMARIES, TEXTS]);
      // Only the keys of the texts are read, so that listing does not load long matches.
      const [summaries, keys] = await Promise.all([
        storedIn(transaction, SUMMARIES),
        answerOf(transaction.objectStore(TEXTS).getAllKeys()),
      ]);
      return listOf(recordsIn(summaries, withoutHands({ keys, values: keys })), Date.now());
    },
    all: async () => {
      const transaction = (await database()).transaction([SUMMARIES, TEXTS]);
      const [summaries, texts] = await Promise.all([storedIn(transaction, SUMMARIES), storedIn(transaction, TEXTS)]);
      return recordsIn(summaries, withoutHands(texts));
    },
    read: textAt,
    claim: async (id, hand) => {
      const transaction = (await database()).transaction(TEXTS, 'readwrite', STRICT);
      const texts = transaction.objectStore(TEXTS);
      const request: IDBRequest<string | undefined> = texts.get(id);
      request.addEventListener('success', () => {
        if (request.result !== undefined) texts.put(hand, handKey(id));
      });
      await endOf(transaction);
      return request.result;
    },
    reclaim: async (id, hand, known) => {
      const transaction = (await database()).transaction(TEXTS, 'readwrite', STRICT);
      const texts = transaction.objectStore(TEXTS);
      const request: IDBRequest<string | undefined> = texts.get(id);
      request.addEventListener('success', () => {
        if (request.result === known) texts.put(hand, handKey(id));
      });
      await endOf(transaction);
      return request.result === undefined || request.result === known;
    },
    write: async (summary, text, hand, isAnew = false) => {
      const { id } = summary;
      const transaction = (await database()).transaction([SUMMARIES, TEXTS], 'readwrite', STRICT);
      const texts = transaction.objectStore(TEXTS);
      const request: IDBRequest<string | undefined> = texts.get(handKey(id));
      let refused: ShelfError | null = null;
      request.addEventListener('success', () => {
        refused = isAnew ? null : refusalFor(hand, request.result);
        if (refused !== null) return transaction.abort();
        texts.put(hand, handKey(id));
        texts.put(text, id);
        transaction.objectStore(SUMMARIES).put(summary);
      });
      await endOf(transaction).catch((error: unknown) => {
        throw refused ?? error;
      });
    },
    readShortcut: (id) => textAt(shortcutKey(id)),
    writeShortcut: async (id, text, hand) => {
      // Not STRICT: a lost shortcut does no harm.
      const transaction = (await database()).transaction(TEXTS, 'readwrite');
      const texts = transaction.objectStore(TEXTS);
      const request: IDBRequest<string | undefined> = texts.get(handKey(id));
      request.addEventListener('success', () => {
        if (request.result === hand) texts.put(text, shortcutKey(id));
      });
      await endOf(transaction);
    },
    clearShortcuts: async () => {
      const transaction = (await database()).transaction(TEXTS, 'readwrite', STRICT);
      // Every id is a string, and arrays sort after all strings.
      transaction.objectStore(TEXTS).delete(IDBKeyRange.bound(shortcutKey(''), shortcutKey([])));
      await endOf(transaction);
    },
    move: async (id, text, to) => {
      const transaction = (await database()).transaction([SUMMARIES, TEXTS], 'readwrite', STRICT);
      const [summaries, texts] = [transaction.objectStore(SUMMARIES), transaction.objectStore(TEXTS)];
      const kept: IDBRequest<unknown> = texts.get(id);
      const request: IDBRequest<unknown> = summaries.get(id);
      let isMoved = false;
      request.addEventListener('success', () => {
        const summary = readSummary(request.result);
        isMoved = kept.result === text && summary !== null;
        if (!isMoved) return;
        summaries.put({ ...summary, movedTo: to });
        texts.put(MOVED, handKey(id));
        // A newline makes the text different, so that a tab with the match open cannot reclaim it.
        texts.put(`${text}\n`, id);
        texts.delete(shortcutKey(id));
      });
      await endOf(transaction);
      return isMoved;
    },
    movedTo: async (id) => {
      const request: IDBRequest<unknown> = (await database()).transaction(SUMMARIES).objectStore(SUMMARIES).get(id);
      return readSummary(await answerOf(request))?.movedTo;
    },
    remove: async (key) => {
      const transaction = (await database()).transaction([SUMMARIES, TEXTS], 'readwrite', STRICT);
      transaction.objectStore(SUMMARIES).delete(key);
      transaction.objectStore(TEXTS).delete(key);
      transaction.objectStore(TEXTS).delete(shortcutKey(key));
      transaction.objectStore(TEXTS).put(DELETED, handKey(key));
      await endOf(transaction);
    },
    onCleared: (listener) => void cleared.add(listener),
  };
  return tryingAgain(shelf, forget);
}

/** If no tab has the match, because it is new or the site's data was cleared, the first to write gets it. */
function refusalFor(hand: string, holder: string | undefined): ShelfError | null {
  if (holder === undefined || holder === hand) return null;
  if (holder === DELETED) return new ShelfError('deleted', 'the match was deleted');
  return new ShelfError('taken', 'the match continues in another tab');
}

function open(factory: IDBFactory | null): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (factory === null) throw new ShelfError('refused', 'this browser has no database');
    const request = factory.open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(SUMMARIES, { keyPath: 'id' });
      request.result.createObjectStore(TEXTS);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(shelfError(request.error)));
    request.addEventListener('blocked', () =>
      reject(new ShelfError('refused', 'another tab holds an older database open')),
    );
  });
}

function withoutHands({ keys, values }: StoreRows): StoreRows {
  return { keys: keys.filter((key) => !isHand(key)), values: values.filter((_, place) => !isHand(keys[place] ?? '')) };
}

async function storedIn(transaction: IDBTransaction, name: string): Promise<StoreRows> {
  const store = transaction.objectStore(name);
  const all: IDBRequest<unknown[]> = store.getAll();
  const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(all)]);
  return { keys, values };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(shelfError(request.error)));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    // Not `error`: a failing request ends in `abort` too, and only then is `transaction.error` set.
    transaction.addEventListener('abort', () => reject(shelfError(transaction.error)));
  });
}

/** Repeats once whatever the browser refuses: it may have closed the database meanwhile, which the second call reopens. */
export function tryingAgain(shelf: Shelf, forget: () => void): Shelf {
  const twice =
    <A extends readonly unknown[], T>(work: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      try {
        return await work(...given);
      } catch (error) {
        const failure = shelfError(error);
        if (failure.kind !== 'refused') throw failure;
        forget();
        return work(...given);
      }
    };
  return {
    ...shelf,
    list: twice(shelf.list),
    all: twice(shelf.all),
    read: twice(shelf.read),
    claim: twice(shelf.claim),
    reclaim: twice(shelf.reclaim),
    write: twice(shelf.write),
    move: twice(shelf.move),
    movedTo: twice(shelf.movedTo),
    remove: twice(shelf.remove),
  };
}

let mine: Shelf | undefined;

export function myShelf(): Shelf {
  mine ??= idbShelf(databases());
  return mine;
}

/** Some browsers throw on mere access when storage is forbidden. */
function databases(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null;
  } catch {
    return null;
  }
}

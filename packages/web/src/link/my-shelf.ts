import { idbShelf } from './idb-shelf.ts';
import type { Shelf } from './shelf.ts';

let mine: Shelf | undefined;

/** The shelf of this browser, as the page reads it. Asking for it may itself be refused. */
export function myShelf(): Shelf {
  mine ??= idbShelf(databases());
  return mine;
}

/** Some browsers throw at the mere mention when storage is forbidden. */
function databases(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null;
  } catch {
    return null;
  }
}

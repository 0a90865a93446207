import { downloadFile, fileName } from './files.ts';
import { printKey } from './listed.ts';
import { myShelf } from './my-shelf.ts';
import { readSummary } from './old-summary.ts';
import { type Kept, shelfError } from './shelf.ts';
import { type Packed, zip } from './zip.ts';

/** What came of it: how many were handed out, or why none, in the browser's words. */
export type Exported = { readonly count: number } | { readonly failure: string };

/**
 * Hands out all matches that this browser keeps, each as a file of its own that can be imported; several in one archive, for a
 * browser lets a page hand out but one file at a click. What cannot be read goes along as it is.
 */
export async function exportAll(day: string): Promise<Exported> {
  try {
    const files = filesOf(await myShelf().all());
    const [first, another] = files;
    if (first === undefined) return { count: 0 };
    if (another === undefined) downloadFile(first.name, first.text, 'application/json');
    else downloadFile(`sandtable-matches-${day}.zip`, zip(files), 'application/zip');
    return { count: files.length };
  } catch (error) {
    return { failure: shelfError(error).message };
  }
}

/** Every match as a file, no two of one name. */
export function filesOf(kept: readonly Kept[]): Packed[] {
  const taken = new Map<string, number>();
  return kept.map((match) => {
    const { key, summary, text } = match;
    const name = fileName(readSummary(summary)?.name ?? `unreadable ${printKey(key)}`);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const numbered = count === 1 ? name : `${name}-${count}`;
    return typeof text === 'string'
      ? { name: `${numbered}.sandtable.json`, text }
      : { name: `${numbered}.json`, text: printAnything(text ?? summary) };
  });
}

function printAnything(raw: unknown): string {
  try {
    return JSON.stringify(raw, null, 2) ?? String(raw);
  } catch {
    return String(raw);
  }
}

/** Hands out one that cannot be read, as it is; if that cannot be, why. */
export async function exportUnreadable(key: IDBValidKey): Promise<string | null> {
  try {
    const [file] = filesOf((await myShelf().all()).filter((match) => printKey(match.key) === printKey(key)));
    if (file === undefined) return 'it is no longer there';
    downloadFile(file.name, file.text, 'application/json');
    return null;
  } catch (error) {
    return shelfError(error).message;
  }
}

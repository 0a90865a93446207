import { type Bundled, printBundle } from './bundle.ts';
import { download, downloadMatch } from './files.ts';
import { printKey } from './listed.ts';
import { myShelf } from './my-shelf.ts';
import { readSummary } from './old-summary.ts';
import { type Kept, shelfError } from './shelf.ts';
import { isAllSaved, type UnsavedMatch, useUnsaved } from './unsaved.ts';

/** What came of it: how many were handed out, or why none, in the browser's words. */
export type Exported = { readonly count: number } | { readonly failure: string };

/**
 * Hands out all matches that this browser keeps or that are only on this page in a file that can be imported: one as its own
 * file, several in a bundle. What cannot be read goes along as it is.
 */
export async function exportAll(day: string): Promise<Exported> {
  try {
    const matches = await bundled(await keptHere(), useUnsaved.getState().matches);
    const [first, another] = matches;
    if (first === undefined) return { count: 0 };
    if (another === undefined) downloadMatch(first.name, first.text);
    else download(`sandtable-matches-${day}.json`, printBundle(matches));
    return { count: matches.length };
  } catch (error) {
    return { failure: shelfError(error).message };
  }
}

/** Where nothing can be read, what is on the page may still be had. */
async function keptHere(): Promise<readonly Kept[]> {
  try {
    return await myShelf().all();
  } catch (error) {
    if (isAllSaved()) throw error;
    return [];
  }
}

/** Every match with its name; what was not saved stands for what was. */
export async function bundled(kept: readonly Kept[], unsaved: readonly UnsavedMatch[]): Promise<Bundled[]> {
  const live = new Map<IDBValidKey, Bundled>();
  for (const match of unsaved) {
    // Where it is no more, what was saved of it is all there is.
    const text = await match.save().catch(() => null);
    if (text !== null) live.set(match.id, { name: match.name, text });
  }
  const here = kept.map((each) => {
    const { name, text } = asKept(each);
    return { name, text: live.get(each.key)?.text ?? text };
  });
  const keys = new Set(kept.map(({ key }) => key));
  return [...here, ...[...live].flatMap(([key, match]) => (keys.has(key) ? [] : [match]))];
}

function asKept({ key, summary, text }: Kept): Bundled {
  return {
    name: readSummary(summary)?.name ?? `unreadable ${printKey(key)}`,
    text: typeof text === 'string' ? text : printAnything(text ?? summary),
  };
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
    const found = (await myShelf().all()).find((each) => printKey(each.key) === printKey(key));
    if (found === undefined) return 'it is no longer there';
    const { name, text } = asKept(found);
    downloadMatch(name, text);
    return null;
  } catch (error) {
    return shelfError(error).message;
  }
}

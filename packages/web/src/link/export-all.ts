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
 * Hands out all matches that this browser keeps or that are only on this page in a file that can be imported: one as its own file, several in a bundle. What
 * cannot be read goes along as it is.
 */
export async function exportAll(day: string): Promise<Exported> {
  try {
    const matches = bundled(await withUnsaved(await keptHere(), useUnsaved.getState().matches));
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

/** What was not saved stands for what was. */
export async function withUnsaved(kept: readonly Kept[], unsaved: readonly UnsavedMatch[]): Promise<readonly Kept[]> {
  const live = new Map<IDBValidKey, string>();
  for (const match of unsaved) {
    // It is no more, and what was saved of it is all there is.
    const text = await match.save().catch(() => null);
    if (text !== null) live.set(match.id, text);
  }
  const here = kept.map((each) => ({ ...each, text: live.get(each.key) ?? each.text }));
  const others = [...live].filter(([key]) => kept.every((each) => each.key !== key));
  return [...here, ...others.map(([key, text]) => ({ key, summary: null, text }))];
}

/** Every match with its name. */
export function bundled(kept: readonly Kept[]): Bundled[] {
  return kept.map(({ key, summary, text }) => ({
    name: readSummary(summary)?.name ?? `${summary === null ? 'match' : 'unreadable'} ${printKey(key)}`,
    text: typeof text === 'string' ? text : printAnything(text ?? summary),
  }));
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
    const [match] = bundled((await myShelf().all()).filter((each) => printKey(each.key) === printKey(key)));
    if (match === undefined) return 'it is no longer there';
    downloadMatch(match.name, match.text);
    return null;
  } catch (error) {
    return shelfError(error).message;
  }
}

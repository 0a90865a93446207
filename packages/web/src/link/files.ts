import { type ShelfRecord, printKey, shelfError } from './shelf.ts';
import { myShelf } from './idb-shelf.ts';
import { readSummary } from './summary.ts';
import { isAllSaved, type UnsavedMatch, useUnsaved } from './unsaved.ts';

/** Hands a match to the person as a file. */
export function downloadMatch(name: string, text: string): void {
  download(`${fileName(name)}.sandtable.json`, text);
}

export function download(file: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file;
  anchor.click();
  // The browser reads it after the click, so not at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A name that every system takes. */
export function fileName(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return plain.replaceAll(/^-|-$/g, '') || 'match';
}

/** Hands out a match as this browser keeps it, whatever is in it; if that cannot be, why, in the browser's words. */
export async function exportKept(id: string, name = `match ${id}`): Promise<string | null> {
  try {
    const text = await myShelf().read(id);
    if (text === undefined) return 'this browser has no match of that name';
    downloadMatch(name, text);
    return null;
  } catch (error) {
    return shelfError(error).message;
  }
}

/** What came of it: how many were handed out, or why none, in the browser's words. */
export type ExportResult = { readonly count: number } | { readonly failure: string };

/**
 * Hands out all matches that this browser keeps or that are only on this page in a file that can be imported: one as its own
 * file, several in a bundle. What cannot be read goes along as it is.
 */
export async function exportAll(day: string): Promise<ExportResult> {
  try {
    const matches = await bundleOf(await keptHere(), useUnsaved.getState().matches);
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
async function keptHere(): Promise<readonly ShelfRecord[]> {
  try {
    return await myShelf().all();
  } catch (error) {
    if (isAllSaved()) throw error;
    return [];
  }
}

/** Every match with its name; what was not saved stands for what was. */
export async function bundleOf(
  kept: readonly ShelfRecord[],
  unsaved: readonly UnsavedMatch[],
): Promise<BundledMatch[]> {
  const live = new Map<IDBValidKey, BundledMatch>();
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

function asKept({ key, summary, text }: ShelfRecord): BundledMatch {
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

/** A match in a bundle: what it is called, and the text of its file, whatever that is. */
export interface BundledMatch {
  readonly name: string;
  readonly text: string;
}

export const FORMAT = 'sandtable-matches';
export const FORMAT_VERSION = 1;

/** Several matches in one file: a browser lets a page hand out but one file at a click. */
export function printBundle(matches: readonly BundledMatch[]): string {
  return `${JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, matches })}\n`;
}

/** Whether a file says of itself that it holds several matches; it need not be read whole for that. */
export function isBundle(text: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`).test(text.slice(0, 200));
}

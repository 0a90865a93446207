import { today } from '../ui/words.ts';
import { type ShelfRecord, printKey, shelfError } from './shelf.ts';
import { type Bests, useBestsStore } from './bests.ts';
import { myShelf } from './idb-shelf.ts';
import { readSummary } from './summary.ts';
import { isAllSaved, type UnsavedMatch, useUnsaved } from './unsaved.ts';

export function downloadMatch(name: string, text: string): void {
  download(matchFile(name, today()), text);
}

/** File name of a match, by mission and day of export: whose-crossroads-2026-11-17.sandtable.json */
export function matchFile(name: string, day: string): string {
  return `${fileName(name)}-${day}.sandtable.json`;
}

export function download(file: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file;
  anchor.click();
  // The browser reads the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function fileName(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return plain.replaceAll(/^-|-$/g, '') || 'match';
}

/** Downloads a match as stored, readable or not; returns the browser's message if that fails. */
export async function exportStoredMatch(id: string, name = `match ${id}`): Promise<string | null> {
  try {
    const text = await myShelf().read(id);
    if (text === undefined) return 'this browser has no match of that name';
    downloadMatch(name, text);
    return null;
  } catch (error) {
    return shelfError(error).message;
  }
}

export type ExportResult = { readonly count: number; readonly hasSheet: boolean } | { readonly failure: string };

/**
 * Downloads every match that is stored or exists only on this page, as a file that can be imported again: a single match
 * as its own file, several, or what is on a record sheet, in a bundle. Unreadable ones are included unchanged.
 */
export async function exportAll(day: string): Promise<ExportResult> {
  try {
    const matches = await bundleOf(await storedMatches(), useUnsaved.getState().matches);
    const { bests } = useBestsStore.getState();
    const hasSheet = Object.keys(bests).length > 0;
    const [first, another] = matches;
    if (hasSheet || another !== undefined) download(`sandtable-matches-${day}.json`, printBundle(matches, bests));
    else if (first !== undefined) downloadMatch(first.name, first.text);
    return { count: matches.length, hasSheet };
  } catch (error) {
    return { failure: shelfError(error).message };
  }
}

/** If the shelf cannot be read, the matches on the page can still be exported. */
async function storedMatches(): Promise<readonly ShelfRecord[]> {
  try {
    return await myShelf().all();
  } catch (error) {
    if (isAllSaved()) throw error;
    return [];
  }
}

/** Every match with its name; an unsaved one replaces its saved text. */
export async function bundleOf(
  kept: readonly ShelfRecord[],
  unsaved: readonly UnsavedMatch[],
): Promise<BundledMatch[]> {
  const live = new Map<IDBValidKey, BundledMatch>();
  for (const match of unsaved) {
    // If the worker is gone, the saved text is all there is.
    const text = await match.save().catch(() => null);
    if (text !== null) live.set(match.id, { name: match.name, text });
  }
  const here = kept.map((each) => {
    const { name, text } = asBundled(each);
    return { name, text: live.get(each.key)?.text ?? text };
  });
  const keys = new Set(kept.map(({ key }) => key));
  return [...here, ...[...live].flatMap(([key, match]) => (keys.has(key) ? [] : [match]))];
}

function asBundled({ key, summary, text }: ShelfRecord): BundledMatch {
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

export async function exportUnreadable(key: IDBValidKey): Promise<string | null> {
  try {
    const found = (await myShelf().all()).find((each) => printKey(each.key) === printKey(key));
    if (found === undefined) return 'it is no longer there';
    const { name, text } = asBundled(found);
    downloadMatch(name, text);
    return null;
  } catch (error) {
    return shelfError(error).message;
  }
}

/** A match in a bundle; its text is not checked. */
export interface BundledMatch {
  readonly name: string;
  readonly text: string;
}

export const FORMAT = 'sandtable-matches';
export const FORMAT_VERSION = 1;

/** Everything in one file: a browser allows one download per click. Releases without record sheets read only the matches. */
export function printBundle(matches: readonly BundledMatch[], bests: Bests = {}): string {
  const sheet = Object.keys(bests).length === 0 ? {} : { bests };
  return `${JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, ...sheet, matches })}\n`;
}

/** Only checks the beginning, so that a large file need not be parsed. */
export function isBundle(text: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`).test(text.slice(0, 200));
}

export function printMatches(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'match' : 'matches'}`;
}

/** `12 matches and your record sheet`, `your record sheet` */
export function printWithSheet(count: number, hasSheet: boolean): string {
  const parts = [...(count === 0 && hasSheet ? [] : [printMatches(count)]), ...(hasSheet ? ['your record sheet'] : [])];
  return parts.join(' and ');
}

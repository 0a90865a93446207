import { useEffect, useState } from 'react';
import { isAllSaved } from '../link/unsaved.ts';

/** How browsers report that a file of the app failed to load, or belongs to another version than the page. */
const SAID = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /valid javascript mime type/i,
  /unable to preload css/i,
  /(?:does not|doesn't) provide an export named/i,
  /importing binding name/i,
];

/** A style sheet that failed is never requested again by the same page. */
function isMissingStyle(error: unknown): boolean {
  return error instanceof Error && /unable to preload css/i.test(error.message);
}

/** Whether a part of the app failed to load: a new version was deployed since, or the network is down. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && SAID.some((words) => words.test(error.message));
}

export function retryOf(error: unknown, again: () => void): () => void {
  if (isMissingStyle(error)) return () => location.reload();
  return isMissingPart(error) ? retryMissing(again) : again;
}

/** Browsers may keep the failure of a module for as long as the page lives, so a page with nothing to lose starts again. */
export function retryMissing(again: () => void): () => void {
  return isAllSaved() ? () => location.reload() : again;
}

/** What is being done about a part that failed to load: a reload, or why not. 'looking' until that is known; null for any other error. */
export function useMissing(error: unknown): ReloadOutcome | 'looking' | null {
  const isMissing = isMissingPart(error);
  const [reloading, setReloading] = useState<ReloadOutcome | 'looking'>('looking');
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const came = await reloadOnce();
      if (isWanted) setReloading(came);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [isMissing]);
  return isMissing ? reloading : null;
}

export type ReloadOutcome =
  | 'reloads'
  /** A reload was already tried for this version of the app, or attempts cannot be stored. */
  | 'tried'
  /** The server does not answer: a reload would leave a blank page. */
  | 'unreachable'
  /** Unsaved moves would be lost. */
  | 'held';

export interface Reloader {
  /** Differs between versions of the app. */
  readonly version: string;
  readonly isHeld: () => boolean;
  /** Versions already tried, as last written; null if nothing can be stored. */
  readonly read: () => string | null;
  readonly write: (tried: string) => void;
  readonly isReachable: () => Promise<boolean>;
  readonly reload: () => void;
}

/** Reloads a page whose files are gone. Once per version: two servers with different versions would otherwise make it reload forever. */
export async function reloadWith(page: Reloader): Promise<ReloadOutcome> {
  if (page.isHeld()) return 'held';
  const kept = page.read();
  if (kept === null) return 'tried';
  const tried = kept.split(' ').filter((each) => each !== '');
  if (tried.includes(page.version)) return 'tried';
  if (!(await page.isReachable())) return 'unreachable';
  page.write([...tried, page.version].join(' '));
  // If the attempt could not be stored, the page would reload forever.
  if (page.read()?.split(' ').includes(page.version) !== true) return 'tried';
  page.reload();
  return 'reloads';
}

const KEY = 'sandtable/reloaded';

let reloading: Promise<ReloadOutcome> | undefined;

/** One attempt at a time, shared by every part that is missing. */
export function reloadOnce(): Promise<ReloadOutcome> {
  reloading ??= reloadWith(thisPage()).finally(() => {
    reloading = undefined;
  });
  return reloading;
}

function thisPage(): Reloader {
  return {
    version: document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '',
    isHeld: () => !isAllSaved(),
    read: () => {
      try {
        return sessionStorage.getItem(KEY) ?? '';
      } catch {
        return null;
      }
    },
    write: (tried) => {
      try {
        sessionStorage.setItem(KEY, tried);
      } catch {
        return;
      }
    },
    isReachable: async () => {
      try {
        return (await fetch('./', { cache: 'no-store' })).ok;
      } catch {
        return false;
      }
    },
    reload: () => location.reload(),
  };
}

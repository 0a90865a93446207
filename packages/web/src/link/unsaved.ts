import { create } from 'zustand';
import type { Trouble } from '../face/moment.ts';

/** A match that exists partly only on this page: a reload would lose that part. */
export interface UnsavedMatch {
  readonly id: string;
  readonly name: string;
  save(): Promise<string>;
}

/** All unsaved matches, so that no part of the app claims everything is saved. */
export const useUnsaved = create<{ readonly matches: readonly UnsavedMatch[] }>()(() => ({ matches: [] }));

export function noteUnsaved(match: UnsavedMatch, isUnsaved: boolean): void {
  const { matches } = useUnsaved.getState();
  if (matches.includes(match) === isUnsaved) return;
  useUnsaved.setState({ matches: isUnsaved ? [...matches, match] : matches.filter((each) => each !== match) });
}

export function isAllSaved(): boolean {
  return useUnsaved.getState().matches.length === 0;
}

/**
 * Has the browser ask before the page is closed or reloaded while something is unsaved. Never otherwise: people dismiss
 * needless questions unread, and browsers do not cache a page that may ask for the way back.
 */
export function askBeforeLeaving(page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): void {
  const ask = (event: Event): void => event.preventDefault();
  useUnsaved.subscribe(({ matches }) => {
    if (matches.length > 0) page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
  });
}

export function isUnsavedBy(trouble: Trouble | null): boolean {
  switch (trouble?.kind) {
    case undefined:
    case 'matchFull':
      return false;
    case 'storageFull':
    case 'storageRefused':
    case 'deleted':
      return true;
    case 'taken':
    case 'broken':
      return trouble.isUnsaved === true;
  }
}

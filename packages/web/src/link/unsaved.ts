import { create } from 'zustand';
import type { Trouble } from '../face/moment.ts';

/** A match of which something is only on this page: a reload would lose it. */
export interface UnsavedMatch {
  readonly id: string;
  /** What it was called when it was opened. */
  readonly name: string;
  /** The match as the text of a file. */
  save(): Promise<string>;
}

/** All of them, for whoever says that everything is saved. */
export const useUnsaved = create<{ readonly matches: readonly UnsavedMatch[] }>()(() => ({ matches: [] }));

export function noteUnsaved(match: UnsavedMatch, isUnsaved: boolean): void {
  const { matches } = useUnsaved.getState();
  if (matches.includes(match) === isUnsaved) return;
  useUnsaved.setState({ matches: isUnsaved ? [...matches, match] : matches.filter((each) => each !== match) });
}

export function isAllSaved(): boolean {
  return useUnsaved.getState().matches.length === 0;
}

/** Whether something of a match was not saved. */
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

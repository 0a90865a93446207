import { create } from 'zustand';
import { readKept, writeKept } from './kept.ts';

const KEY = 'sandtable/met';

interface MetStore {
  /** Lines about rules that were shown, by game and name: `bear/check`. */
  readonly met: readonly string[];
  meet(mark: string): void;
  /** All of them are shown again. */
  forget(): void;
}

/** What somebody has been told of in this browser, so that it is told once. */
export const useMet = create<MetStore>()((change) => ({
  met: readMet(readKept(KEY)),
  meet: (mark) => change(({ met }) => ({ met: met.includes(mark) ? met : keep([...met, mark]) })),
  forget: () => change({ met: keep([]) }),
}));

export function readMet(text: string | null): readonly string[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function keep(met: readonly string[]): readonly string[] {
  writeKept(KEY, met);
  return met;
}

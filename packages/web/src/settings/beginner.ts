import { readKept, writeKept } from './kept.ts';

const KEY = 'sandtable/finished';

/** Whether nobody has ever finished a match or a lesson in this browser. Where nothing can be kept, nobody is taken for one. */
export function isBeginner(): boolean {
  return typeof localStorage !== 'undefined' && readKept(KEY) === null;
}

export function noteFinished(): void {
  if (isBeginner()) writeKept(KEY, true);
}

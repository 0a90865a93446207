import type { Happening } from '../face/happening.ts';
import { chapterAt } from './chapters.ts';

/** Above the first line of a chapter: what goes on from here. */
export function ChapterLine({ lines, place }: { readonly lines: readonly Happening[]; readonly place: number }) {
  const chapter = chapterAt(lines, place);
  return chapter === null ? null : <li className="log-chapter">{chapter}</li>;
}

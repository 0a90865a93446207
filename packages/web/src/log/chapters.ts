import type { Happening } from '../face/happening.ts';

/** The chapter that begins with this line; null where it goes on. What has none belongs to the one before. */
export function chapterAt(lines: readonly Happening[], place: number): string | null {
  const chapter = lines[place]?.chapter ?? null;
  if (chapter === null) return null;
  const before = lines.slice(0, place).findLast((line) => line.chapter !== null)?.chapter;
  return chapter === before ? null : chapter;
}

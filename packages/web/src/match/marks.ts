import type { Motion, StampPicture } from '@sandtable/board';

/** What an entry stamps on the map; of several in one hex, the last. */
export function marksOf(motions: readonly Motion[]): readonly StampPicture[] {
  const marks = motions.flatMap((motion) => {
    if (motion.kind !== 'stamp') return [];
    const { at, word, tone, note, dice, sides, added } = motion;
    return [{ at, word, tone, note, dice, sides, added }];
  });
  return marks.filter(({ at }, place) => !marks.slice(place + 1).some((later) => later.at === at));
}

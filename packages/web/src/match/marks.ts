import type { Motion, StampPicture } from '@sandtable/board';

/**
 * What is stamped on the map after an entry; of several in one hex, the last. A person's own action begins anew, and what
 * others answer is put beside it.
 */
export function marksAfter(
  before: readonly StampPicture[],
  motions: readonly Motion[],
  isOwn: boolean,
): readonly StampPicture[] {
  const stamped = motions.flatMap((motion) => {
    if (motion.kind !== 'stamp') return [];
    const { at, word, tone, note, dice, sides, added } = motion;
    return [{ at, word, tone, note, dice, sides, added }];
  });
  const marks = isOwn ? stamped : [...before, ...stamped];
  return marks.filter(({ at }, place) => !marks.slice(place + 1).some((later) => later.at === at));
}

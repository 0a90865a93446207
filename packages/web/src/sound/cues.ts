import type { Cue, Happening } from '../face/happening.ts';

/** More would only be noise. */
const MOST = 4;

/** What is heard of an entry, in its order; the same sound twice in a row is heard once. */
export function cuesOf(events: readonly Pick<Happening, 'cue'>[]): Cue[] {
  const all = events.flatMap(({ cue }) => cue ?? []);
  return all.filter((cue, place) => cue !== all[place - 1]).slice(0, MOST);
}

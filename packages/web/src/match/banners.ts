import type { Motion } from '@sandtable/board';
import type { Banner } from '../face/happening.ts';
import type { Instant } from './instant.ts';

/** A person who looks away for long has missed none of these: they stand in the log. */
const MOST = 2;

/** What is said over the map after an entry: the objectives that were taken, then what else everybody should notice. */
export function bannersOf(
  { events, position }: Pick<Instant, 'events' | 'position'>,
  motions: readonly Motion[],
): Banner[] {
  const markers = motions.some(({ kind }) => kind === 'hoist') ? position.markers() : [];
  const taken = motions.flatMap((motion): Banner[] => {
    if (motion.kind !== 'hoist') return [];
    const held = markers.find(({ at, side }) => at === motion.at && side !== null);
    return held === undefined ? [] : [{ title: `${placeName(position, motion.at)} taken`, text: held.words }];
  });
  return [...taken, ...events.flatMap(({ banner }) => banner ?? [])].slice(0, MOST);
}

/** A town by its name, any other hex by its number. */
function placeName(position: Instant['position'], hex: string): string {
  return position.map().places?.find(({ at, kind }) => at === hex && kind === 'town')?.text ?? hex;
}

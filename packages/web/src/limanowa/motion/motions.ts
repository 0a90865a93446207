import { type LimanowaEvent, printHex, printUnit, type Seen } from '@sandtable/limanowa';
import type { Motion } from '@sandtable/board';

/** What of an entry can be watched on the map, in the order in which it happened. */
export function motionsOf(before: Seen, events: readonly LimanowaEvent[]): Motion[] {
  const places = new Map<number, number>();
  const placeOf = (unit: number): number => places.get(unit) ?? before.view.units[unit]?.at ?? -1;
  const hex = (place: number): string => printHex(before.map, place);
  return events.flatMap((event): Motion[] => {
    if (event.key === 'moved') {
      places.set(event.unit, event.to);
      const path = [event.from, event.to].filter((place) => place !== -1).map(hex);
      return [{ kind: 'slide', pieces: [printUnit(before, event.unit)], path, facing: null }];
    }
    if (event.key === 'returned') {
      places.set(event.unit, event.at);
      return [{ kind: 'slide', pieces: [printUnit(before, event.unit)], path: [hex(event.at)], facing: null }];
    }
    if (event.key === 'rolled' || event.key === 'woundRolled') {
      const [from, to] =
        event.key === 'rolled' ? [placeOf(event.attacker), placeOf(event.target)] : [-1, placeOf(event.unit)];
      if (to === -1) return [];
      const isArc = event.key === 'rolled' && event.as === 'artillery';
      const result = event.hit ? 'hit' : 'miss';
      return [{ kind: 'shot', from: from === -1 ? null : hex(from), to: hex(to), result, isArc }];
    }
    if (event.key === 'lostRp') return [{ kind: 'mark', piece: printUnit(before, event.unit) }];
    if (event.key === 'destroyed') {
      places.set(event.unit, -1);
      return [{ kind: 'fall', piece: printUnit(before, event.unit) }];
    }
    return [];
  });
}

import { type LimanowaEvent, printHex, printUnit, type Seen } from '@sandtable/limanowa';
import type { Motion } from '@sandtable/board';

/** What of an entry can be watched on the map, in the order in which it happened. */
export function motionsOf(before: Seen, events: readonly LimanowaEvent[]): Motion[] {
  const places = new Map<number, number>();
  const placeOf = (unit: number): number => places.get(unit) ?? before.view.units[unit]?.at ?? -1;
  return events.flatMap((event): Motion[] => motionFor(before, event, placeOf, places));
}

function motionFor(
  before: Seen,
  event: LimanowaEvent,
  placeOf: (unit: number) => number,
  places: Map<number, number>,
): Motion[] {
  const hex = (place: number): string => printHex(before.map, place);
  switch (event.key) {
    case 'moved': {
      places.set(event.unit, event.to);
      const path = [event.from, event.to].filter((place) => place !== -1).map(hex);
      return [{ kind: 'slide', pieces: [printUnit(before, event.unit)], path, facing: null }];
    }
    case 'rolled': {
      const [from, to] = [placeOf(event.attacker), placeOf(event.target)];
      if (to === -1) return [];
      return [{ kind: 'shot', from: from === -1 ? null : hex(from), to: hex(to), result: event.hit ? 'hit' : 'miss' }];
    }
    case 'woundRolled': {
      const at = placeOf(event.unit);
      return at === -1 ? [] : [{ kind: 'shot', from: null, to: hex(at), result: event.hit ? 'hit' : 'miss' }];
    }
    case 'lostRp':
      return [{ kind: 'mark', piece: printUnit(before, event.unit) }];
    case 'destroyed':
      places.set(event.unit, -1);
      return [{ kind: 'fall', piece: printUnit(before, event.unit) }];
    case 'returned':
      places.set(event.unit, event.at);
      return [{ kind: 'slide', pieces: [printUnit(before, event.unit)], path: [hex(event.at)], facing: null }];
    default:
      return [];
  }
}

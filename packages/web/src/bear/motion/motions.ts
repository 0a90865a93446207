import type { BearEvent, Seen } from '@sandtable/bear';
import type { Motion } from '@sandtable/board';
import { Tabletop } from './tabletop.ts';

/** What of an entry can be watched on the map, in the order in which it happened. */
export function motionsOf(before: Seen, events: readonly BearEvent[], after: Seen): Motion[] {
  return motionsInParts(before, [events], after).flat();
}

/** The same for an entry that is shown part by part. */
export function motionsInParts(before: Seen, parts: readonly (readonly BearEvent[])[], after: Seen): Motion[][] {
  const table = new Tabletop(before, after);
  return parts.map((events) => joined(events.filter(isWatched).flatMap((event) => motionsFor(table, event))));
}

/** All else is told beside the map, or stands there when it is over. */
const WATCHED = [
  ...['moved', 'sneaked', 'entered', 'left', 'loaded', 'unloaded'],
  ...['attacked', 'mineAttacked', 'barrageFell', 'missed', 'hit', 'killed', 'marked', 'destroyed'],
  ...['nothingHit', 'attackedInVain', 'stood', 'razed'],
  ...['revealed', 'rumorPlaced', 'rumorRevealed', 'hid'],
] as const;
type Watched = Extract<BearEvent, { key: (typeof WATCHED)[number] }>;

function isWatched(event: BearEvent): event is Watched {
  return WATCHED.some((key) => key === event.key);
}

function motionsFor(table: Tabletop, event: Watched): Motion[] {
  switch (event.key) {
    case 'moved':
    case 'sneaked':
      return table.goes(event.unit, [event.from, event.at], 'facing' in event ? event.facing : null);
    case 'entered':
      return table.goes(event.unit, [event.at], event.facing);
    case 'left':
      table.put(event.unit, -1);
      return [{ kind: 'leave', piece: table.word(event.unit) }];
    case 'loaded':
      return table.carry(event.unit, event.carrier);
    case 'unloaded':
      return table.carry(event.unit, -1);
    case 'attacked':
      return table.aim(event.unit);
    case 'mineAttacked':
    case 'barrageFell':
      return table.aim(-1);
    case 'missed':
    case 'hit':
    case 'killed':
      return table.shot(table.placeOf(event.unit), event.key !== 'missed');
    case 'nothingHit':
    case 'attackedInVain':
    case 'stood':
    case 'razed':
      return table.shot(event.at, event.key === 'razed');
    case 'marked':
      return [{ kind: 'mark', piece: table.word(event.unit) }];
    case 'destroyed':
      table.put(event.unit, -1);
      return [{ kind: 'fall', piece: table.word(event.unit) }];
    case 'revealed':
    case 'rumorPlaced':
      return table.turnsUp(table.placeOf(event.unit) === -1 ? -1 : event.unit, event.unit, event.at);
    case 'rumorRevealed':
      table.put(event.unit, -1);
      return table.turnsUp(event.unit, event.found, event.at);
    case 'hid':
      return table.hides(event.unit, event.at);
  }
}

/** A way through several hexes is one movement. */
function joined(motions: readonly Motion[]): Motion[] {
  const all: Motion[] = [];
  for (const motion of motions) {
    const last = all.at(-1);
    if (last?.kind === 'slide' && motion.kind === 'slide' && isOnward(last, motion))
      all[all.length - 1] = { ...motion, path: [...last.path, ...motion.path.slice(1)] };
    else all.push(motion);
  }
  return all;
}

type Slide = Extract<Motion, { kind: 'slide' }>;

function isOnward(last: Slide, next: Slide): boolean {
  return next.path.length > 1 && last.path.at(-1) === next.path[0] && last.pieces.join(' ') === next.pieces.join(' ');
}

import { type BearEvent, NONE, type Seen } from '@sandtable/bear';
import type { Motion } from '@sandtable/board';
import { isResult, resultMotions } from './results.ts';
import { Tabletop } from './tabletop.ts';

/** The motions of an entry, in order. `earlier` are the events it continues from. */
export function motionsOf(
  before: Seen,
  events: readonly BearEvent[],
  after: Seen,
  earlier: readonly BearEvent[] = [],
): Motion[] {
  return motionsInParts(before, [events], after, earlier).flat();
}

/** Like `motionsOf`, for an entry shown in parts. */
export function motionsInParts(
  before: Seen,
  parts: readonly (readonly BearEvent[])[],
  after: Seen,
  earlier: readonly BearEvent[] = [],
): Motion[][] {
  const table = new Tabletop(before, after, earlier);
  const motions = parts.map((events) =>
    joined(events.flatMap((event, place) => motionsFor(table, event, events.slice(place + 1)))),
  );
  const [last = [], ...others] = motions.toReversed();
  return [...others.toReversed(), [...last, ...table.dicePending()]];
}

/** Only these move on the map. Other events show beside it, or once the entry is over. */
const WATCHED = [
  ...['moved', 'sneaked', 'entered', 'left', 'loaded', 'unloaded'],
  ...['attacked', 'spotted', 'mineAttacked', 'barrageFell', 'rolled', 'marked', 'destroyed'],
  ...['revealed', 'rumorPlaced', 'rumorRevealed', 'hid', 'checked', 'becameSpent', 'controlTaken'],
] as const;
type WatchedEvent = Extract<BearEvent, { key: (typeof WATCHED)[number] }>;

function isWatched(event: BearEvent): event is WatchedEvent {
  return WATCHED.some((key) => key === event.key);
}

function motionsFor(table: Tabletop, event: BearEvent, rest: readonly BearEvent[]): Motion[] {
  if (isResult(event)) return resultMotions(table, event, rest);
  return isWatched(event) ? watchedMotions(table, event) : [];
}

function watchedMotions(table: Tabletop, event: WatchedEvent): Motion[] {
  switch (event.key) {
    case 'moved':
    case 'sneaked':
      return table.goes(event.unit, [event.from, event.at], 'facing' in event ? event.facing : null);
    case 'entered':
      return table.goes(event.unit, [event.at], event.facing);
    case 'left':
      table.put(event.unit, NONE);
      return [{ kind: 'leave', piece: table.word(event.unit) }];
    case 'loaded':
      return table.carry(event.unit, event.carrier);
    case 'unloaded':
      return table.carry(event.unit, NONE);
    case 'attacked':
      return table.aim(event.unit);
    case 'spotted':
      return table.spot();
    case 'rolled':
      return table.throwDice({ dice: event.dice, unit: event.unit, isLying: false });
    case 'mineAttacked':
      return table.aim(NONE);
    case 'barrageFell':
      table.aim(NONE);
      return [{ kind: 'barrage', at: event.hexes.map((hex) => table.hex(hex)), cue: 'mortar' }];
    case 'marked':
      return [{ kind: 'mark', piece: table.word(event.unit) }];
    case 'destroyed':
      table.put(event.unit, NONE);
      return [{ kind: 'fall', piece: table.word(event.unit) }];
    case 'revealed':
    case 'rumorPlaced':
      return table.turnsUp(table.placeOf(event.unit) === -1 ? NONE : event.unit, event.unit, event.at);
    case 'rumorRevealed':
      table.put(event.unit, NONE);
      return table.turnsUp(event.unit, event.found, event.at);
    case 'hid':
      return table.hides(event.unit, event.at);
    case 'checked':
      return checkMotions(table, event);
    case 'becameSpent': {
      const pieces = table.onMap(event.units).map((unit) => table.word(unit));
      return pieces.length === 0 ? [] : [{ kind: 'spend', pieces }];
    }
    case 'controlTaken':
      return [{ kind: 'hoist', at: table.hex(event.at) }];
  }
}

/** One card for all units it checks, shown beside the first of them. */
function checkMotions(
  table: Tabletop,
  { units, number, cost, spent }: Extract<WatchedEvent, { key: 'checked' }>,
): Motion[] {
  const there = table.onMap(units);
  const [first] = there;
  if (first === undefined) return [];
  const pieces = spent ? there.map((unit) => table.word(unit)) : [];
  return [{ kind: 'check', at: table.hex(table.placeOf(first)), number: String(number), text: `${cost} AP`, pieces }];
}

/** Joins a path of several hexes into one movement. */
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

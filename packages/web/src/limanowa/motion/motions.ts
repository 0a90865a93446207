import { type HexId, type LimanowaEvent, NONE, printHex, printUnit, type Seen, type UnitId } from '@sandtable/limanowa';
import { markersOf } from '@sandtable/limanowa/pictures';
import type { Motion } from '@sandtable/board';

export function motionsOf(before: Seen, events: readonly LimanowaEvent[], after: Seen = before): Motion[] {
  return [...happened(before, events), ...taken(before, after)];
}

/** Like `motionsOf`, for an entry shown in parts. */
export function motionsInParts(before: Seen, parts: readonly (readonly LimanowaEvent[])[], after: Seen): Motion[][] {
  const all = motionsOf(before, parts.flat(), after);
  const ends = parts.map((_, part) => happened(before, parts.slice(0, part + 1).flat()).length);
  return parts.map((_, part) => all.slice(ends[part - 1] ?? 0, part === parts.length - 1 ? all.length : ends[part]));
}

/** L11: flags of objectives change after all moves. */
function taken(before: Seen, after: Seen): Motion[] {
  if (before === after) return [];
  const holders = new Map(markersOf(before).map(({ at, side }) => [at, side?.id]));
  return markersOf(after).flatMap(({ at, side }): Motion[] =>
    holders.has(at) && holders.get(at) !== side?.id ? [{ kind: 'hoist', at }] : [],
  );
}

function happened(before: Seen, events: readonly LimanowaEvent[]): Motion[] {
  const places = new Map<UnitId, HexId>();
  const placeOf = (unit: UnitId): HexId => places.get(unit) ?? before.view.units[unit]?.at ?? NONE;
  return events.flatMap((event): Motion[] => {
    if (!isWatched(event)) return [];
    const motions = motionsFor(before, placeOf, event);
    if (event.key === 'moved') places.set(event.unit, event.to);
    if (event.key === 'returned') places.set(event.unit, event.at);
    if (event.key === 'destroyed') places.set(event.unit, NONE);
    return motions;
  });
}

const WATCHED = [
  ...['moved', 'returned', 'rolled', 'woundRolled', 'lostRp', 'restored', 'spared', 'destroyed'],
] as const;
type ShownEvent = Extract<LimanowaEvent, { key: (typeof WATCHED)[number] }>;

function isWatched(event: LimanowaEvent): event is ShownEvent {
  return WATCHED.some((key) => key === event.key);
}

function motionsFor(seen: Seen, placeOf: (unit: UnitId) => HexId, event: ShownEvent): Motion[] {
  const hex = (place: HexId): string => printHex(seen.map, place);
  const piece = (unit: UnitId): string => printUnit(seen, unit);
  switch (event.key) {
    case 'moved': {
      const path = [event.from, event.to].filter((place) => place !== NONE).map(hex);
      return [{ kind: 'slide', pieces: [piece(event.unit)], path, facing: null }];
    }
    case 'returned':
      return [{ kind: 'slide', pieces: [piece(event.unit)], path: [hex(event.at)], facing: null }];
    case 'rolled': {
      const [from, to] = [placeOf(event.attacker), placeOf(event.target)];
      if (to === NONE) return [];
      const isArc = event.as === 'artillery';
      const shot = { isArc, cue: isArc ? 'gun' : 'rifle', rounds: isArc ? 1 : 3 } as const;
      return [
        struckBy(event.hit, hex(to), { ...shot, from: from === NONE ? null : hex(from) }),
        stampOf(seen, event, hex(to), event.tv, piece(event.target)),
      ];
    }
    case 'woundRolled': {
      const at = placeOf(event.unit);
      if (at === NONE) return [];
      return [
        struckBy(event.hit, hex(at), { from: null }),
        stampOf(seen, event, hex(at), event.limit, piece(event.unit)),
      ];
    }
    case 'lostRp':
      return [{ kind: 'mark', piece: piece(event.unit) }];
    case 'restored': {
      const at = placeOf(event.unit);
      const mark = { kind: 'mark', piece: piece(event.unit) } as const;
      if (at === NONE) return [mark];
      return [{ ...PLAIN, at: hex(at), word: `${event.left} RP`, tone: 'helped', cue: 'rally' }, mark];
    }
    case 'spared': {
      const at = placeOf(event.unit);
      return at === NONE ? [] : [{ ...PLAIN, at: hex(at), word: 'SPARED', tone: 'helped' }];
    }
    case 'destroyed': {
      const fall = { kind: 'fall', piece: piece(event.unit) } as const;
      const word = {
        ...PLAIN,
        at: hex(event.at),
        word: 'DESTROYED',
        tone: 'struck',
        shaken: piece(event.unit),
      } as const;
      return event.at === NONE ? [fall] : [word, fall];
    }
  }
}

const PLAIN = { kind: 'stamp', note: '', dice: [], sides: 10, added: '', shaken: null } as const;

type Shot = Extract<Motion, { kind: 'shot' }>;

function struckBy(isHit: boolean, to: string, shot: Pick<Shot, 'from' | 'isArc' | 'cue' | 'rounds'>): Shot {
  return { kind: 'shot', to, result: isHit ? 'hit' : 'miss', struck: isHit ? 'softHit' : 'miss', ...shot };
}

type RollEvent = Extract<LimanowaEvent, { key: 'rolled' | 'woundRolled' }>;

/** L8.2b: a die up to the target value hits; the highest face never does. */
function stampOf({ die: { sides } }: Seen, { die, hit }: RollEvent, at: string, limit: number, unit: string): Motion {
  const by = Math.abs(Math.min(limit, sides - 1) - die);
  return {
    ...PLAIN,
    at,
    word: hit ? 'HIT' : 'MISS',
    tone: hit ? 'struck' : 'missed',
    note: by === 0 ? 'just made it' : `by ${by}`,
    dice: [die],
    sides,
    shaken: hit ? unit : null,
  };
}

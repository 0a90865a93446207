import { ACTION_EVENTS, type BearEvent } from '@sandtable/bear';
import type { Motion } from '@sandtable/board';
import { marginOf, type Tabletop } from './tabletop.ts';

/** Results of dice or a card, which are stamped on the map. */
const RESULTS = [
  ...['missed', 'hit', 'killed', 'nothingHit', 'attackedInVain', 'stood', 'razed'],
  ...['rallied', 'rallyFailed', 'relieved', 'boggedDown', 'stuck', 'gotThrough', 'activated', 'hastyTaken'],
  ...ACTION_EVENTS,
] as const;
export type Result = Extract<BearEvent, { key: (typeof RESULTS)[number] }>;

export function isResult(event: BearEvent): event is Result {
  return RESULTS.some((key) => key === event.key);
}

/** `rest`: the later events of the entry, in which the unit hit may be destroyed. */
export function resultMotions(table: Tabletop, event: Result, rest: readonly BearEvent[]): Motion[] {
  switch (event.key) {
    case 'missed':
      return table.shot(table.placeOf(event.unit), false, {
        word: 'MISS',
        tone: 'missed',
        note: marginOf(event.roll, event.needed),
        roll: event.roll,
      });
    case 'hit':
    case 'killed':
      return table.shot(table.placeOf(event.unit), true, {
        word: isLostBy(event, rest) ? 'DESTROYED' : 'HIT',
        tone: 'struck',
        note: marginOf(event.roll, event.key === 'killed' ? event.kill : event.needed),
        roll: event.roll,
        struck: event.unit,
      });
    case 'nothingHit':
    case 'attackedInVain':
      return table.shot(event.at, false, { word: 'MISS', tone: 'missed', roll: event.roll });
    case 'stood':
    case 'razed': {
      const isRazed = event.key === 'razed';
      const note = marginOf(event.roll, event.needed);
      const verdict = { word: isRazed ? 'RAZED' : 'IT HOLDS', tone: isRazed ? 'struck' : 'missed', note } as const;
      return table.shot(event.at, isRazed, { ...verdict, roll: event.roll });
    }
    case 'rallied':
    case 'rallyFailed':
      return rallyMotions(table, event);
    case 'autoRallied':
    case 'relieved':
    case 'recovered':
      return [
        ...table.stamp(table.placeOf(event.unit), { word: 'RALLIED', tone: 'helped', cue: 'rally' }),
        { kind: 'mark', piece: table.word(event.unit) },
      ];
    case 'boggedDown':
      return table.stamp(table.placeOf(event.unit), { word: 'BOGGED', tone: 'struck', struck: event.unit });
    case 'stuck':
    case 'gotThrough': {
      const isStuck = event.key === 'stuck';
      const verdict = { word: isStuck ? 'STUCK' : 'THROUGH', tone: isStuck ? 'struck' : 'helped' } as const;
      const note = marginOf(event.roll, event.needed);
      return table.stamp(table.placeOf(event.unit), { ...verdict, note, roll: event.roll });
    }
    case 'activated':
      // Where no dice give the AP, every activation has the same number.
      return table.hasDice
        ? table.stamp(table.placeOf(event.unit), { word: `${event.ap} AP`, tone: 'helped', roll: event.ap })
        : [];
    case 'dugIn':
    case 'hastyTaken':
      return table.stamp(table.placeOf(event.unit), { word: 'DUG IN', tone: 'helped' });
  }
}

function rallyMotions(table: Tabletop, event: Extract<Result, { key: 'rallied' | 'rallyFailed' }>): Motion[] {
  const { unit, roll, needed } = event;
  const at = table.placeOf(unit);
  const note = marginOf(roll, needed);
  if (event.key === 'rallyFailed') return table.stamp(at, { word: 'NO RALLY', tone: 'missed', note, roll });
  return [
    ...table.stamp(at, { word: 'RALLIED', tone: 'helped', note, roll, cue: 'rally' }),
    { kind: 'mark', piece: table.word(unit) },
  ];
}

/** Only looks up to the next roll. */
function isLostBy({ unit }: { readonly unit: number }, rest: readonly BearEvent[]): boolean {
  const next = rest.findIndex(({ key }) => key === 'rolled');
  const own = next === -1 ? rest : rest.slice(0, next);
  return own.some((event) => event.key === 'destroyed' && event.unit === unit);
}

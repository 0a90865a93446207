import { printFacing } from '@sandtable/hex';
import type { Seen } from '../model/battle/state.ts';
import type { UnitView } from '../model/battle/unit.ts';
import { type UnitType, isRumor } from '../model/pack/unit-type.ts';
import { type EventNames, eventNames } from './event-names.ts';
import { NONE, unitId } from '../model/ids.ts';

/** What changed on the table: `s03 in E05, facing NE, spent`, `VP: german 2, soviet 0`. */
export function explainChanges(before: Seen, after: Seen): string[] {
  const names = eventNames(after);
  return [
    ...changedUnits(before, after, names),
    ...changed(before, after, ({ view: { solo } }) =>
      solo === null ? '' : `the Mission Track marker on space ${solo.marker}`,
    ),
    ...changed(before, after, ({ view: { vp } }) => `VP: german ${vp.german}, soviet ${vp.soviet}`),
    ...changed(
      before,
      after,
      ({ view: { players } }) => `CAPs: ${players.map(({ seat, caps }) => `${seat} ${caps}`).join(', ')}`,
    ),
    ...changed(before, after, ({ view: { round } }) => `round ${round}`),
  ];
}

function changed(before: Seen, after: Seen, say: (seen: Seen) => string): string[] {
  const now = say(after);
  return say(before) === now ? [] : [now];
}

function changedUnits(before: Seen, after: Seen, names: EventNames): string[] {
  return after.view.units.flatMap((unit, place) => {
    const type = after.pack.counters[place]?.type;
    const was = before.view.units[place];
    if (type === undefined || was === undefined) return [];
    const now = describe(unit, type, names);
    return describe(was, type, names) === now ? [] : [`${names.unit(unitId(place))} ${now}`];
  });
}

/** For a unit off the map, no other state matters. */
function describe(
  { at, fate, facing, spent, hit, hasty, inside }: UnitView,
  type: UnitType,
  names: EventNames,
): string {
  if (fate !== 'inPlay' || at === NONE) return fate === 'lost' ? 'destroyed' : 'not on the map';
  return [
    `in ${names.hex(at)}${inside ? ', inside' : ''}`,
    ...(isRumor(type) ? [] : [`facing ${printFacing(facing)}`]),
    spent ? 'spent' : 'fresh',
    ...(hit === null || hit === NONE ? [] : [names.marker(hit)]),
    ...(hasty ? ['dug in'] : []),
  ].join(', ');
}

import { EVERY_FACING, printFacing } from '@sandtable/hex';
import type { Seen } from '../model/state.ts';
import { objectivesOf } from '../solo/thought/thought.ts';
import { ownMarkers } from '../solo/thought/aims.ts';
import { type AimName, FIRST_MARKER, FIRST_OBJECTIVE } from '../solo/thought/trace.ts';
import { type EventNames, eventNames } from './event-names.ts';
import type { UnitId } from '../model/ids.ts';
import { type Naming, unitWord } from './unit-name.ts';

/** How things are called in the account of an AI turn. */
export interface AiNames extends EventNames {
  facing(facing: number): string;
  aim(aim: AimName): string;
  /** A target by its number in a choice. */
  target(target: UnitId): string;
}

export function aiNames(seen: Seen, naming: Naming = unitWord): AiNames {
  const names = eventNames(seen, naming);
  const objectives = objectivesOf(seen);
  const objective = (place: number): string => {
    const [hex, ...more] = objectives[place] ?? [];
    if (hex === undefined) return 'an objective';
    return more.length === 0 ? `the objective ${names.hex(hex)}` : `the objective starting at ${names.hex(hex)}`;
  };
  const markers = ownMarkers(seen);
  const marker = (place: number): string => `the marker ${names.hex(markers[place] ?? -1)}`;
  return {
    ...names,
    facing: (facing) =>
      EVERY_FACING.filter((each) => each === facing)
        .map(printFacing)
        .join(''),
    aim: (aim) => {
      if ('marker' in aim) return marker(aim.marker);
      return 'unit' in aim ? names.unit(aim.unit) : objective(aim.objective);
    },
    target: (target) => {
      if (target >= FIRST_MARKER) return marker(target - FIRST_MARKER);
      return target < FIRST_OBJECTIVE ? names.unit(target) : objective(target - FIRST_OBJECTIVE);
    },
  };
}

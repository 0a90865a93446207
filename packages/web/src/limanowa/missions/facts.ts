import { AI_SEAT, kindOf, type MissionKind, type Pack, type Seen, type Side, typeOf } from '@sandtable/limanowa';
import type { Seat } from '@sandtable/kernel';
import type { Switches } from '../../face/missions.ts';
import type { Engine } from '../engine/engine.ts';
import { minutesOf } from './minutes.ts';
import { setUpOf } from './set-up.ts';

export type Mission = Pack['missions'][number];

/** So many of one kind. */
interface Force {
  readonly name: string;
  readonly count: number;
}

/** One seat of a mission with its corps. */
export interface Party {
  readonly seat: Seat;
  readonly side: Side;
  readonly corps: readonly string[];
  readonly isAi: boolean;
  readonly units: number;
  /** The most numerous first. */
  readonly forces: readonly Force[];
  readonly tokens: number;
}

/** What a card of the mission browser shows, and what its filters ask. */
export interface Facts {
  readonly mission: Mission;
  readonly kind: MissionKind;
  readonly parties: readonly Party[];
  /** The sides that a person can have. */
  readonly sides: readonly Side[];
  readonly minutes: number;
}

export function factsOf(engine: Engine, mission: Mission): Facts {
  const parties = partiesUnder(engine, mission, {});
  return {
    mission,
    kind: kindOf(mission),
    parties,
    sides: [...new Set(parties.filter(({ isAi }) => !isAi).map(({ side }) => side))],
    minutes: minutesOf(mission),
  };
}

/** Who has a seat under these switches; none where they do not go together. */
export function partiesUnder(engine: Engine, { id }: Mission, switches: Switches): Party[] {
  const seen = setUpOf(engine, id, switches);
  if (seen === null) return [];
  const seats = [...new Set(seen.view.corps.map(({ seat }) => seat))];
  return seats.map((seat) => partyOf(seen, seat));
}

function partyOf(seen: Seen, seat: Seat): Party {
  const { corps, units } = seen.view;
  const own = corps.filter((each) => each.seat === seat);
  const names = units.flatMap(({ corps: of }, unit) => (corps[of]?.seat === seat ? [typeOf(seen, unit).name] : []));
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    seat,
    side: own[0]?.side ?? 'austria',
    corps: own.map(({ name }) => name),
    isAi: seat === AI_SEAT,
    units: names.length,
    forces: [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count),
    tokens: own.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

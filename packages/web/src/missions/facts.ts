import type { Pack } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import type { Engine } from '../engine/engine.ts';

export type Mission = Pack['missions'][number];
export type Side = Mission['players'][number]['side'];
export type Difficulty = NonNullable<Mission['solo']>['difficulty'];

/** So many of one kind. */
export interface Force {
  readonly name: string;
  readonly count: number;
}

/** One player of a mission. */
export interface Party {
  readonly seat: Seat;
  readonly side: Side;
  readonly isAi: boolean;
  readonly units: number;
  /** The most numerous first. */
  readonly forces: readonly Force[];
  readonly caps: number | null;
}

/** What a card of the mission browser shows, and what its filters ask. */
export interface Facts {
  readonly mission: Mission;
  /** One person against the AI, or people (and bots) against each other. */
  readonly players: 'solo' | 'two' | 'four';
  readonly parties: readonly Party[];
  /** The sides that a person can have. */
  readonly sides: readonly Side[];
  readonly hasArmour: boolean;
  /** Null where people play each other. */
  readonly difficulty: Difficulty | null;
}

export function factsOf({ pack, system }: Engine, mission: Mission): Facts {
  const options = system.options({ mission: mission.id });
  if (!options.ok) throw new Error(`the mission ${mission.id} cannot be played`);
  const seats = system.seats(options.value);
  const parties = mission.players.map((player, place): Party => {
    const types = player.units.flatMap(({ unit }) => typeOf(pack, unit) ?? []);
    return {
      seat: seats[place] ?? '',
      side: player.side,
      isAi: mission.solo?.ai === player.side,
      units: types.length,
      forces: forcesOf(types),
      caps: player.caps,
    };
  });
  return {
    mission,
    players: mission.solo !== null ? 'solo' : parties.length > 2 ? 'four' : 'two',
    parties,
    sides: [...new Set(parties.filter(({ isAi }) => !isAi).map(({ side }) => side))],
    hasArmour: mission.players.some(({ units }) => units.some(({ unit }) => isArmour(typeOf(pack, unit)))),
    difficulty: mission.solo?.difficulty ?? null,
  };
}

type UnitType = Pack['unitTypes'][number];

function typeOf(pack: Pack, unit: string): UnitType | undefined {
  return pack.counters[pack.counterPlaces.get(unit) ?? -1]?.type;
}

/** What soft fire does not hurt from the front. */
function isArmour(type: UnitType | undefined): boolean {
  return type?.front.colour === 'blue';
}

function forcesOf(types: readonly UnitType[]): Force[] {
  const counts = new Map<string, number>();
  for (const { name } of types) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count);
}

import { explainStakes, missionSeats, type Pack, type Stake } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import type { Switches } from '../../face/missions.ts';
import { missionKey, type NamedPack } from '../../face/packs.ts';
import { BALANCE, percentIn, tablesIn } from '../../rules/balance.ts';
import type { Engine } from '../engine/engine.ts';

export type Mission = Pack['missions'][number];
export type Side = Mission['players'][number]['side'];
export type Difficulty = NonNullable<Mission['solo']>['difficulty'];

export interface Force {
  readonly name: string;
  readonly count: number;
}

export interface Party {
  readonly seat: Seat;
  readonly side: Side;
  readonly isAi: boolean;
  readonly units: number;
  /** The most numerous first. */
  readonly forces: readonly Force[];
  readonly caps: number | null;
}

export interface Facts {
  /** Unique among the missions of all packs. */
  readonly id: string;
  readonly own: OwnMission | null;
  readonly mission: Mission;
  /** `solo` is against the AI; the others are between people or bots. */
  readonly players: 'solo' | 'two' | 'four';
  readonly parties: readonly Party[];
  readonly sides: readonly Side[];
  /** Besides squads and machine guns. */
  readonly kinds: readonly Kind[];
  readonly boards: readonly string[];
  /** Null if people play each other. */
  readonly difficulty: Difficulty | null;
  readonly minutes: number;
  readonly stakes: readonly Stake[];
  readonly rates: Rates | undefined;
}

export const KINDS = ['tanks', 'vehicles', 'guns', 'mortars', 'pioneers', 'transport'] as const;
export type Kind = (typeof KINDS)[number];

export function factsOf(engine: Engine, mission: Mission, own: OwnMission | null = null): Facts {
  const { pack } = engineOf(engine, own);
  const seats = missionSeats(mission);
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
  const players = mission.solo !== null ? 'solo' : parties.length > 2 ? 'four' : 'two';
  const types = mission.players.flatMap(({ units }) => units.flatMap(({ unit }) => typeOf(pack, unit) ?? []));
  return {
    id: missionKey(mission.id, own?.named),
    own,
    mission,
    players,
    parties,
    sides: [...new Set(parties.filter(({ isAi }) => !isAi).map(({ side }) => side))],
    kinds: KINDS.filter((kind) => types.some((type) => isOfKind(type, kind))),
    boards: boardsOf(pack, mission),
    difficulty: mission.solo?.difficulty ?? null,
    minutes: minutesOf({ rounds: mission.rounds, units: types.length, isSolo: players === 'solo' }),
    stakes: explainStakes(pack, mission),
    rates: own === null ? ratesOf(mission.id) : undefined,
  };
}

export type OwnMission = NamedPack<Pack>;

export function engineOf(engine: Engine, own: OwnMission | null): Engine {
  return own === null ? engine : { ...engine, pack: own.pack };
}

export function optionsFor(
  { id }: Mission,
  own: OwnMission | null,
  switches: Switches = {},
): Readonly<Record<string, unknown>> {
  return { ...switches, mission: id, ...(own === null ? {} : { pack: own.named }) };
}

type UnitType = Pack['unitTypes'][number];

function typeOf(pack: Pack, unit: string): UnitType | undefined {
  return pack.counters[pack.counterPlaces.get(unit) ?? -1]?.type;
}

function isOfKind({ kind, pioneer }: UnitType, wanted: Kind): boolean {
  switch (wanted) {
    case 'tanks':
      return kind === 'tank';
    case 'vehicles':
      return kind === 'apc' || kind === 'spg' || kind === 'armouredCar';
    case 'guns':
      return kind === 'gun';
    case 'mortars':
      return kind === 'mortar';
    case 'pioneers':
      return pioneer;
    case 'transport':
      return kind === 'transport';
  }
}

function boardsOf({ boards }: Pack, { map }: Mission): string[] {
  if (!('boards' in map)) return [];
  const names = map.boards.flatMap(({ board }) => boards.find(({ id }) => id === board)?.name ?? []);
  return [...new Set(names)];
}

function forcesOf(types: readonly UnitType[]): Force[] {
  const counts = new Map<string, number>();
  for (const { name } of types) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count);
}

/**
 * Turns a side takes per counter and round of the mission: 0.9 to 2.4, mostly about 1.6, when the captain bot played
 * every mission. An early end saves rounds, but then rounds are longer.
 */
const TURNS = 1.6;
/** Seconds a person needs for a turn, with dice and questions. A guess. */
const PERSON_SECONDS = 25;
const AI_SECONDS = 5;

/** `units` counts all sides. */
interface Size {
  readonly rounds: number;
  readonly units: number;
  readonly isSolo: boolean;
}

/** Approximate length in minutes, to the nearest five: alone against the AI, or with a person on each side. */
function minutesOf({ rounds, units, isSolo }: Size): number {
  const turns = TURNS * rounds * (units / 2);
  const seconds = turns * (PERSON_SECONDS + (isSolo ? AI_SECONDS : PERSON_SECONDS));
  return Math.max(1, Math.round(seconds / 300)) * 5;
}

export type Rates =
  | { readonly kind: 'solo'; readonly player: number }
  | { readonly kind: 'versus'; readonly german: number; readonly soviet: number };

let read: ReadonlyMap<string, Rates> | undefined;

function ratesOf(mission: string): Rates | undefined {
  read ??= parseBalance(BALANCE);
  return read.get(mission);
}

/**
 * Reads the first table that lists a mission; firefights have a second one for the other economy. Takes the second of
 * its two series, because missions were tuned on the first.
 */
export function parseBalance(markdown: string): Map<string, Rates> {
  const rates = new Map<string, Rates>();
  for (const { head, rows } of tablesIn(markdown)) {
    const [player, german, soviet] = ['wins', 'German', 'Soviet'].map((of) => head.indexOf(`${of}, seed 100`));
    for (const row of rows) {
      const [name = ''] = row;
      if (rates.has(name)) continue;
      if (player !== undefined && player !== -1) rates.set(name, { kind: 'solo', player: percentIn(row, player) });
      else if (german !== undefined && soviet !== undefined && german !== -1)
        rates.set(name, { kind: 'versus', german: percentIn(row, german), soviet: percentIn(row, soviet) });
    }
  }
  return rates;
}

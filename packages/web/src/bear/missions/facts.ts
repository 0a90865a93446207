import { explainStakes, type Pack, type Stake } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import { BALANCE, percentIn, tablesIn } from '../../rules/balance.ts';
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
  /** What is in it besides squads and machine guns. */
  readonly kinds: readonly Kind[];
  /** The names of its boards. */
  readonly boards: readonly string[];
  /** Null where people play each other. */
  readonly difficulty: Difficulty | null;
  /** About how long it takes. */
  readonly minutes: number;
  readonly stakes: readonly Stake[];
  /** How it went when bots played it; undefined where nobody has measured it. */
  readonly rates: Rates | undefined;
}

export const KINDS = ['tanks', 'vehicles', 'guns', 'mortars', 'pioneers', 'transport'] as const;
/** What one looks for in a mission. */
export type Kind = (typeof KINDS)[number];

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
  const players = mission.solo !== null ? 'solo' : parties.length > 2 ? 'four' : 'two';
  const types = mission.players.flatMap(({ units }) => units.flatMap(({ unit }) => typeOf(pack, unit) ?? []));
  return {
    mission,
    players,
    parties,
    sides: [...new Set(parties.filter(({ isAi }) => !isAi).map(({ side }) => side))],
    kinds: KINDS.filter((kind) => types.some((type) => isOfKind(type, kind))),
    boards: boardsOf(pack, mission),
    difficulty: mission.solo?.difficulty ?? null,
    minutes: minutesOf({ rounds: mission.rounds, units: types.length, isSolo: players === 'solo' }),
    stakes: explainStakes(pack, mission),
    rates: ratesOf(mission.id),
  };
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
 * Turns of a side for each of its counters and each round of the mission: between 0.9 and 2.4, for most about 1.6, in games
 * that the captain bot played of every mission. Rounds that an early end takes away are made up by longer ones.
 */
const TURNS = 1.6;
/** What a person takes to look, choose and confirm, dice and questions included; guessed, not measured. */
const PERSON_SECONDS = 25;
/** What the AI's turn takes to be shown at normal speed. */
const AI_SECONDS = 5;

/** Of a mission, the units of all sides together. */
interface Size {
  readonly rounds: number;
  readonly units: number;
  readonly isSolo: boolean;
}

/** About how long a mission takes: alone against the AI, or with a person on each side. To five minutes. */
export function minutesOf({ rounds, units, isSolo }: Size): number {
  const turns = TURNS * rounds * (units / 2);
  const seconds = turns * (PERSON_SECONDS + (isSolo ? AI_SECONDS : PERSON_SECONDS));
  return Math.max(1, Math.round(seconds / 300)) * 5;
}

/** How often a side won when the bot `captain` played it, in percent. */
export type Rates =
  | { readonly kind: 'solo'; readonly player: number }
  | { readonly kind: 'versus'; readonly german: number; readonly soviet: number };

let read: ReadonlyMap<string, Rates> | undefined;

/** What was measured of a mission. */
export function ratesOf(mission: string): Rates | undefined {
  read ??= parseBalance(BALANCE);
  return read.get(mission);
}

/**
 * The first table that a mission stands in: firefights have another for the other economy. Of the two series in it the second is
 * taken, since missions were tuned by the first.
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

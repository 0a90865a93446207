import { must, type Seat } from '@sandtable/kernel';
import {
  AI_SEAT,
  kindOf,
  type Mission,
  type MissionKind,
  type Pack,
  type Seen,
  type Side,
  typeOf,
  unitId,
} from '@sandtable/limanowa';
import { createMatch, type Seating } from '@sandtable/session';
import type { Switches } from '../../face/missions.ts';
import { missionKey, type NamedPack } from '../../face/packs.ts';
import { engine, type Engine } from '../engine/engine.ts';

interface Force {
  readonly name: string;
  readonly count: number;
}

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

export interface Facts {
  /** Unique among the missions of all packs. */
  readonly id: string;
  readonly own: OwnMission | null;
  readonly mission: Mission;
  readonly kind: MissionKind;
  readonly parties: readonly Party[];
  readonly sides: readonly Side[];
  readonly minutes: number;
}

export type OwnMission = NamedPack<Pack>;

export function engineOf(own: OwnMission | null): Engine {
  return own === null ? engine() : { ...engine(), pack: own.pack };
}

export function optionsFor(
  { id }: Mission,
  own: OwnMission | null,
  switches: Switches = {},
): Readonly<Record<string, unknown>> {
  return { ...switches, mission: id, ...(own === null ? {} : { pack: own.named }) };
}

function factsOf(mission: Mission, own: OwnMission | null): Facts {
  const parties = partiesUnder({ mission, own }, {});
  return {
    id: missionKey(mission.id, own?.named),
    own,
    mission,
    kind: kindOf(mission),
    parties,
    sides: [...new Set(parties.filter(({ isAi }) => !isAi).map(({ side }) => side))],
    minutes: minutesOf(mission),
  };
}

/** Empty if the switches contradict each other. */
export function partiesUnder(facts: Pick<Facts, 'mission' | 'own'>, switches: Switches): Party[] {
  const seen = setUpOf(facts, switches);
  if (seen === null) return [];
  const seats = [...new Set(seen.view.corps.map(({ seat }) => seat))];
  return seats.map((seat) => partyOf(seen, seat));
}

function partyOf(seen: Seen, seat: Seat): Party {
  const { corps, units } = seen.view;
  const own = corps.filter((each) => each.seat === seat);
  const names = units.flatMap(({ corps: of }, unit) =>
    corps[of]?.seat === seat ? [typeOf(seen, unitId(unit)).name] : [],
  );
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

let made: readonly Facts[] | undefined;
const KINDS: readonly Facts['kind'][] = ['solo', 'coop', 'versus'];

/** Solo missions first, then cooperative, then versus. */
export function catalogue(): readonly Facts[] {
  made ??= catalogueOf(engine().pack, null);
  return made;
}

function catalogueOf({ missions }: Pack, own: OwnMission | null): readonly Facts[] {
  return missions
    .map((mission) => factsOf(mission, own))
    .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

let packed: readonly Facts[] = [];

/** Replaces the missions of this browser's packs. */
export function fitPacked(own: readonly OwnMission[]): readonly Facts[] {
  packed = own.flatMap((each) => catalogueOf(each.pack, each));
  return packed;
}

export function factsNamed(id: string): Facts {
  const facts = [...catalogue(), ...packed].find((each) => each.id === id);
  if (facts === undefined) throw new Error(`there is no mission ${id}`);
  return facts;
}

/** How long a person plans and watches one round; a guess. */
const PLAN_SECONDS = 110;
const AI_SECONDS = 20;

/** In minutes, rounded to five, for a match that ends one round before its limit. */
function minutesOf({ limit, corps }: Pick<Mission, 'limit' | 'corps'>): number {
  const people = corps.filter(({ isAi }) => !isAi).length;
  const seconds = (limit - 1) * (people * PLAN_SECONDS + (people === corps.length ? 0 : AI_SECONDS));
  return Math.max(5, 5 * Math.round(seconds / 300));
}

/** A mission with these switches, in an onlooker's view; null if they contradict each other. */
export function setUpOf({ mission, own }: Pick<Facts, 'mission' | 'own'>, switches: Switches): Seen | null {
  const { system, on } = engine();
  const options = optionsFor(mission, own, switches);
  const read = system.options(options);
  if (!read.ok) return null;
  const seats: Seating = Object.fromEntries(
    system
      .seats(read.value)
      .map((seat) => [seat, seat === AI_SEAT ? { kind: 'procedure' } : { kind: 'person', name: 'You' }]),
  );
  const match = must(createMatch(system, { options, seats, seed: 'set-up' }));
  return on(match.now('spectator').view);
}

import { must, type Seat } from '@sandtable/kernel';
import { AI_SEAT, kindOf, type Mission, type MissionKind, type Seen, type Side, typeOf } from '@sandtable/limanowa';
import { createMatch, type Seating } from '@sandtable/session';
import type { Switches } from '../../face/missions.ts';
import { engine } from '../engine/engine.ts';

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

function factsOf(mission: Mission): Facts {
  const parties = partiesUnder(mission, {});
  return {
    mission,
    kind: kindOf(mission),
    parties,
    sides: [...new Set(parties.filter(({ isAi }) => !isAi).map(({ side }) => side))],
    minutes: minutesOf(mission),
  };
}

/** Who has a seat under these switches; none where they do not go together. */
export function partiesUnder({ id }: Mission, switches: Switches): Party[] {
  const seen = setUpOf(id, switches);
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

let made: readonly Facts[] | undefined;
const KINDS: readonly Facts['kind'][] = ['solo', 'coop', 'versus'];

/** All missions there are: those for one first, then those for two together, then those against each other. */
export function catalogue(): readonly Facts[] {
  made ??= engine()
    .pack.missions.map(factsOf)
    .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  return made;
}

/** A mission that must be there. */
export function factsNamed(id: string): Facts {
  const facts = catalogue().find(({ mission }) => mission.id === id);
  if (facts === undefined) throw new Error(`there is no mission ${id}`);
  return facts;
}

/** What a person takes for the plans of one round, and to see what comes of them; guessed, not measured. */
const PLAN_SECONDS = 110;
/** What the AI's own round takes to be shown. */
const AI_SECONDS = 20;

/** About how long a mission takes, if it goes to its last round but one. To five minutes. */
function minutesOf({ limit, corps }: Pick<Mission, 'limit' | 'corps'>): number {
  const people = corps.filter(({ isAi }) => !isAi).length;
  const seconds = (limit - 1) * (people * PLAN_SECONDS + (people === corps.length ? 0 : AI_SECONDS));
  return Math.max(5, 5 * Math.round(seconds / 300));
}

/** A mission as it is set up by these switches, seen by somebody who only looks on; null where they do not go together. */
export function setUpOf(mission: string, switches: Switches): Seen | null {
  const { system, on } = engine();
  const options = { ...switches, mission };
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

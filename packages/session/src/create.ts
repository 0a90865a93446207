import {
  type Audience,
  type GameSystem,
  ok,
  parseSeed,
  randomOf,
  type Realm,
  Recorder,
  type Result,
  streamsOf,
} from '@sandtable/kernel';
import { checkSeating, type Seating } from './terms.ts';
import { Match } from './match.ts';
import { askedSeat, type ReplayedState } from './timeline.ts';

/** What a match is made from; any of it may come from outside. */
export interface MatchPlan {
  readonly options: unknown;
  readonly seed: unknown;
  readonly seats: unknown;
}

/** Checks everything and sets the match up, or names the wrong field. `bots` are those available. */
export function createMatch<R extends Realm>(
  system: GameSystem<R>,
  plan: MatchPlan,
  bots: readonly string[] = [],
): Result<Match<R>> {
  const options = system.options(plan.options);
  if (!options.ok) return options;
  const seed = parseSeed(plan.seed);
  if (!seed.ok) return seed;
  const seating = checkSeating(plan.seats, system.seats(options.value), bots);
  if (!seating.ok) return seating;
  const start = (): ReplayedState<R> => {
    const io = new Recorder<R['event'], R['note']>(streamsOf(seed.value, system.streams));
    const state = system.setup(options.value, io);
    return { state, effect: { told: io.told, news: true, asks: askedSeat(system, state), notes: [] } };
  };
  return ok(
    new Match({ system, options: options.value, seed: seed.value, seating: seating.value, start, isBranch: false }),
  );
}

const EXPLORER = { kind: 'person', name: 'what-if' } as const;

/**
 * A what-if branch: a separate match that goes on from any entry as one audience knows it. What the audience does not know
 * is imagined, and the dice have another seed, so that the branch reveals nothing about the match. One person holds every
 * seat except the procedure's.
 */
export function branchOff<R extends Realm>(
  match: Match<R>,
  audience: Audience,
  rawSeed: unknown,
  seq = match.seq,
): Result<Match<R>> {
  const seed = parseSeed(rawSeed);
  if (!seed.ok) return seed;
  const { system, options } = match;
  const view = system.view(match.stateAt(seq), audience);
  const imagined = system.imagine(view, audience, randomOf(seed.value, 'imagine'));
  Object.assign(imagined.random, streamsOf(seed.value, system.streams));
  const start = (): ReplayedState<R> => {
    const state = system.copy(imagined);
    return { state, effect: { told: [], news: true, asks: askedSeat(system, state), notes: [] } };
  };
  const seating: Seating = Object.fromEntries(
    Object.entries(match.seating).map(([seat, holder]) => [seat, holder.kind === 'procedure' ? holder : EXPLORER]),
  );
  return ok(new Match({ system, options, seed: seed.value, seating, start, isBranch: true }));
}

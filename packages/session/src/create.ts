import {
  type Audience,
  type GameSystem,
  ok,
  randomOf,
  type Realm,
  Recorder,
  type Result,
  streamsOf,
} from '@sandtable/kernel';
import { peopleIn } from './persons.ts';
import { readSeed, type Seed } from './seed.ts';
import { checkSeating, type Holder, type Seating } from './terms.ts';
import { type KeptMatch, Match } from './match.ts';
import { askedSeat, type ReplayedState } from './timeline.ts';

/** What a match is made from; any of it may come from outside. */
export interface MatchPlan {
  readonly options: unknown;
  /** A text; or `{ algorithm, server, parts }`: the server's part and one from every seat that a person holds. */
  readonly seed: unknown;
  readonly seats: unknown;
  /** Of the rules it was begun by; the present ones if left out. */
  readonly version?: number;
}

/** Checks everything and sets the match up, or names the wrong field. `bots` lists those available. */
export function createMatch<R extends Realm>(
  system: GameSystem<R>,
  plan: MatchPlan,
  bots: readonly string[] = [],
): Result<Match<R>> {
  const options = system.options(plan.options, plan.version);
  if (!options.ok) return options;
  const seating = checkSeating(plan.seats, system.seats(options.value), bots);
  if (!seating.ok) return seating;
  const seed = readSeed(plan.seed, peopleIn(seating.value));
  return seed.ok ? ok(matchFrom(system, options.value, seed.value, seating.value)) : seed;
}

/** From its set-up; or from a stored state, and then the set-up runs only when looking back needs it. */
export function matchFrom<R extends Realm>(
  system: GameSystem<R>,
  options: R['options'],
  seed: Seed,
  seating: Seating,
  kept?: KeptMatch<R>,
): Match<R> {
  const start = (): ReplayedState<R> => {
    const io = new Recorder<R['event'], R['note']>(streamsOf(seed.text, system.streams));
    const state = system.setup(options, io);
    return { state, effect: { told: io.told, news: true, asks: askedSeat(system, state), notes: [] } };
  };
  return new Match({ system, options, seed, seating, start, isBranch: false, kept });
}

const EXPLORER = { kind: 'person', name: 'what-if' } as const;

/**
 * A what-if branch: a separate match that goes on from any entry as one audience knows it. What the audience does not know is
 * imagined, and the dice have another seed, so that the branch reveals nothing about the match. One person holds every seat that
 * people held; bots keep theirs, and so does the procedure, which rolls its own dice even beside a physical table.
 */
export function branchOff<R extends Realm>(
  match: Match<R>,
  audience: Audience,
  rawSeed: unknown,
  seq = match.seq,
): Result<Match<R>> {
  const { system, options, seating } = match;
  return branchFrom(system, { view: system.view(match.stateAt(seq), audience), audience, seating, options }, rawSeed);
}

interface KnownMatch<R extends Realm> {
  readonly view: R['view'];
  readonly audience: Audience;
  readonly seating: Seating;
  readonly options: R['options'];
}

/** As `branchOff`, for a caller who has only a view of the match. */
export function branchFrom<R extends Realm>(
  system: GameSystem<R>,
  { view, audience, seating: before, options }: KnownMatch<R>,
  rawSeed: unknown,
): Result<Match<R>> {
  const read = readSeed(rawSeed, []);
  if (!read.ok) return read;
  const seed = read.value;
  const imagined = system.imagine(view, audience, randomOf(seed.text, 'imagine'));
  Object.assign(imagined.random, streamsOf(seed.text, system.streams));
  const start = (): ReplayedState<R> => {
    const state = system.copy(imagined);
    return { state, effect: { told: [], news: true, asks: askedSeat(system, state), notes: [] } };
  };
  const seating: Seating = Object.fromEntries(
    Object.entries(before).map(([seat, holder]) => [seat, holderInBranch(holder)]),
  );
  return ok(new Match({ system, options, seed, seating, start, isBranch: true }));
}

function holderInBranch(holder: Holder): Holder {
  if (holder.kind === 'bot') return { kind: 'bot', bot: holder.bot };
  return holder.kind === 'person' ? EXPLORER : { kind: 'procedure' };
}

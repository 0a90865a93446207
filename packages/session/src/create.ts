import { ok, parseSeed, Recorder, streamsOf, type Realm, type GameSystem, type Result } from '@sandtable/kernel';
import { askedSeat } from './act.ts';
import { checkSeating } from './holder.ts';
import { Match } from './match.ts';
import type { Replayed } from './timeline.ts';

/** What a match is made from; all of it may come from outside. */
export interface MatchPlan {
  readonly options: unknown;
  readonly seed: unknown;
  readonly seats: unknown;
}

/** Checks everything and sets the match up, or says which field is wrong and what was expected. `bots` are those there are. */
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
  const start = (): Replayed<R> => {
    const io = new Recorder<R['event'], R['note']>(streamsOf(seed.value, system.streams));
    const state = system.setup(options.value, io);
    return { state, deed: { told: io.told, news: true, asks: askedSeat(system, state), notes: [] } };
  };
  return ok(
    new Match({ system, options: options.value, seed: seed.value, seating: seating.value, start, isBranch: false }),
  );
}

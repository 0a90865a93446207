import { parseSeed, randomOf, streamsOf, ok, type Audience, type Realm, type Result } from '@sandtable/kernel';
import { askedSeat } from './act.ts';
import type { Seating } from './holder.ts';
import { Match } from './match.ts';
import type { Replayed } from './timeline.ts';

const EXPLORER = { kind: 'person', name: 'what-if' } as const;

/**
 * A what-if branch: a match of its own that goes on from any entry as one audience knows it. What the audience does not
 * know is imagined anew and the dice have another seed, so that it tells nothing of the match itself. One person holds
 * every seat but the procedure's.
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
  const imagined = system.reimagine(match.stateAt(seq), audience, randomOf(seed.value, 'reimagine'));
  Object.assign(imagined.random, streamsOf(seed.value, system.streams));
  const text = system.freeze(imagined);
  const start = (): Replayed<R> => {
    const state = system.revive(text);
    return { state, deed: { told: [], news: true, asks: askedSeat(system, state), notes: [] } };
  };
  const seating: Seating = Object.fromEntries(
    Object.entries(match.seating).map(([seat, holder]) => [seat, holder.kind === 'procedure' ? holder : EXPLORER]),
  );
  return ok(new Match({ system, options, seed: seed.value, seating, start, isBranch: true }));
}

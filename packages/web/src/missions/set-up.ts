import type { Seen } from '@sandtable/bear';
import { printProblem } from '@sandtable/kernel';
import { createMatch } from '@sandtable/session';
import type { Engine } from '../engine/engine.ts';
import type { Facts } from './facts.ts';
import { seatingOf } from './seating-plan.ts';

/** A mission as it is set up, seen by somebody who only looks on: what is hidden stays so. */
export function setUpOf({ system, on }: Engine, facts: Facts): Seen {
  const sitters = Object.fromEntries(facts.parties.map(({ seat }) => [seat, 'me' as const]));
  const plan = { options: { mission: facts.mission.id }, seats: seatingOf(facts, sitters), seed: 'set-up' };
  const match = createMatch(system, plan);
  if (!match.ok) throw new Error(match.problems.map(printProblem).join('; '));
  return on(match.value.now('spectator').view);
}

import type { Seen } from '@sandtable/bear';
import { must } from '@sandtable/kernel';
import { createMatch, type Seating } from '@sandtable/session';
import type { Engine } from '../engine/engine.ts';
import type { Facts } from './facts.ts';

/** A mission as it is set up, seen by somebody who only looks on: what is hidden stays so. */
export function setUpOf({ system, on }: Engine, facts: Facts): Seen {
  const seats: Seating = Object.fromEntries(
    facts.parties.map(({ seat, isAi }) => [seat, isAi ? { kind: 'procedure' } : { kind: 'person', name: 'You' }]),
  );
  const plan = { options: { mission: facts.mission.id }, seats, seed: 'set-up' };
  const match = must(createMatch(system, plan));
  return on(match.now('spectator').view);
}

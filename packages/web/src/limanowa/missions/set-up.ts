import { AI_SEAT, type Seen } from '@sandtable/limanowa';
import { must } from '@sandtable/kernel';
import { createMatch, type Seating } from '@sandtable/session';
import type { Engine } from '../engine/engine.ts';
import type { Switches } from '../../face/missions.ts';

/** A mission as it is set up by these switches, seen by somebody who only looks on; null where they do not go together. */
export function setUpOf({ system, on }: Engine, mission: string, switches: Switches): Seen | null {
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

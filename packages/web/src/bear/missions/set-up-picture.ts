// Loaded with the picture of a mission: brings much of the match page, which the person is likely to open next.
import type { Seen } from '@sandtable/bear';
import { mapPicture } from '@sandtable/bear/pictures';
import type { BoardPicture } from '@sandtable/board';
import { must } from '@sandtable/kernel';
import { createMatch, type Seating } from '@sandtable/session';
import { withoutNames } from '../../scene/map-picture.ts';
import { PLAIN_WISH, sceneOf } from '../../scene/scene.ts';
import { engine, type Engine } from '../engine/engine.ts';
import { makePosition } from '../table/position.ts';
import { factsNamed } from './catalogue.ts';
import { type Facts, optionsFor } from './facts.ts';

export function setUpPicture(id: string): BoardPicture {
  const seen = setUpOf(engine(), factsNamed(id));
  // Hex names would be illegible at this size.
  return { ...withoutNames(mapPicture(seen)), ...sceneOf(makePosition(engine().system, seen), PLAIN_WISH) };
}

export function setUpOf({ system, on }: Engine, facts: Facts): Seen {
  const seats: Seating = Object.fromEntries(
    facts.parties.map(({ seat, isAi }) => [seat, isAi ? { kind: 'procedure' } : { kind: 'person', name: 'You' }]),
  );
  const plan = { options: optionsFor(facts.mission, facts.own), seats, seed: 'set-up' };
  const match = must(createMatch(system, plan));
  return on(match.now('spectator').view);
}

// Loaded with the picture of a mission: brings much of the match page, which the person is likely to open next.
import type { BoardPicture } from '@sandtable/board';
import { withoutNames } from '../../scene/map-picture.ts';
import { PLAIN_WISH, sceneOf } from '../../scene/scene.ts';
import { engine } from '../engine/engine.ts';
import { makePosition } from '../table/position.ts';
import { factsNamed, setUpOf } from './facts.ts';

export function setUpPicture(id: string): BoardPicture {
  const seen = setUpOf(factsNamed(id), {});
  if (seen === null) throw new Error(`the mission ${id} cannot be played`);
  const position = makePosition(engine().system, seen);
  return { ...withoutNames(position.map()), ...sceneOf(position, PLAIN_WISH) };
}

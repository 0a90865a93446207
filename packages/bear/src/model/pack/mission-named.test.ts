import { UnfittedError } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { ownPack } from '../../own-pack.ts';
import { missionNamed } from './mission-named.ts';

test('a mission that is not fitted is asked for by its id; one that the pack does not have is none', () => {
  const pack = ownPack();
  const [first, second] = pack.missions;
  if (first === undefined || second === undefined) throw new Error('the pack has missions');
  const slim = { ...pack, missions: [first] };
  expect([missionNamed(slim, first.id), missionNamed(slim, 'none'), missionNamed(slim, null)]).toEqual([
    first,
    undefined,
    undefined,
  ]);
  expect(() => missionNamed(slim, second.id)).toThrow(UnfittedError);
  expect(() => missionNamed(slim, second.id)).toThrow(expect.objectContaining({ part: second.id }));
});

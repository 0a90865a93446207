import { Rehearsal } from '@sandtable/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../../model/battle/field.ts';
import type { FireKey } from '../../../rules/fire/reasons.ts';
import { judgeFire } from '../../../rules/fire/odds.ts';
import { game, pack } from '../../../testing/match.ts';
import { randomPosition } from '../../../testing/random-position.ts';
import { look } from '../scene/look.ts';
import { aheadIn, distanceIn, isBit, pairOf } from '../scene/pairs.ts';
import type { Piece } from '../scene/piece.ts';
import { makeScene, type CaptainScene } from '../scene/scene.ts';
import { closeRoll, neededRoll } from './shot.ts';
import { playerId } from '../../../model/ids.ts';

/**
 * What the captain leaves out: red FP halved against a blue DR, smoke on the way, wagons in close combat, and that a bunker has a
 * facing of its own. Nor does he know options other than the usual ones.
 */
const LEFT_OUT: ReadonlySet<string> = new Set<FireKey>([
  'halved',
  'smokeBetween',
  'wagonCost',
  'bunkerFront',
  'flankInBunker',
]);

function captainsRoll(scene: CaptainScene, by: Piece, on: Piece): number {
  if (by.at === on.at) return closeRoll(scene, by, on, on.cover);
  const distance = distanceIn(pairOf(scene.land, by.at, on.at));
  const isAhead = isBit(aheadIn(pairOf(scene.land, on.at, by.at)), on.facing);
  return neededRoll(scene, by, by.at, distance, on, on.at, on.cover, isAhead);
}

test('B7.2 B7.7.3 the captain adds up the roll an attack needs as the rules do', () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.nat(1_000_000), (number) => {
      const match = new Rehearsal(game, { position: { ...randomPosition(`shots ${number}`), options: {} } });
      const seen = fieldsOf(pack)(match.view);
      for (const player of seen.view.players.keys()) {
        const scene = makeScene(pack, seen);
        look(scene, seen, playerId(player));
        for (const by of scene.own) {
          for (const on of scene.foes) {
            const odds = judgeFire(seen, by.unit, on.unit);
            if (!odds.granted || odds.reasons.some(({ key }) => LEFT_OUT.has(key))) continue;
            expect(`${by.word} ${on.word} ${captainsRoll(scene, by, on)}`).toBe(
              `${by.word} ${on.word} ${odds.value.needed}`,
            );
            compared += 1;
          }
        }
      }
    }),
    { numRuns: 120, seed: 7 },
  );
  expect(compared).toBeGreaterThan(200);
});

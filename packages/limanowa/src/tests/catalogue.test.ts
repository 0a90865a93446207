import { randomOf, type WordCounts } from '@sandtable/kernel';
import { playAtRandom } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { makeMap } from '../board/map.ts';
import { limanowaMap } from '../content/limanowa-map.ts';
import { Catalogue } from '../testing/catalogue.ts';
import { game, pack } from '../testing/match.ts';
import { randomPosition } from '../testing/random-position.ts';
import { farShooters, sharpshooting } from '../testing/far-shooters.ts';

// What random play never meets is never checked.

const MOST = 800;
test('random play meets every verb, every event, every question, every card and every way to end', () => {
  const catalogue = new Catalogue(pack);
  const spoken: WordCounts = new Map();
  const map = makeMap(limanowaMap);
  for (let match = 0; match < MOST && catalogue.missing().length > 0; match++) {
    const seed = `sfc32:catalogue ${match}`;
    const options = { position: randomPosition(pack, map, randomOf(seed)) };
    playAtRandom(catalogue.watch(game), { options, seed }, { spoken });
    // Impossible with our own figures.
    if (catalogue.missing().includes('told cardLost'))
      playAtRandom(catalogue.watch(farShooters), { options: { position: sharpshooting }, seed }, { spoken });
  }
  expect(catalogue.missing()).toEqual([]);
});

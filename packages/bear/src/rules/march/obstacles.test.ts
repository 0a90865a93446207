import { fuzz } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { positionOf } from '../../testing/fire-field.ts';
import { game } from '../../testing/match.ts';

/** Some of everything a move may run into. */
const FIELD = positionOf(
  'g03 -2,0 SE; g11 -2,0 SE; g39 -2,0 SE; g37 -2,1 SE; g30 -2,1 SE on:g37; g16 -1,-1 SE; g49 -2,2 SE immobilized; s03 2,0 NW inside; s48 2,-1 NW; s35 2,-2 S; s05 2,-2 S',
  {
    radius: 3,
    ground: { '0,0': 'stoneBuilding', '0,1': { roads: ['N', 'SW'] }, '1,0': 'lightWoods', '-1,2': 'water' },
    markers:
      'trench 2,0; bunker 0,1 NW; wire -1,0; wire 1,-1; roadBlock -1,1; mine 0,-1 soviet hidden; mine 1,0 german hidden; mine -2,1 soviet; smoke2 1,1',
  },
);

test.each(['spentCheck', 'sevenAP'])(
  'B18.3.1 B18.3.3 random matches among wire, mines, trenches and wrecks by %s are sound',
  (economy) => {
    const players = { german: { caps: 6 }, soviet: { caps: 6 } };
    const position = { ...FIELD, rounds: 1, players, options: { economy, mines: 'fp8' } };
    const spoken = new Map();
    for (const seed of ['sfc32:1']) {
      const { outcome } = fuzz(game, { options: { position }, seed, spoken });
      expect(outcome.reason.key).toBe('lastRound');
    }
  },
);

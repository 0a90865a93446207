import { defaultPack } from '../content/pack.ts';
import type { Position } from '../model/options.ts';
import { limanowa } from '../system.ts';
import { mustCheck } from './slow-ai/random-pack.ts';

/**
 * L6.3c: a card is lost if a reaction to it destroys whom it is for. With our own figures hardly anything can: who is dressed is next
 * to no enemy, and nobody else is struck at. So line infantry here strikes two hexes far.
 */
export const farPack = mustCheck({
  ...defaultPack,
  unitTypes: defaultPack.unitTypes.map((type) =>
    type.id === 'honved' || type.id === 'rifles' ? { ...type, range: 2, av: 9 } : type,
  ),
  missions: [],
});

export const farShooters = limanowa(farPack);

/** A wounded unit two hexes before an enemy who strikes back. */
export const sharpshooting: Position = {
  game: 'limanowa',
  limit: 2,
  corps: [
    {
      side: 'austria',
      hand: ['dressing', 'dressing'],
      units: [
        { type: 'honved', at: [1, 0], rp: 1 },
        { type: 'honved', at: [5, 0], rp: 1 },
        { type: 'honved', at: [9, 9] },
      ],
    },
    {
      side: 'russia',
      hand: ['counterAttack', 'counterAttack'],
      units: [
        { type: 'rifles', at: [3, 0] },
        { type: 'rifles', at: [7, 0] },
      ],
    },
  ],
};

import { defaultPack } from '../content/pack.ts';
import type { Position } from '../model/options.ts';
import { limanowa } from '../system.ts';
import { mustCheck } from './slow-ai/random-pack.ts';

/**
 * L6.3c: a card is lost if a reaction destroys its unit. With our own figures that hardly happens: a dressed unit
 * is next to no enemy, and no other unit is attacked. So line infantry here has range 2.
 */
export const farPack = mustCheck({
  ...defaultPack,
  unitTypes: defaultPack.unitTypes.map((type) =>
    type.id === 'honved' || type.id === 'rifles' ? { ...type, range: 2, av: 9 } : type,
  ),
  missions: [],
});

export const farShooters = limanowa(farPack);

/** A wounded unit two hexes from an enemy that counter-attacks. */
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

import type { SpecialRuleSource } from '../../model/pack/special-rule.ts';
import { CAP_ROUND, promptly, roundsToPlay } from './step-module.ts';
import type { Seen } from '../../model/battle/state.ts';

/** G3.3a, G3.9 */
export const rule = promptly<'rule'>({
  run(_held, { play, at }, _step, io) {
    io.emit({ rule: 'G3.3a', key: 'optionHolds', play, step: at });
  },
  words: ({ of, rule: special }, names) => names.rule(special, of),
  worth(seen, _player, { of, rule: special }) {
    if (of === 'both') return 0;
    return (of === 'own' ? 1 : -1) * worthOf(seen, special);
  },
});

/** In VP, for the side it benefits. */
function worthOf(seen: Seen, special: SpecialRuleSource): number {
  switch (special.kind) {
    case 'sight':
    case 'haze':
    case 'mud':
    case 'noBonus':
      return -1;
    case 'rally':
      return 0.9 * special.bonus;
    case 'initiative':
      return 0.3 * special.bonus;
    case 'firepower':
      return special.bonus * (special.range === 'any' ? 2.4 : 1.2);
    case 'defense':
      return special.bonus * (special.ground === 'any' ? 2.4 : 1.2);
    case 'attackCost':
    case 'moveCost':
      return -1.6 * special.amount;
    case 'rallyCost':
    case 'hideCost':
      return -0.5 * special.amount;
    case 'wind':
      return 0;
    case 'range':
      return 0.4 * special.amount;
    case 'caps':
      return special.amount * CAP_ROUND * (special.round === 0 ? roundsToPlay(seen) : 1);
  }
}

import type { Random } from '@sandtable/kernel';
import type { Effect } from '../model/battlecard.ts';
import { type LimanowaMatch, matchWith, type MatchScene } from './match.ts';

const AUSTRIA = ['szurmay', 'honved', 'hussars', 'machine-gunners', 'jager', 'muhr', 'battery', 'mounted-battery'];
const RUSSIA = ['orlov', 'rifles', 'cossacks', 'guard', 'scouts', 'belkovych', 'battery', 'rifles'];
const CARDS: readonly Effect[] = ['massedAssault', 'disruptiveFire', 'pursuit', 'perturbation', 'dressing'];

/** Two corps of people mixed up around Nowy Sącz, some units hurt, with many cards and tokens. */
export function crowd(random: Random, scene: MatchScene = {}): LimanowaMatch {
  const hexes = Array.from({ length: 20 }, (_hex, place) => `0${5 + (place % 5)}0${3 + Math.floor(place / 5)}`);
  random.shuffle(hexes);
  const unit = (type: string): string => {
    const at = hexes.pop() ?? 'lost';
    return `${type} ${at}${random.below(2) === 0 ? ' 1rp' : ''}`;
  };
  const corps = [`austria: ${AUSTRIA.map(unit).join(', ')}`, `russia: ${RUSSIA.map(unit).join(', ')}`];
  return matchWith(random.below(2) === 0 ? corps : corps.toReversed(), {
    hands: [CARDS, []],
    tokens: [3, 0],
    strategic: ['0604'],
    tactical: ['0505', '0804'],
    ...scene,
  });
}

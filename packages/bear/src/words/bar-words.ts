import type { VerbWord } from './sentence-words.ts';

/** Why a unit cannot do something, in a word or two: they stand on its button. The whole reason is told elsewhere. */
const BARS: Readonly<Record<string, string>> = {
  notInPlay: 'off the map',
  notHit: 'not hit',
  neverRallied: 'permanent',
  spentUnit: 'spent',
  notFresh: 'not fresh',
  alreadyActive: 'active',
  noActiveUnit: 'not active',
  apAreRolled: 'not active',
  carried: 'carried',
  onlyCloseCombat: 'close only',
  neverAttacks: 'unarmed',
  heldByHit: 'held by hit',
  markerForbids: 'hit',
  stunned: 'stunned',
  enemyInHex: 'enemy here',
  enemyAdjacent: 'enemy near',
  inWater: 'in water',
  facesAsBunker: 'in a bunker',
  stuckInTerrain: 'stuck',
  stuckInMud: 'bogged down',
};

/** `not hit`, `no target`, `spent` */
export function shortBar(verb: VerbWord, key: string | undefined): string {
  return (key === undefined ? undefined : BARS[key]) ?? barOf(verb);
}

function barOf(verb: VerbWord): string {
  if (verb === 'move') return 'no route';
  return verb === 'fire' ? 'no target' : 'not now';
}

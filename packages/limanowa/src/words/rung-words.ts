import { counted, ladderTeller, type RungWords } from '@sandtable/kernel';
import { RANKS } from '../model/forces.ts';
import type { RungKey } from '../solo/trace.ts';
import { RANK_NAMES } from './names.ts';

/** Ladders prefer the lowest figure, so "highest" compares negated ones. */
const highest = (name: string): RungWords => ({
  prefers: `highest ${name}`,
  figure: (figure) => `${name} ${0 - figure}`,
});

export const RUNG_WORDS: Readonly<Record<RungKey, RungWords>> = {
  highestTv: highest('TV'),
  lowestRp: { prefers: 'fewest RP', figure: (figure) => `${figure} RP` },
  highestRp: { prefers: 'most RP', figure: (figure) => `${0 - figure} RP` },
  highestRank: {
    prefers: 'highest rank',
    figure: (figure) => {
      const rank = RANKS[0 - figure];
      return rank === undefined ? '' : RANK_NAMES[rank];
    },
  },
  highestAv: highest('AV'),
  highestDv: highest('DV'),
  nearest: {
    prefers: 'nearest to a unit able to move there',
    figure: (figure) => counted(figure, 'hex', 'hexes'),
  },
};

/** LS7.0: a choice rung by rung, and what decided it. */
export const { explain: explainLadder, deciding: decidingRung } = ladderTeller(RUNG_WORDS, 'LS7.0');

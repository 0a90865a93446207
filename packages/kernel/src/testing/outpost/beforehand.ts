import type { Beforehand, Seat } from '../../index.ts';
import { distance, squadsOf } from './field.ts';
import { enemyOf, type Outpost, playerOf, type Side, SIDES, squadOf, type View } from './model.ts';

function sideOf(view: View, seat: Seat): Side | undefined {
  return SIDES.find((side) => playerOf(view, side).seat === seat);
}

/** Coins on a roll and a parry may be answered beforehand; one passes until struck, or until an enemy steps near. */
export const beforehand: Beforehand<Outpost> = {
  kinds: { payForDice: ['0', '1', '2'], parry: ['endure'] },
  breaks: ['struck', 'near'],
  foresee(_view, key) {
    if (key === 'payForDice') return { choice: 'open', kind: key, says: (coins) => [`coins:${coins}`] };
    if (key === 'parry') return { choice: 'secret', kind: key, says: (value) => [value] };
    return { choice: 'turn', pass: ['pass'] };
  },
  happened(view, event, seat) {
    const side = sideOf(view, seat);
    if (side === undefined) return null;
    if (event.key === 'roundEnded') return 'round';
    if (event.key === 'struck') return squadOf(view, event.target).side === side ? 'struck' : null;
    if (event.key !== 'stepped' || squadOf(view, event.squad).side !== enemyOf(side)) return null;
    return squadsOf(view, side).some((squad) => distance(squadOf(view, squad).at, event.at) === 1) ? 'near' : null;
  },
};

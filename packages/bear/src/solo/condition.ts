import type { OrderCondition } from '../model/solo/order.ts';
import { enemyOf, playerOf, type Seen } from '../model/battle/state.ts';
import { aiSide, soloPlayer } from '../rules/units/ai-side.ts';
import { drawCup } from '../rules/units/fighters.ts';
import { wholeStrength } from './counts.ts';

/** Does what an order asks of the whole match hold? */
export function isMet(seen: Seen, when: OrderCondition): boolean {
  switch (when.kind) {
    case 'playerCaps':
      return playerOf(seen, soloPlayer(seen)).caps < when.below;
    case 'round':
      return seen.view.round >= when.from;
    case 'behind':
      return isBehind(seen);
    case 'outnumbered': {
      const { ai, units } = wholeStrength(seen);
      return ai < units;
    }
    case 'drawCup':
      return drawCup(seen).length > 0;
  }
}

function isBehind(seen: Seen): boolean {
  const side = aiSide(seen);
  return side !== null && seen.view.vp[side] < seen.view.vp[enemyOf(side)];
}

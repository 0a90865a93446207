import { markerIn, sideOf, unitsIn } from '../../model/battle.ts';
import type { AttackFrame, AttackTarget, RollWay } from '../../model/frame.ts';
import { NONE } from '../../model/ids.ts';
import { type Held, heldUnit, playerOf } from '../../model/state.ts';
import { wayOfRoll } from '../order/roll-way.ts';

/**
 * B3.2.3: against units the way is plain. What lies in a hex is nobody's: the player may want it gone or spared where shells
 * fall, where his own are in the hex, and where the mine is his side's. Whoever shells may find in hiding may be his own too.
 * It hangs on what everybody sees: nobody's hidden units count.
 */
export function wayAgainst(held: Held, attack: AttackFrame, { what, unit }: AttackTarget): RollWay {
  const { player, leader, only, fort } = attack;
  const isAimed = unit !== NONE || only !== NONE || fort !== null;
  if (!isAimed && (leader === NONE || (what !== 'hidden' && hasStakeIn(held, attack, what)))) return 'either';
  return wayOfRoll(held, { player, what: 'attack', unit });
}

function hasStakeIn(held: Held, { player, at }: AttackFrame, what: AttackTarget['what']): boolean {
  const { side } = playerOf(held, player);
  const isOwn = (unit: number): boolean => sideOf(held, unit) === side && !heldUnit(held, unit).hidden;
  return unitsIn(held, at).some(isOwn) || (what === 'mine' && markerIn(held, 'mine', at)?.side === side);
}

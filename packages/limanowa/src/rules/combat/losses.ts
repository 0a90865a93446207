import { heldUnit } from '../../model/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../../model/state.ts';

/** L3r: it loses so many RP, and with the last of them it is removed. */
export function loseRp(held: Held, unit: UnitId, amount: number, rule: string, io: LimanowaIo): void {
  const losing = heldUnit(held, unit);
  const lost = Math.min(amount, losing.rp);
  if (losing.at === NONE || lost <= 0) return;
  losing.rp -= lost;
  io.emit({ rule, key: 'lostRp', unit, amount: lost, left: losing.rp });
  if (losing.rp > 0) return;
  const { at } = losing;
  losing.at = NONE;
  io.emit({ rule: 'L3r', key: 'destroyed', unit, at });
}

/** L10m: the first RP it would lose in this phase is not lost. Says whether it was so. */
export function isSpared(held: Held, unit: UnitId, io: LimanowaIo): boolean {
  if (!hasSecondLine(held, unit)) return false;
  const { turn } = held.view;
  turn.aids = turn.aids.filter((aid) => aid.by !== 'secondLine' || aid.unit !== unit);
  io.emit({ rule: 'L10m', key: 'spared', unit });
  return true;
}

export function hasSecondLine({ view }: Seen, unit: UnitId): boolean {
  return view.turn.aids.some((aid) => aid.by === 'secondLine' && aid.unit === unit);
}

import { deny, firstOf, grant, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { hasEnemyIn, sideOf, unitOf } from '../../model/battle.ts';
import type { TurnFrame } from '../../model/frame.ts';
import type { Seen } from '../../model/state.ts';
import { turnPlayer } from './turn-order.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

export type ActorKey = 'notYours' | 'notInPlay' | 'twiceInGroup' | 'apartFromGroup' | 'engaged';

interface Asked {
  readonly frame: TurnFrame;
}

/** The units of the player whose turn it is that are in play. */
export function ownUnits({ view }: Seen, { frame }: Asked): number[] {
  const player = turnPlayer(frame);
  const own: number[] = [];
  for (const unit of view.roster) {
    const it = view.units[unit];
    if (it?.owner === player && it.at !== NONE) own.push(unit);
  }
  return own;
}

/** Is it a unit of the player whose turn it is, and in play? */
export function judgeOwn(seen: Seen, frame: TurnFrame, unit: UnitId): Verdict<undefined, ActorKey> {
  const { owner, at } = unitOf(seen, unit);
  if (at === NONE) return deny('B2.2', 'notInPlay', { unit });
  return owner === turnPlayer(frame) ? grant() : deny('B2.2', 'notYours', { unit });
}

/** B9.1: a member joins in the hex of one that is in already, or next to it. */
export function judgeMember(
  seen: Seen,
  frame: TurnFrame,
  group: readonly number[],
  unit: UnitId,
): Verdict<undefined, ActorKey> {
  const own = judgeOwn(seen, frame, unit);
  if (!own.granted) return own;
  if (group.includes(unit)) return deny('B9.1', 'twiceInGroup', { unit });
  const { at } = unitOf(seen, unit);
  const near = group.filter((other) => distanceBetween(seen.tables, unitOf(seen, other).at, at) <= 1);
  return firstOf(near, (other) => judgeTogether(seen, other, unit), deny('B9.1', 'apartFromGroup', { unit }));
}

/** B7.7.3b, R-222: who has an enemy in his hex acts together only with those who are in it too. */
export function judgeTogether(seen: Seen, one: UnitId, other: UnitId): Verdict<undefined, ActorKey> {
  if (unitOf(seen, one).at === unitOf(seen, other).at) return grant();
  const engaged = [one, other].find((unit) => hasEnemyIn(seen, sideOf(seen, unit), unitOf(seen, unit).at));
  return engaged === undefined ? grant() : deny('B7.7.3b', 'engaged', { unit: engaged });
}

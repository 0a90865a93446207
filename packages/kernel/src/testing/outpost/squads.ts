import { deny, grant, type Verdict } from '../../index.ts';
import { enemyOf, squadOf, type TurnFrame, type View } from './model.ts';

/** Does it belong to the side whose turn it is, and is it still there? */
export function judgeOwn(seen: View, frame: Readonly<TurnFrame>, squad: number): Verdict {
  const { side, at } = squadOf(seen, squad);
  if (side !== frame.side) return deny('turn', 'notYours', { unit: squad });
  return at < 0 ? deny('turn', 'lost', { unit: squad }) : grant();
}

/** The same, and it has not acted this round. */
export function judgeFresh(seen: View, frame: Readonly<TurnFrame>, squad: number): Verdict {
  const own = judgeOwn(seen, frame, squad);
  if (!own.granted) return own;
  return squadOf(seen, squad).spent ? deny('turn', 'spent', { unit: squad }) : grant();
}

/** The other side is next; an action ends a run of passes. */
export function endTurn(frame: TurnFrame): void {
  frame.side = enemyOf(frame.side);
  frame.passes = 0;
}

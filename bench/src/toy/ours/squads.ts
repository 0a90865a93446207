import {
  deny,
  grant,
  judgedSlot,
  type Meaning,
  type Slot,
  type Verdict,
} from '../../../../packages/kernel/src/index.ts';
import { squadsOf } from '../field.ts';
import { squadKind, squadOf, type TurnFrame, type View } from './model.ts';

interface Asked {
  readonly frame: TurnFrame;
}

/** Judges whether a squad belongs to the side to move, is still there, and has not acted in this round. */
function judgeFresh(seen: View, { side }: Readonly<TurnFrame>, squad: number): Verdict {
  const own = squadOf(seen, squad);
  if (own.side !== side) return deny('turn', 'notYours', { unit: squad });
  if (own.at < 0) return deny('turn', 'lost', { unit: squad });
  return own.spent ? deny('turn', 'spent', { unit: squad }) : grant();
}

/** The slot for the squad that acts: a fresh one that can. */
export function actorSlot(
  rule: string,
  can: (seen: View, squad: number) => boolean,
): Slot<View, Asked, number, Meaning<'squad', number>> {
  return judgedSlot(
    squadKind,
    (_seen: View, { frame }: Asked) => squadsOf(frame.side),
    (seen, { frame }, squad) => judgeFresh(seen, frame, squad),
    (seen, _so, squad) => (can(seen, squad) ? grant() : deny(rule, 'cannot', { unit: squad })),
  );
}

import { deny, grant, type Slot, type Verdict } from '../../../../packages/kernel/src/index.ts';
import { squadsOf } from '../field.ts';
import { squadKind, squadOf, type TurnFrame, type View } from './model.ts';

interface Asked {
  readonly frame: TurnFrame;
}

/** Is it a squad of the side whose turn it is, still there, and has it not acted in this round? */
function judgeFresh(seen: View, { side }: Readonly<TurnFrame>, squad: number): Verdict {
  const own = squadOf(seen, squad);
  if (own.side !== side) return deny('turn', 'notYours', { unit: squad });
  if (own.at < 0) return deny('turn', 'lost', { unit: squad });
  return own.spent ? deny('turn', 'spent', { unit: squad }) : grant();
}

/** The squad that acts: a fresh one that can. */
export function actorSlot(rule: string, can: (seen: View, squad: number) => boolean): Slot<View, Asked, number> {
  return {
    kind: squadKind,
    candidates: (seen, { frame }) =>
      squadsOf(frame.side).filter((squad) => {
        const { at, spent } = squadOf(seen, squad);
        return at >= 0 && !spent && can(seen, squad);
      }),
    judge: (seen, { frame }, squad) => {
      const fresh = judgeFresh(seen, frame, squad);
      return !fresh.granted || can(seen, squad) ? fresh : deny(rule, 'cannot', { unit: squad });
    },
  };
}

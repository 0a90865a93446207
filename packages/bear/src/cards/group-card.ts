import { type Figures, grant, type Granted, type Verb, verb } from '@sandtable/kernel';
import type { TurnFrame } from '../model/frame.ts';
import type { Bear, BearIo, Held, Seen } from '../model/state.ts';
import { swiftSlot } from '../rules/order/order.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { beginCard, groupOf, type Grouped, joiningSlot, type JudgeUnit, mayPlay, ownSlot, type Play } from './play.ts';

type GroupPlay = Play & Grouped;

/** B8.5: a free card for a unit or a group: c04 g03 +g05. */
export function groupCard(
  id: string,
  judge: JudgeUnit,
  effect: (held: Held, player: number, units: readonly number[], io: BearIo) => void,
  figures: (seen: Seen, units: readonly number[]) => Granted<Figures<Bear>> = () => grant({}),
): Verb<Bear> {
  const leader = ownSlot((seen, _so, unit) => judge(seen, unit));
  return verb<Bear, TurnFrame, GroupPlay>(id, {
    says: (phrase) =>
      phrase
        .word(id, mayPlay(id, leader))
        .slot('leader', leader)
        .list(
          'members',
          joiningSlot((seen, _so, unit) => judge(seen, unit)),
        )
        .maybe('swift', swiftSlot),
    figures: (seen, { leader: first, members = [] }) =>
      first === undefined ? grant({}) : figures(seen, [first, ...members]),
    resolve: (held, said, io) => {
      const units = groupOf(said);
      beginCard(held, id, said, units, io);
      effect(held, turnPlayer(said.frame), units, io);
    },
  });
}

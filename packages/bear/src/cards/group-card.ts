import { type Figures, grant, type Granted, type Verb } from '@sandtable/kernel';
import type { Bear, BearIo, Held, Seen } from '../model/state.ts';
import { joiningSlot, ownSlot } from '../rules/order/slots.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { freeCard } from './card-order.ts';
import { groupOf, type Grouped, type JudgeUnit, mayPlay } from './play.ts';
import type { PlayerId, UnitId } from '../model/ids.ts';
import type { CardName } from '../model/verb-name.ts';

/** B8.5: a free card for a unit or a group: c04 g03 +g05. */
export function groupCard(
  id: CardName,
  judge: JudgeUnit,
  effect: (held: Held, units: readonly UnitId[], player: PlayerId, io: BearIo) => void,
  figures: (seen: Seen, units: readonly UnitId[]) => Granted<Figures<Bear>> = () => grant({}),
): Verb<Bear> {
  const leader = ownSlot((seen, _so, unit) => judge(seen, unit));
  const joining = joiningSlot<Grouped>(groupOf, (seen, _so, unit) => judge(seen, unit));
  return freeCard<Grouped>(id, {
    judge: mayPlay(id, leader),
    says: (phrase) => phrase.slot('leader', leader).list('members', joining),
    units: groupOf,
    figures: (seen, { leader: first, members = [] }) =>
      first === undefined ? grant({}) : figures(seen, [first, ...members]),
    resolve: (held, said, io) => effect(held, groupOf(said), turnPlayer(said.frame), io),
  });
}

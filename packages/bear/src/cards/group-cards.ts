import type { TurnFrame } from '../model/battle/frame.ts';
import { type Asked, type Figures, grant, type Granted, type Verb, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../model/battle/battle.ts';
import { NONE, type PlayerId, type UnitId } from '../model/ids.ts';
import type { Bear, BearIo, Held, Seen } from '../model/battle/state.ts';
import type { CardName } from '../model/battle/verbs.ts';
import { digIn, judgeDugIn } from '../rules/fieldworks/shelter.ts';
import { showMarker, takeMarkerOff } from '../rules/hits/hit.ts';
import { judgeRally, pushRally, rallyFigures } from '../rules/hits/rally.ts';
import { joiningSlot, ownSlot } from '../rules/order/slots.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { markerOf } from '../rules/units/figures.ts';
import {
  type CardKey,
  freeCard,
  type GroupCard,
  groupOf,
  judgeCardPayable,
  type JudgeUnit,
  mayPlay,
  paidCard,
  refuse,
} from './card-order.ts';

/** B8.5: a free card for a unit or a group:  c04 g03 +g05 */
function groupCard(
  id: CardName,
  judge: JudgeUnit,
  effect: (held: Held, units: readonly UnitId[], player: PlayerId, io: BearIo) => void,
  figures: (seen: Seen, units: readonly UnitId[]) => Granted<Figures<Bear>> = () => grant({}),
): Verb<Bear> {
  const leader = ownSlot((seen, _so, unit) => judge(seen, unit));
  const joining = joiningSlot<GroupCard>(groupOf, (seen, _so, unit) => judge(seen, unit));
  return freeCard<GroupCard>(id, {
    judge: mayPlay(id, leader),
    says: (phrase) => phrase.slot('leader', leader).list('members', joining),
    units: groupOf,
    figures: (seen, { leader: first, members = [] }) =>
      first === undefined ? grant({}) : figures(seen, [first, ...members]),
    resolve: (held, said, io) => effect(held, groupOf(said), turnPlayer(said.frame), io),
  });
}

/** Card 04: each may rally once without paying. */
export const rallyByCard = groupCard('c04', judgeRally, pushRally, rallyFigures);

/** Card 11: a hasty defense for each, vehicles too. It is not an action of theirs, so stunned units may have one. */
export const digByCard = groupCard('c11', judgeDugIn, (held, units, _player, io) => digIn(held, units, io));

const ID = 'c03';

/** Its hit marker can be removed, even in close combat, since this is not a rally. */
function judgeRelief(seen: Seen, unit: UnitId): Verdict<undefined, CardKey> {
  if (unitOf(seen, unit).hit === NONE) return refuse('notHit', { unit });
  return (markerOf(seen, unit)?.rally ?? null) === null ? refuse('neverRemoved', { unit }) : grant();
}

function judgeAll(seen: Seen, { frame }: Asked<TurnFrame>, units: readonly UnitId[], unit: UnitId): Verdict<unknown> {
  const relief = judgeRelief(seen, unit);
  return relief.granted ? judgeCardPayable(seen, ID, frame, [...units, unit]) : relief;
}

const leaders = ownSlot((seen, so, unit) => judgeAll(seen, so, [], unit));
const joining = joiningSlot<GroupCard>(groupOf, (seen, so, unit) => judgeAll(seen, so, groupOf(so), unit));

/** Card 03:  c03 g03 +g04 command: removes hit markers without a roll */
export const relieveByCard = paidCard<GroupCard>(ID, {
  judge: mayPlay(ID, leaders),
  says: (phrase) => phrase.slot('leader', leaders).list('members', joining),
  units: groupOf,
  resolve: (held, said, io) => {
    for (const unit of groupOf(said)) relieve(held, unit, io);
  },
});

function relieve(held: Held, unit: UnitId, io: BearIo): void {
  showMarker(held, unit, io);
  takeMarkerOff(held, unit, io);
  io.emit({ rule: 'B8.1', key: 'relieved', unit });
}

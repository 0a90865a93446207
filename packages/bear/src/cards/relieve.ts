import { grant, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../model/battle.ts';
import type { BearIo, Held, Seen } from '../model/state.ts';
import { showMarker, takeMarkerOff } from '../rules/hits/hit.ts';
import { joiningSlot, ownSlot } from '../rules/order/slots.ts';
import { markerOf } from '../rules/units/figures.ts';
import { type CardKey, refuse } from './card-key.ts';
import { type Asked, paidCard } from './card-order.ts';
import { judgeCardPayable } from './card-price.ts';
import { groupOf, type Grouped, mayPlay } from './play.ts';
import { NONE, type UnitId } from '../model/ids.ts';

const ID = 'c03';

/** Its hit marker can be taken off; also in close combat, since nobody rallies. */
function judgeRelief(seen: Seen, unit: UnitId): Verdict<undefined, CardKey> {
  if (unitOf(seen, unit).hit === NONE) return refuse('notHit', { unit });
  return (markerOf(seen, unit)?.rally ?? null) === null ? refuse('neverRemoved', { unit }) : grant();
}

function judgeAll(seen: Seen, { frame }: Asked, units: readonly UnitId[], unit: UnitId): Verdict<unknown> {
  const relief = judgeRelief(seen, unit);
  return relief.granted ? judgeCardPayable(seen, ID, frame, [...units, unit]) : relief;
}

const leaders = ownSlot((seen, so, unit) => judgeAll(seen, so, [], unit));
const joining = joiningSlot<Grouped>(groupOf, (seen, so, unit) => judgeAll(seen, so, groupOf(so), unit));

/** Card 03: the hit marker goes without a roll: c03 g03 +g04 command. */
export const relieveByCard = paidCard<Grouped>(ID, {
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

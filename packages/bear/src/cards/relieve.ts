import { grant, type Verb, verb, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../model/battle.ts';
import type { TurnFrame } from '../model/frame.ts';
import type { Bear, BearIo, Held, Seen } from '../model/state.ts';
import { markerOf } from '../rules/units/figures.ts';
import { showMarker, takeMarkerOff } from '../rules/hits/hit.ts';
import { swiftSlot } from '../rules/order/order.ts';
import type { Payment } from '../model/payment.ts';
import { cardPaymentSlot, judgeCardPayable } from './card-price.ts';
import { type CardKey, refuse } from './card-key.ts';
import { type Asked, beginCard, groupOf, type Grouped, joiningSlot, mayPlay, ownSlot, type Play } from './play.ts';

interface Relief extends Play, Grouped {
  readonly payment: Payment;
}

const ID = 'c03';

/** Its hit marker can be taken off; also in close combat, since nobody rallies. */
function judgeRelief(seen: Seen, unit: number): Verdict<undefined, CardKey> {
  if (unitOf(seen, unit).hit === -1) return refuse('notHit', { unit });
  return (markerOf(seen, unit)?.rally ?? null) === null ? refuse('neverRemoved', { unit }) : grant();
}

function judgeAll(seen: Seen, { frame }: Asked, units: readonly number[], unit: number): Verdict<unknown> {
  const relief = judgeRelief(seen, unit);
  return relief.granted ? judgeCardPayable(seen, ID, frame, [...units, unit]) : relief;
}

const leaderSlot = ownSlot((seen, so, unit) => judgeAll(seen, so, [], unit));

/** Card 03: the hit marker goes without a roll: c03 g03 +g04 command. */
export const relieveByCard: Verb<Bear> = verb<Bear, TurnFrame, Relief>(ID, {
  says: (phrase) =>
    phrase
      .word(ID, mayPlay(ID, leaderSlot))
      .slot('leader', leaderSlot)
      .list(
        'members',
        joiningSlot((seen, so, unit) => judgeAll(seen, so, groupOf(so), unit)),
      )
      .maybe('swift', swiftSlot)
      .slot(
        'payment',
        cardPaymentSlot(ID, (so: Grouped) => groupOf(so)),
      ),
  resolve: (held, said, io) => {
    const units = groupOf(said);
    beginCard(held, ID, said, units, io);
    for (const unit of units) relieve(held, unit, io);
  },
});

function relieve(held: Held, unit: number, io: BearIo): void {
  showMarker(held, unit, io);
  takeMarkerOff(held, unit, io);
  io.emit({ rule: 'B8.1', key: 'relieved', unit });
}

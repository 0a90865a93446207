import { withPassengers } from '../units/carried.ts';
import { dearestOf, groupOrder } from '../order/group-order.ts';
import { judgeLeaving, leaveMap } from './leave.ts';

// B5.6, over an edge that the firefight names:  g03 leave +g04 caps:0. Those that are carried take part.

export const leave = groupOrder('leave', {
  traits: { goes: true },
  judge: judgeLeaving,
  price: (seen, units) => dearestOf(units, (unit) => judgeLeaving(seen, unit)),
  with: withPassengers,
  resolve: (held, units, _player, io) => {
    for (const unit of units) leaveMap(held, unit, io);
  },
});

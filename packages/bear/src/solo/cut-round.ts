import type { BearIo, Held } from '../model/battle/state.ts';
import { passesToEnd } from '../rules/order/turn-order.ts';

/** S2.4b: the round ends after this turn, as if all had passed. */
export function cutRoundShort({ view }: Held, io: BearIo): void {
  for (const frame of view.frames) if (frame.kind === 'turn') frame.passes = passesToEnd(view.players.length);
  io.emit({ rule: 'S2.4b', key: 'roundCutShort' });
}

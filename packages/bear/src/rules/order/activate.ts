import { deny, finish, type FrameKind, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import type { ActivationFrame, TurnFrame } from '../../model/frame.ts';
import { activationFrame } from '../../model/make-frame.ts';
import { type Bear, pushFrame, type Seen } from '../../model/state.ts';
import { deedTraits } from '../../model/traits.ts';
import { type ActorKey, judgeOwn, ownUnits } from './actor.ts';
import type { PayKey } from '../payment/purchase.ts';
import { pushRoll } from './roll.ts';
import { activate as makeActive, endActivation, judgeFresh } from '../payment/seven-ap.ts';
import { turnPlayer } from './turn-order.ts';
import { unitKind } from './word-kinds.ts';
import type { UnitId } from '../../model/ids.ts';

// B3.0.1: where the AP are rolled, activating comes before the action and the turn goes on: g03 activate.

interface Activate {
  readonly frame: TurnFrame;
  readonly leader: UnitId;
}

function judgeActivating(
  seen: Seen,
  { frame }: Pick<Activate, 'frame'>,
  unit: UnitId,
): Verdict<undefined, ActorKey | PayKey | 'apAreFixed'> {
  if (seen.view.options.economy !== 'sevenAP') return deny('B3.0', 'otherEconomy');
  if (seen.view.options.variableAP === 'off') return deny('B3.0.1', 'apAreFixed');
  const own = judgeOwn(seen, frame, unit);
  return own.granted ? judgeFresh(seen, turnPlayer(frame), [unit], 'B3.0') : own;
}

export const activate = verb<Bear, TurnFrame, Activate>('activate', {
  traits: { ...deedTraits('activate'), rolls: true },
  says: (phrase) => phrase.slot('leader', judgedSlot(unitKind, ownUnits, judgeActivating)).word('activate'),
  resolve: (held, { frame, leader }) => {
    const player = turnPlayer(frame);
    pushFrame(held, activationFrame({ player, unit: leader }));
    pushRoll(held, { player, what: 'activation', dice: 3, unit: leader });
  },
});

export const activationKind: FrameKind<Bear, ActivationFrame> = {
  ask: () => null,
  go(held, frame, io) {
    const ap = frame.got ?? 0;
    makeActive(held, frame.player, [frame.unit], ap, io);
    // Luck may have taken them all.
    if (ap <= 0) endActivation(held, frame.player, 'B3.0a', io);
    finish(held.view, frame);
  },
};

import { deny, grant, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/frame.ts';
import { type Bear, playerOf, type Seen } from '../../model/state.ts';
import { beginAction, usedTurn } from './action.ts';
import { type ActorKey, judgeOwn, ownUnits } from './actor.ts';
import { economyOf } from '../payment/economy.ts';
import { payCaps } from '../payment/economy-shared.ts';
import type { PayKey } from '../payment/payment.ts';
import type { Payment } from '../../model/payment.ts';
import { priceFigures } from './price-figures.ts';
import { turnPlayer } from './turn-order.ts';
import { unitKind } from './word-kinds.ts';

// B2.2d-e: pass;  g03 stall, for 1 AP;  stall, for 1 CAP.

interface Plain {
  readonly frame: TurnFrame;
}

interface Stall extends Plain {
  readonly leader: number;
}

const PRICE = 1;

/** B2.2e, B3.0d: nothing is paid; later turns may act again. */
export const pass = verb<Bear, TurnFrame, Plain>('pass', {
  says: (phrase) => phrase.word('pass'),
  resolve: (held, { frame }, io) => {
    const player = turnPlayer(frame);
    const passes = frame.passes + 1;
    usedTurn(frame);
    frame.passes = passes;
    io.emit({ rule: 'B2.2e', key: 'passed', player });
    economyOf(held).pass(held, player, io);
  },
});

/** In `spentCheck` a fresh unit stalls and is checked; in `sevenAP` an active one. */
function wayOfStall({ view }: Seen): Payment {
  return { way: view.options.economy === 'spentCheck' ? 'ap' : 'pool', caps: 0 };
}

function judgeStall(seen: Seen, { frame }: Plain, unit: number): Verdict<undefined, ActorKey | PayKey | 'notActive'> {
  const own = judgeOwn(seen, frame, unit);
  if (!own.granted) return own;
  const player = turnPlayer(frame);
  const { activation } = playerOf(seen, player);
  if (seen.view.options.economy === 'sevenAP' && !(activation?.units.includes(unit) ?? false))
    return deny('B3.0c', 'notActive', { unit });
  return economyOf(seen).judge(seen, { player, units: [unit], price: PRICE, card: null }, wayOfStall(seen));
}

/** B2.2d, B3.0c */
export const stall = verb<Bear, TurnFrame, Stall>('stall', {
  says: (phrase) => phrase.slot('leader', judgedSlot(unitKind, ownUnits, judgeStall)).word('stall'),
  figures: (seen, { frame, leader }) => {
    if (leader === undefined) return grant({});
    const purchase = { player: turnPlayer(frame), units: [leader], price: PRICE, card: null };
    return grant({ price: PRICE, payments: [priceFigures(seen, purchase, wayOfStall(seen))] });
  },
  resolve: (held, { frame, leader }, io) => {
    const player = turnPlayer(frame);
    beginAction(
      held,
      { frame, card: null, swift: null, payment: wayOfStall(held) },
      { player, units: [leader], price: PRICE, card: null },
      io,
      'unseen',
    );
    io.emit({ rule: 'B2.2d', key: 'stalled', player, unit: leader });
  },
});

function judgeCap(seen: Seen, { frame }: Plain): Verdict<undefined, PayKey> {
  return playerOf(seen, turnPlayer(frame)).caps >= PRICE ? grant() : deny('B2.2d', 'tooFewCaps', { amount: PRICE });
}

export const stallByCap = verb<Bear, TurnFrame, Plain>('stallByCap', {
  says: (phrase) => phrase.word('stall', judgeCap),
  figures: (seen, { frame }) => {
    const purchase = { player: turnPlayer(frame), units: [], price: PRICE, card: null };
    return grant({ price: PRICE, payments: [priceFigures(seen, purchase, { way: 'command', caps: 0 })] });
  },
  resolve: (held, { frame }, io) => {
    const player = turnPlayer(frame);
    payCaps(held, player, PRICE);
    usedTurn(frame);
    io.emit({ rule: 'B2.2d', key: 'stalled', player, unit: -1 });
  },
});

import { deny, finish, type FrameKind, grant, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import type { ActivationFrame, TurnFrame } from '../../model/battle/frame.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { activationFrame } from '../../model/battle/make-frame.ts';
import { type Bear, playerOf, pushFrame, type Seen } from '../../model/battle/state.ts';
import { deedTraits } from '../../model/battle/verbs.ts';
import type { Payment } from '../../model/battle/word.ts';
import { payCaps, type PayKey } from '../payment/purchase.ts';
import { economyOf } from '../payment/payment.ts';
import { endActivation, judgeFresh, activate as makeActive } from '../payment/seven-ap.ts';
import { aiSide } from '../units/ai-side.ts';
import { hasFightersInDrawCup, hasFightersOnMap } from '../units/fighters.ts';
import { beginAction, usedTurn } from './action.ts';
import { type ActorKey, judgeOwn, ownUnits } from './slots.ts';
import { priceFigures } from './price-figures.ts';
import { pushRoll } from './roll.ts';
import { turnPlayer } from './turn-order.ts';
import { unitKind } from './word-kinds.ts';

// B2.2d-e:  pass;  g03 stall, for 1 AP;  stall, for 1 CAP

interface TurnWords {
  readonly frame: TurnFrame;
}

interface Stall extends TurnWords {
  readonly leader: UnitId;
}

/** B2.2i */
export const STALL_COST = 1;

/** B2.2e, B3.0d: costs nothing, and the player may act again in later turns. */
export const pass = verb<Bear, TurnFrame, TurnWords>('pass', {
  traits: { by: 'player' },
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

/** In `spentCheck` a fresh unit stalls and is checked; in `sevenAP` an active one stalls. */
function wayOfStall({ view }: Seen): Payment {
  return { way: view.options.economy === 'spentCheck' ? 'ap' : 'pool', caps: 0 };
}

function judgeStall(
  seen: Seen,
  { frame }: TurnWords,
  unit: UnitId,
): Verdict<undefined, ActorKey | PayKey | 'notActive'> {
  const own = judgeOwn(seen, frame, unit);
  if (!own.granted) return own;
  const player = turnPlayer(frame);
  const { activation } = playerOf(seen, player);
  if (seen.view.options.economy === 'sevenAP' && !(activation?.units.includes(unit) ?? false))
    return deny('B3.0c', 'notActive', { unit });
  return economyOf(seen).judge(seen, { player, units: [unit], price: STALL_COST, card: null }, wayOfStall(seen));
}

/** B2.2d, B3.0c */
export const stall = verb<Bear, TurnFrame, Stall>('stall', {
  traits: deedTraits('stall'),
  says: (phrase) => phrase.slot('leader', judgedSlot(unitKind, ownUnits, judgeStall)).word('stall'),
  figures: (seen, { frame, leader }) => {
    if (leader === undefined) return grant({});
    const purchase = { player: turnPlayer(frame), units: [leader], price: STALL_COST, card: null };
    return grant({ price: STALL_COST, payments: [priceFigures(seen, purchase, wayOfStall(seen))] });
  },
  resolve: (held, { frame, leader }, io) => {
    const player = turnPlayer(frame);
    beginAction(
      held,
      { frame, card: null, swift: null, payment: wayOfStall(held) },
      { player, units: [leader], price: STALL_COST, card: null },
      io,
      'unseen',
    );
    io.emit({ rule: 'B2.2d', key: 'stalled', player, unit: leader });
  },
});

function judgeCap(seen: Seen, { frame }: TurnWords): Verdict<undefined, PayKey> {
  return playerOf(seen, turnPlayer(frame)).caps >= STALL_COST
    ? grant()
    : deny('B2.2d', 'tooFewCaps', { amount: STALL_COST });
}

export const stallByCap = verb<Bear, TurnFrame, TurnWords>('stallByCap', {
  traits: { by: 'player' },
  says: (phrase) => phrase.word('stall', judgeCap),
  figures: (seen, { frame }) => {
    const purchase = { player: turnPlayer(frame), units: [], price: STALL_COST, card: null };
    return grant({ price: STALL_COST, payments: [priceFigures(seen, purchase, { way: 'command', caps: 0 })] });
  },
  resolve: (held, { frame }, io) => {
    const player = turnPlayer(frame);
    payCaps(held, player, STALL_COST);
    usedTurn(frame);
    io.emit({ rule: 'B2.2d', key: 'stalled', player, unit: NONE });
  },
});

// B3.0.1: with rolled AP a unit is activated before its action, and the turn goes on:  g03 activate

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
    // Without AP the activation ends at once.
    if (ap <= 0) endActivation(held, frame.player, 'B3.0a', io);
    finish(held.view, frame);
  },
};

// conclude: once the AI has no unit on the map, instead of playing out the mission

export type ConcludeKey = 'noAi' | 'aiOnMap' | 'aiInDrawCup';

function judgeConclude(seen: Seen): Verdict<undefined, ConcludeKey> {
  const side = aiSide(seen);
  if (side === null) return deny('S2.7b', 'noAi');
  if (hasFightersOnMap(seen, side)) return deny('S2.7b', 'aiOnMap');
  return hasFightersInDrawCup(seen) ? deny('G5.6c', 'aiInDrawCup') : grant();
}

/** S2.7b, R-209: the player ends the mission; S2.7c follows, then scoring. */
export const conclude = verb<Bear, TurnFrame, { readonly frame: TurnFrame }>('conclude', {
  traits: { by: 'player', rolls: true },
  says: (phrase) => phrase.word('conclude', judgeConclude),
  resolve: ({ view }, { frame }, io) => {
    usedTurn(frame);
    io.emit({ rule: 'S2.7b', key: 'concluded', player: turnPlayer(frame) });
    view.ended = { rule: 'S2.7b', key: 'concluded' };
  },
});

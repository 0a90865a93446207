import { deny, finish, type FrameKind, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { sideOf, typeOf, unitOf } from '../../model/battle.ts';
import type { LeaveFrame, TurnFrame } from '../../model/frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, pushFrame, type Seen, type BearSlot } from '../../model/state.ts';
import { beginAction } from '../order/action.ts';
import { judgeOwn, ownUnits } from '../order/actor.ts';
import { exitAt, leaveMap } from './leave.ts';
import { moveFromHere, symbolsAfter } from '../ground/bonus.ts';
import { pushMove } from './move-frame.ts';
import { type GroupMove, judgeGroupStep, type MoveVerbKey, movePurchase } from './move-group.ts';
import { because, type MoveKey } from '../ground/reasons.ts';
import { hasSymbols, takeSymbol } from '../ground/symbols.ts';
import { leadsOut, sideTowards } from '../ground/way.ts';
import { type Closing, givingSlotFor, isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { paymentSlot } from '../payment/payment.ts';
import { neighboursOf } from '../stealth/stealth.ts';
import { judgedPurchase } from './toll.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { hexKind, unitKind } from '../order/word-kinds.ts';

// B5.6, B14.1, a vehicle moves to the edge and leaves by a bonus hex:  s48 drive D07 C07 leave caps:0

interface Drive extends Order, Closing {
  readonly leader: number;
  readonly path: readonly number[];
}

type Driving = Order & Pick<Drive, 'leader' | 'path'>;

function groupOf({ frame, card, leader, path }: Driving): GroupMove {
  return { player: turnPlayer(frame), card, goers: [{ unit: leader, path, turns: false }] };
}

/** Is there an exit at the end of its way, and a symbol left that works there? Wheels leave by the road. */
function judgeOut(seen: Seen, { leader, path }: Driving): Verdict<undefined, MoveKey> {
  const at = path.at(-1) ?? -1;
  if (exitAt(seen, leader, at) === -1) return { granted: false, reasons: [because('noExit', { unit: leader, at })] };
  const left = symbolsAfter(seen, leader, moveFromHere(seen, leader, path));
  const after = takeSymbol(left, { wheels: leadsOut(seen.map.ground, at), tracks: true, hindrances: [] });
  if (after !== undefined) return { granted: true, value: undefined, reasons: [because('bonusHex', { at })] };
  return { granted: false, reasons: [because('tooFar', { amount: left.wheels + left.tracks, at })] };
}

/** One hex further, if from there it still gets out in this action. */
function judgeOnward(seen: Seen, said: Driving, to: number): Verdict<undefined, MoveVerbKey> {
  const step = judgeGroupStep(seen, groupOf(said), to);
  if (!step.granted) return step;
  const further = { ...said, path: [...said.path, to] };
  const out = judgeOut(seen, further);
  return out.granted || getsOut(seen, further) ? step : out;
}

function getsOut(seen: Seen, said: Driving): boolean {
  return nextHexes(seen, said).some((to) => judgeOnward(seen, said, to).granted);
}

function nextHexes(seen: Seen, { leader, path }: Driving): number[] {
  return neighboursOf(seen, path.at(-1) ?? unitOf(seen, leader).at);
}

function judgeDriver(seen: Seen, order: Order, unit: number): Verdict<undefined, MoveVerbKey> {
  const own = judgeOwn(seen, order.frame, unit);
  if (!own.granted) return own;
  const side = sideOf(seen, unit);
  if (!seen.view.terms.exits.some((exit) => exit.side === side)) return deny('B5.6', 'noExit', { unit });
  const type = typeOf(seen, unit);
  if (!hasSymbols(type)) return deny('B14.1', 'oneHex', { unit });
  const reach = 1 + type.wheelBonus + type.trackBonus;
  if (!isNearExit(seen, unit, reach)) return deny('B5.6', 'noExit', { unit });
  const said = { ...order, leader: unit, path: [] };
  const steps = nextHexes(seen, said).map((to) => judgeOnward(seen, said, to));
  return steps.find(({ granted }) => granted) ?? { granted: false, reasons: steps.flatMap(({ reasons }) => reasons) };
}

/** Is an exit of its side so near at all? Before every way is tried. */
function isNearExit(seen: Seen, unit: number, reach: number): boolean {
  const { at } = unitOf(seen, unit);
  const side = sideOf(seen, unit);
  return seen.view.terms.exits.some(
    (exit) => exit.side === side && exit.hexes.some((hex) => distanceBetween(seen.tables, at, hex) <= reach),
  );
}

const driverSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, ownUnits, judgeDriver);

export const drive = verb<Bear, TurnFrame, Drive>('drive', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(driverSlot))
      .slot('leader', driverSlot)
      .word('drive')
      .list('path', judgedSlot(hexKind, nextHexes, judgeOnward), { least: 1 })
      .word('leave', judgeOut)
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => movePurchase(seen, groupOf(said))),
      ),
  resolve: resolveDrive,
});

function resolveDrive(held: Held, said: Drive, io: BearIo): void {
  const { leader: unit, path } = said;
  const at = path.at(-1) ?? -1;
  const before = path.at(-2) ?? heldUnit(held, unit).at;
  const facing = sideTowards(held.map.ground, before, at) ?? 0;
  beginAction(held, said, judgedPurchase(held, groupOf(said)), io);
  pushFrame(held, { kind: 'leave', step: 0, got: null, unit, at });
  pushMove(held, turnPlayer(said.frame), [{ unit, path: [...path], facing, inside: false }]);
}

export const leaveKind: FrameKind<Bear, LeaveFrame> = {
  ask: () => null,
  /** Unless a mine has stopped it. */
  go(held, frame, io) {
    finish(held.view, frame);
    const { at, snag } = heldUnit(held, frame.unit);
    if (at === frame.at && snag === 'none') leaveMap(held, frame.unit, io);
  },
};

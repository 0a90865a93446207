import { anyOf, deny, finish, type FrameKind, grant, judgedSlot, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { markerIn, neighboursOf, sideOf, typeOf, unitOf } from '../../model/battle.ts';
import type { LeaveFrame } from '../../model/frame.ts';
import { leaveFrame } from '../../model/make-frame.ts';
import { type Bear, heldUnit, pushFrame, type Seen } from '../../model/state.ts';
import { beginAction } from '../order/action.ts';
import { exitAt, leaveMap } from './leave.ts';
import { MARCHING } from './march-order.ts';
import { moveFromHere, symbolsAfter } from '../ground/bonus.ts';
import { pushMove } from './move-frame.ts';
import { type GroupMove, judgeGroupStep, type MoveVerbKey, movePurchase } from './move-group.ts';
import { because, type MoveKey, refuse } from '../ground/reasons.ts';
import { hasSymbols, takeSymbol } from '../ground/symbols.ts';
import { leadsOut, sideTowards } from '../ground/way.ts';
import { order } from '../order/order.ts';
import type { Led, Order } from '../order/order-form.ts';
import { ownSlot } from '../order/slots.ts';
import { judgedPurchase } from './toll.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { hexKind } from '../order/word-kinds.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

// B5.6, B14.1, a vehicle moves to the edge and leaves by a bonus hex:  s48 drive D07 C07 leave caps:0

interface Drive extends Led {
  readonly path: readonly HexId[];
}

function groupOf({ frame, card, leader, path }: Drive): GroupMove {
  return { player: turnPlayer(frame), card, goers: [{ unit: leader, path, turns: false }] };
}

/** Is there an exit at the end of its way, and a symbol left that works there? Wheels leave by the road. */
function judgeOut(seen: Seen, { leader, path }: Drive): Verdict<undefined, MoveKey> {
  return judgeWayOut(seen, leader, path);
}

/** The same for any way that it may go in one action. */
export function judgeWayOut(seen: Seen, unit: UnitId, path: readonly HexId[]): Verdict<undefined, MoveKey> {
  const at = path.at(-1) ?? -1;
  if (exitAt(seen, unit, at) === NONE) return refuse('noExit', { unit, at });
  const left = symbolsAfter(seen, unit, moveFromHere(seen, unit, path));
  const after = takeSymbol(left, { wheels: leadsOut(seen.map.ground, at), tracks: true, hindrances: [] });
  if (after === undefined) return refuse('tooFar', { amount: left.wheels + left.tracks, at });
  return grant(undefined, [because('bonusHex', { at })]);
}

/** One hex further, if from there it still gets out in this action. */
function judgeOnward(seen: Seen, said: Drive, to: HexId): Verdict<undefined, MoveVerbKey> {
  const step = judgeGroupStep(seen, groupOf(said), to);
  if (!step.granted) return step;
  const further = { ...said, path: [...said.path, to] };
  const out = judgeOut(seen, further);
  return out.granted || getsOut(seen, further) ? step : out;
}

function getsOut(seen: Seen, said: Drive): boolean {
  return nextHexes(seen, said).some((to) => judgeOnward(seen, said, to).granted);
}

function nextHexes(seen: Seen, { leader, path }: Drive): readonly HexId[] {
  return neighboursOf(seen, path.at(-1) ?? unitOf(seen, leader).at);
}

function judgeDriver(seen: Seen, so: Order, unit: UnitId): Verdict<undefined, MoveVerbKey> {
  const side = sideOf(seen, unit);
  if (!seen.view.terms.exits.some((exit) => exit.side === side)) return deny('B5.6', 'noExit', { unit });
  const type = typeOf(seen, unit);
  if (!hasSymbols(type)) return deny('B14.1', 'oneHex', { unit });
  const reach = 1 + type.wheelBonus + type.trackBonus;
  if (!isNearExit(seen, unit, reach)) return deny('B5.6', 'noExit', { unit });
  const said = { ...so, leader: unit, path: [] };
  return anyOf(nextHexes(seen, said), (to) => judgeOnward(seen, said, to));
}

/** Is an exit of its side so near at all? Before every way is tried. */
function isNearExit(seen: Seen, unit: UnitId, reach: number): boolean {
  const { at } = unitOf(seen, unit);
  const side = sideOf(seen, unit);
  return seen.view.terms.exits.some(
    (exit) =>
      exit.side === side &&
      exit.units?.includes(unit) !== false &&
      exit.hexes.some((hex) => distanceBetween(seen.tables, at, hex) <= reach),
  );
}

export const drive = order<Drive, Drive>('drive', {
  traits: MARCHING,
  leaders: ownSlot(judgeDriver),
  says: (phrase) =>
    phrase.list('path', judgedSlot(hexKind, nextHexes, judgeOnward), { least: 1 }).word('leave', judgeOut),
  needs: ['path'],
  bill: (seen, said) => movePurchase(seen, groupOf(said)),
  // B14.1a: obstacles end the bonus, so its price never hangs on dice.
  begin: (held, said, io) => beginAction(held, said, judgedPurchase(held, groupOf(said)), io),
  resolve: (held, { frame, leader: unit, path }) => {
    const at = path.at(-1) ?? -1;
    const before = path.at(-2) ?? heldUnit(held, unit).at;
    const facing = sideTowards(held.map.ground, before, at) ?? 0;
    pushFrame(held, leaveFrame({ unit, at }));
    pushMove(held, turnPlayer(frame), [{ unit, path: [...path], facing, inside: false }]);
  },
});

export const leaveKind: FrameKind<Bear, LeaveFrame> = {
  ask: () => null,
  /** Unless rubble has stopped it, or a mine, be it at the edge itself (B18.3.3c). */
  go(held, frame, io) {
    finish(held.view, frame);
    const { at, snag } = heldUnit(held, frame.unit);
    if (at !== frame.at || snag !== 'none' || markerIn(held, 'mine', at) !== undefined) return;
    leaveMap(held, frame.unit, io);
  },
};

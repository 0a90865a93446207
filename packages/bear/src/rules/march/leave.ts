import { anyOf, deny, finish, type FrameKind, grant, judgedSlot, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { markerIn, neighboursOf, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { LeaveFrame } from '../../model/battle/frame.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { leaveFrame } from '../../model/battle/make-frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, pushFrame, type Seen } from '../../model/battle/state.ts';
import { judgeMobile } from '../ground/bans.ts';
import { hasBonusOffRoad, hasSymbols, moveFromHere, symbolsAfter, takeSymbol } from '../ground/bonus.ts';
import { type MoveCost, priced, termsOfHit, termsOfRules } from '../ground/cost.ts';
import { because, type MoveKey, refuse } from '../ground/reasons.ts';
import { leadsOut, sideTowards } from '../ground/way.ts';
import { takeMarkerOff } from '../hits/hit.ts';
import { beginAction } from '../order/action.ts';
import { dearestOf, groupOrder, order } from '../order/order.ts';
import { type LedOrder, type Order, turnPlayer } from '../order/turn-order.ts';
import { ownSlot } from '../order/slots.ts';
import { hexKind } from '../order/word-kinds.ts';
import { leaveActivation } from '../units/figures.ts';
import { withPassengers } from '../units/carried.ts';
import { settleControl } from '../victory/control.ts';
import { scoreLeaver, worthOfExit } from '../victory/victory.ts';
import { MARCHING } from './march-order.ts';
import { pushMove } from './move-frame.ts';
import { type GroupMove, judgeGroupStep, movePurchase, type MoveVerbKey } from './move-group.ts';
import { judgedPurchase } from './toll.ts';

/** B5.6: its side's exit at the unit's hex; of several the one that scores most; -1 if none. */
function exitOf(seen: Seen, unit: UnitId): number {
  return exitAt(seen, unit, unitOf(seen, unit).at);
}

function exitAt(seen: Seen, unit: UnitId, at: HexId): number {
  const side = sideOf(seen, unit);
  let best = -1;
  seen.view.terms.exits.forEach((exit, place) => {
    if (exit.side !== side || !exit.hexes.includes(at) || exit.units?.includes(unit) === false) return;
    if (best === -1 || worthOfExit(seen, unit, place) > worthOfExit(seen, unit, best)) best = place;
  });
  return best;
}

export function judgeLeaving(seen: Seen, unit: UnitId): Verdict<MoveCost, MoveKey> {
  const mobile = judgeMobile(seen, unit);
  if (!mobile.granted) return mobile;
  if (exitOf(seen, unit) === NONE) return refuse('noExit', { unit, at: unitOf(seen, unit).at });
  return priced([
    because('leaving', { amount: typeOf(seen, unit).moveCost }),
    ...termsOfHit(seen, unit),
    ...termsOfRules(seen, unit),
  ]);
}

/** B5.6: the unit leaves the game with its passengers, but is not destroyed. */
export function leaveMap(held: Held, leader: UnitId, io: BearIo): void {
  const { view } = held;
  const exit = exitOf(held, leader);
  const { at: from } = heldUnit(held, leader);
  for (const unit of withPassengers(held, [leader])) {
    takeMarkerOff(held, unit, io);
    Object.assign(heldUnit(held, unit), { at: NONE, fate: 'left', carrier: NONE, inside: false, hasty: false });
    view.roster = view.roster.filter((other) => other !== unit);
    view.leavers = [...view.leavers, { unit, exit }];
    io.emit({ rule: 'B5.6', key: 'left', unit, from, exit });
    leaveActivation(held, unit, io);
    scoreLeaver(held, unit, exit, io);
  }
  settleControl(held, from, io);
}

// B5.6:  g03 leave +g04 caps:0: over an edge the firefight names. Passengers take part.

export const leave = groupOrder('leave', {
  traits: { goes: true },
  judge: judgeLeaving,
  price: (seen, units) => dearestOf(units, (unit) => judgeLeaving(seen, unit)),
  with: withPassengers,
  reacts: true,
  resolve: (held, units, _player, io) => {
    for (const unit of units) leaveMap(held, unit, io);
  },
});

// B5.6, B14.1:  s48 drive D07 C07 leave caps:0: a vehicle moves to the edge and leaves by a bonus hex

interface Drive extends LedOrder {
  readonly path: readonly HexId[];
}

function groupOf({ frame, card, leader, path }: Drive): GroupMove {
  return { player: turnPlayer(frame), card, goers: [{ unit: leader, path, turns: false }] };
}

/** Whether the path ends at an exit with a symbol left that can be used there. Wheels leave by the road. */
function judgeOut(seen: Seen, { leader, path }: Drive): Verdict<undefined, MoveKey> {
  return judgeWayOut(seen, leader, path);
}

export function judgeWayOut(seen: Seen, unit: UnitId, path: readonly HexId[]): Verdict<undefined, MoveKey> {
  const at = path.at(-1) ?? NONE;
  if (exitAt(seen, unit, at) === NONE) return refuse('noExit', { unit, at });
  const left = symbolsAfter(seen, unit, moveFromHere(seen, unit, path));
  const wheels = leadsOut(seen.map.ground, at);
  const tracks = wheels || hasBonusOffRoad(seen, typeOf(seen, unit));
  const after = takeSymbol(left, { wheels, tracks, hindrances: [] });
  if (after === undefined) return refuse('tooFar', { amount: left.wheels + left.tracks, at });
  return grant(undefined, [because('bonusHex', { at })]);
}

/** One more hex, if the vehicle can still get out in this action. */
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

/** Whether an exit is near enough: a quick check before trying every path. */
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
  // B14.1a: obstacles end the bonus, so the price never depends on dice.
  begin: (held, said, io) => beginAction(held, said, judgedPurchase(held, groupOf(said)), io),
  resolve: (held, { frame, leader: unit, path }) => {
    const at = path.at(-1) ?? NONE;
    const before = path.at(-2) ?? heldUnit(held, unit).at;
    const facing = sideTowards(held.map.ground, before, at) ?? 0;
    pushFrame(held, leaveFrame({ unit, at }));
    pushMove(held, turnPlayer(frame), [{ unit, path: [...path], facing, inside: false }]);
  },
});

export const leaveKind: FrameKind<Bear, LeaveFrame> = {
  ask: () => null,
  /** Rubble or a mine stops the vehicle even at the edge (B18.3.3c). */
  go(held, frame, io) {
    finish(held.view, frame);
    const { at, snag } = heldUnit(held, frame.unit);
    if (at !== frame.at || snag !== 'none' || markerIn(held, 'mine', at) !== undefined) return;
    leaveMap(held, frame.unit, io);
  },
};

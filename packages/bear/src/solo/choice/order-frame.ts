import { finish, type FrameKind } from '@sandtable/kernel';
import { type AiOrderFrame, type Deed, makeDeed } from '../../model/solo/turn.ts';
import { NONE } from '../../model/ids.ts';
import { actionFrame } from '../../model/battle/make-frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, pushFrame } from '../../model/battle/state.ts';
import { revealRumor } from '../../rules/contact/rumor.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { makeLine, PLAIN } from '../../rules/fire/shot.ts';
import { supportBans } from '../../rules/fire/support.ts';
import { setDownAll } from '../../rules/march/load.ts';
import { pushMove } from '../../rules/march/move-frame.ts';
import { asSeenBy } from '../../rules/order/turn-order.ts';
import { pushRoll } from '../../rules/order/roll.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { ACTION_RULES } from '../orders/action-rules.ts';
import { fireAfterMove } from '../orders/attack.ts';
import { thinkOf } from '../thought/thought.ts';
import type { AiNote } from '../thought/trace.ts';
import { fireOptions, judgeOrderedAttack } from '../ways/fire-option.ts';
import { chooseShot, tellSpot } from '../ways/shot-choice.ts';
import { nextDeed } from './card.ts';

/** Supporters join, obstacles roll, the AI moves and acts, then the next AI; finally one check for all. */
const STEP = { begin: 0, join: 1, toll: 2, move: 3, act: 4, next: 5, check: 6, end: 7 } as const;

export const aiOrderKind: FrameKind<Bear, AiOrderFrame> = {
  ask: () => null,
  go(held, frame, io) {
    switch (frame.step) {
      case STEP.begin:
        return begin(held, frame, io);
      case STEP.join:
        return join(held, frame, io);
      case STEP.toll:
        return rollToll(held, frame);
      case STEP.move:
        return move(held, frame, io);
      case STEP.act:
        return act(held, frame, io);
      case STEP.next:
        return next(held, frame, io);
      case STEP.check:
        return check(held, frame, io);
      default:
        return finish(held.view, frame);
    }
  },
};

/**
 * S6.2.1: a Rumored Enemy ordered to attack is revealed first; if it is no unit, or cannot attack after all, the AI
 * passes.
 */
function begin(held: Held, frame: AiOrderFrame, io: BearIo): void {
  const { unit, action, at } = frame.deed;
  io.emit({ rule: 'S4.1', key: 'aiOrdered', unit, action, source: frame.source });
  if (at !== NONE && isRumored(held, unit)) {
    const deed = unmask(held, frame, io);
    if (deed === null && frame.units.length > 0) {
      // S7.1: other AI have already acted, so the order was executed and they are checked.
      frame.step = STEP.check;
      return;
    }
    if (deed === null) {
      io.emit({ rule: 'S6.2.1', key: 'aiPassed' });
      return finish(held.view, frame, 1);
    }
    frame.deed = deed;
  }
  if (frame.deed.supporters.some((each) => isRumored(held, each))) frame.step = STEP.join;
  else takePart(frame);
}

/** Rumored Enemies ordered to support are revealed one by one; those that may support then do. */
function join(held: Held, frame: AiOrderFrame, io: BearIo): void {
  const rumor = frame.deed.supporters.find((unit) => isRumored(held, unit));
  if (rumor !== undefined) {
    revealRumor(held, rumor, io);
    return;
  }
  frame.deed = regroup(held, frame);
  takePart(frame);
}

/** B17.0: a passenger that gets off acts together with its carrier. */
function takePart(frame: AiOrderFrame): void {
  const { unit, supporters, carrier } = frame.deed;
  frame.units = [...frame.units, unit, ...supporters, ...(carrier === NONE ? [] : [carrier])];
  frame.cost = Math.max(frame.cost, frame.deed.cost);
  frame.step = frame.deed.dice > 0 ? STEP.toll : STEP.move;
}

/** wire and road blocks always let the AI through, at their price. */
function rollToll(held: Held, frame: AiOrderFrame): void {
  const { unit, dice } = frame.deed;
  if (frame.got !== null) {
    frame.cost = Math.max(frame.cost, frame.deed.cost + frame.got);
    frame.got = null;
    frame.step = STEP.move;
    return;
  }
  pushRoll(held, { player: frame.player, what: 'wire', dice: dice === 1 ? 1 : 2, unit });
}

function move(held: Held, frame: AiOrderFrame, io: BearIo): void {
  const { unit, path, inside, carrier } = frame.deed;
  const facing = frame.deed.facing ?? heldUnit(held, unit).facing;
  if (carrier !== NONE) {
    // S5.5: getting off is its whole action.
    frame.step = STEP.next;
    return setDownAll(held, carrier, [{ landed: unit, pose: facing }], io);
  }
  frame.step = STEP.act;
  if (path.length > 0 || frame.deed.facing !== null) pushMove(held, frame.player, [{ unit, path, facing, inside }]);
}

function act(held: Held, frame: AiOrderFrame, io: BearIo): void {
  frame.step = STEP.next;
  const hasMoved = frame.deed.path.length > 0 || frame.deed.facing !== null;
  const deed: Deed | null = hasMoved ? fireAfterMove(held, frame, io) : frame.deed;
  if (deed !== null) ACTION_RULES[deed.action].carryOut(held, frame, deed, io);
}

/** S7.1: several AI under one order, one after another, until the mission ends. */
function next(held: Held, frame: AiOrderFrame, io: BearIo): void {
  const goesOn = held.view.ended === null || isAfterEnd(held);
  const deed = frame.left > 0 && goesOn ? nextDeed(held, frame, io) : null;
  frame.left -= 1;
  frame.step = deed === null ? STEP.check : STEP.begin;
  if (deed !== null) frame.deed = deed;
}

/** S2.7c, R-118: the order comes from the rest of the track, resolved after the end. */
function isAfterEnd({ view }: Held): boolean {
  return view.frames.some((frame) => frame.kind === 'track' && frame.early);
}

/**
 * S3.1.1a, S4.3: one check for all that took part, none on a Command card. Units that are gone are not checked.
 */
function check(held: Held, frame: AiOrderFrame, io: BearIo): void {
  frame.step = STEP.end;
  const { player, cost: ap, command } = frame;
  const units = frame.units.filter((unit) => heldUnit(held, unit).fate === 'inPlay');
  if (command || ap === 0 || units.length === 0) return;
  io.emit({ rule: 'B2.2', key: 'paid', player, way: 'ap', ap, caps: 0, units });
  pushFrame(held, actionFrame({ player, units, way: 'ap', ap, isEased: false }));
}

/** S6.2.1: reveals the Rumored Enemy. The AI found completes the attack if all limits allow it; otherwise null. */
function unmask(held: Held, { player, order, command, deed }: AiOrderFrame, io: BearIo): Deed | null {
  const { action, target } = deed;
  const found = revealRumor(held, deed.unit, io);
  if (found < 0) return null;
  const thought = thinkOf(held, player, command, io);
  const attacking = { ...order, grouped: action === 'groupFire' };
  const options = fireOptions(thought, attacking, found, target);
  if (options.length === 0) {
    if (io.trace !== null) {
      const { reasons } = judgeOrderedAttack(thought, attacking, found, target);
      io.trace({ note: 'calledOff', unit: found, target, why: reasons } satisfies AiNote);
    }
    return null;
  }
  const { at, spot, supporters, cost } = chooseShot(thought, options, found, tellSpot(io, found));
  return makeDeed({ unit: found, action, target, at, spot, supporters, cost });
}

/** with all Rumored Enemies among the supporters revealed, keeps those that may support. */
function regroup(held: Held, { player, deed }: AiOrderFrame): Deed {
  const { unit, target, at, spot, supporters } = deed;
  const seen = asSeenBy(held, player);
  const manner = { ...PLAIN, spot };
  const odds = judgeFire(seen, unit, target, [], manner);
  if (!odds.granted) throw new Error('a group attack that its leader cannot make was joined');
  const line = makeLine(seen, unit, at, manner);
  const helping = supporters.filter((each) => supportBans(line, each, odds.value.colour, [target]).length === 0);
  return makeDeed({ ...deed, supporters: helping });
}

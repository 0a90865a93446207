import { type AiOrderFrame, type Deed, makeDeed } from '../model/solo/turn.ts';
import { type BearIo, type Held, heldUnit } from '../model/battle/state.ts';
import { isWeaponCard } from '../model/battle/means.ts';
import { pushAttack } from '../rules/attack/attack.ts';
import { takeWeapon } from '../rules/attack/attacker.ts';
import { digIn } from '../rules/fieldworks/shelter.ts';
import { takeMarkerOff } from '../rules/hits/hit.ts';
import { mineAttacks } from '../rules/contact/mine.ts';
import { leaveMap } from '../rules/march/leave.ts';
import { pushOrderedRally } from '../rules/hits/rally.ts';
import { cutRoundShort } from './cut-round.ts';
import { thinkOf } from './card.ts';
import { fireOptions } from './fire-option.ts';
import { closeMeans } from './molotov.ts';
import { rollOrder } from './roll-order.ts';
import { chooseShot, tellSpot } from './shot-choice.ts';
import { NONE } from '../model/ids.ts';

/** What an AI does where it is: attacks, rallies, digs in, recovers. One that was only to move has done so. */
export function carryOut(held: Held, frame: AiOrderFrame, deed: Deed, io: BearIo): void {
  const { unit, action, at } = deed;
  if (at !== NONE) return attack(held, frame, deed, io);
  if (action === 'rally') return pushOrderedRally(held, frame.player, unit);
  if (action === 'digIn') {
    digIn(held, [unit], io);
    mineAttacks(held, [unit], heldUnit(held, unit).at, io);
  }
  if (action === 'autoRally') {
    takeMarkerOff(held, unit, io);
    io.emit({ rule: 'S4.1.2a', key: 'autoRallied', unit });
  }
  if (action === 'leave') leaveMap(held, unit, io);
  if (action === 'endRound') cutRoundShort(held, io);
  if (action === 'recover') {
    heldUnit(held, unit).spent = false;
    io.emit({ rule: 'S7.2', key: 'recovered', unit });
  }
}

/** B7.7.3: in its own hex it goes for one unit, else for the hex and all in it. S4.3.1: with the order's CAPs. */
function attack(held: Held, frame: AiOrderFrame, deed: Deed, io: BearIo): void {
  const { player, order } = frame;
  const { unit: leader, target, at, spot, supporters } = deed;
  const isClose = heldUnit(held, leader).at === at;
  const ranked = isClose ? [] : rollOrder(held, frame, deed, io);
  const means = closeMeans(held, leader, target);
  if (isWeaponCard(means)) takeWeapon(held, player, means, leader, io);
  const declared = { player, leader, supporters, thrown: [], at, fort: null, spot, cards: [], ranked };
  pushAttack(held, { ...declared, only: isClose ? target : NONE, means, caps: order.caps }, io);
}

/**
 * after a move or a turn the attack is made if it still can be: somebody may have been in the way. R-211: as it was
 * planned if that will do, else as it can be.
 */
export function fireAfterMove(held: Held, { player, order, command, deed }: AiOrderFrame, io: BearIo): Deed | null {
  if (deed.at === NONE) return null;
  const { fate } = heldUnit(held, deed.unit);
  if (fate !== 'inPlay' || heldUnit(held, deed.target).at !== deed.at) return null;
  const thought = thinkOf(held, player, command, io);
  const options = fireOptions(thought, { ...order, grouped: false }, deed.unit, deed.target);
  if (options.some(({ spot }) => spot === deed.spot)) return deed;
  if (options.length === 0) return null;
  const { spot } = chooseShot(thought, options, deed.unit, tellSpot(io, deed.unit));
  return makeDeed({ ...deed, spot });
}

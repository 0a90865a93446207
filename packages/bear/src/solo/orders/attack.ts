import { choose } from '@sandtable/kernel';
import { type AiOrderFrame, type Deed, makeDeed } from '../../model/solo/turn.ts';
import { sideOf } from '../../model/battle/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { isWeaponCard } from '../../model/battle/means.ts';
import { type BearIo, type Held, heldUnit } from '../../model/battle/state.ts';
import { pushAttack } from '../../rules/attack/attack.ts';
import { takeWeapon } from '../../rules/attack/attacker.ts';
import { fireOdds } from '../../rules/fire/odds.ts';
import { PLAIN } from '../../rules/fire/shot.ts';
import { openUnitsIn } from '../../rules/units/watchers.ts';
import { attackedLadder } from '../thought/ladders.ts';
import { thinkOf } from '../thought/thought.ts';
import type { AiNote } from '../thought/trace.ts';
import { closeMeans, fireOptions } from '../ways/fire-option.ts';
import { chooseShot, tellSpot } from '../ways/shot-choice.ts';

/**
 * The attack that ends a deed, if any. B7.7.3: in its own hex it attacks one unit, elsewhere the hex and all in it.
 * S4.3.1: with the order's CAPs.
 */
export function attack(held: Held, frame: AiOrderFrame, deed: Deed, io: BearIo): void {
  const { player, order } = frame;
  const { unit: leader, target, at, spot, supporters } = deed;
  if (at === NONE) return;
  const isClose = heldUnit(held, leader).at === at;
  const ranked = isClose ? [] : rollOrder(held, frame, deed, io);
  const means = closeMeans(held, leader, target);
  if (isWeaponCard(means)) takeWeapon(held, player, means, leader, io);
  const declared = { player, leader, supporters, thrown: [], at, fort: null, spot, cards: [], ranked };
  pushAttack(held, { ...declared, only: isClose ? target : NONE, means, caps: order.caps }, io);
}

/**
 * after a move or turn the attack is made if still possible: the move may have been stopped. R-211: from the
 * planned spotting hex or, if that no longer works, another.
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

/** the chosen target, then the others in its hex by S5.1.2. Units the attack cannot hurt are not rolled for. */
function rollOrder(
  held: Held,
  { player, command }: Pick<AiOrderFrame, 'player' | 'command'>,
  { unit, target, at, spot, supporters }: Deed,
  io: BearIo,
): readonly UnitId[] {
  const others = openUnitsIn(held, at).filter((each) => each !== target && sideOf(held, each) !== sideOf(held, unit));
  if (others.length < 2) return [target];
  const thought = thinkOf(held, player, command, io);
  const defense = new Map<UnitId, number>();
  for (const other of others) {
    const odds = fireOdds(thought.seen, unit, other, supporters, { ...PLAIN, spot });
    if (odds.granted) defense.set(other, odds.value.defense);
  }
  const ladder = attackedLadder(thought, unit, (each) => defense.get(each) ?? Infinity);
  const ranked = [target];
  let left = [...defense.keys()].map((place) => ({ place }));
  while (left.length > 0) {
    const next = choose(
      thought,
      left,
      ladder,
      ({ place }) => place,
      (chosen) => io.trace?.({ note: 'rolledNext', chosen } satisfies AiNote),
    );
    ranked.push(next.place);
    left = left.filter((each) => each !== next);
  }
  return ranked;
}

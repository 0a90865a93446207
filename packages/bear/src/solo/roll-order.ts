import { choose } from '@sandtable/kernel';
import type { AiOrderFrame, Deed } from '../model/solo/turn.ts';
import { sideOf } from '../model/battle/battle.ts';
import type { UnitId } from '../model/ids.ts';
import type { BearIo, Held } from '../model/battle/state.ts';
import { fireOdds } from '../rules/fire/odds.ts';
import { PLAIN } from '../rules/fire/shot.ts';
import { openUnitsIn } from '../rules/units/watchers.ts';
import { thinkOf } from './card.ts';
import { attackedLadder } from './choice-ladders.ts';
import type { AiNote } from './trace.ts';

/** the chosen target, then the others in its hex by S5.1.2. Those the attack cannot hurt are not rolled for. */
export function rollOrder(
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

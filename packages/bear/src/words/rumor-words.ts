import { MINE, NO_ENEMY } from '../model/solo/solo.ts';
import type { Seen } from '../model/battle/state.ts';
import { REVEALED_ON } from '../rules/fire/odds.ts';
import { count } from './count.ts';

/** A line with the rule behind it. */
export interface RumorLine {
  readonly rule: string;
  readonly text: string;
}

/** S6: what a Rumored Enemy may be, what reveals it, and what the cup still holds, which is known to all but for its order. */
export function explainRumor(seen: Seen): RumorLine[] {
  return [
    { rule: 'S6.0', text: 'It may be an enemy, a mine or nobody' },
    { rule: 'S6.2', text: 'Revealed when adjacent to a unit, or when a unit sees it in a hex without a DM' },
    { rule: 'S6.2.1', text: 'Revealed before it attacks' },
    { rule: 'S6.2.2', text: `Revealed by an attack that rolls ${REVEALED_ON} or more; FP does not count` },
    ...explainCup(seen),
  ];
}

/** S1.0, S6.2: what was put into the cup is printed in the mission, and what was drawn from it lies open. */
function explainCup({ view }: Seen): RumorLine[] {
  const { solo } = view;
  const printed = view.terms.solo?.cup;
  if (solo === null || printed === undefined) return [];
  const inside = solo.cup.inside.length;
  if (inside === 0) return [{ rule: 'S6.2', text: 'The cup is empty: there is no enemy here' }];
  const left = (what: number): number => times(printed, what) - times(solo.cup.removed, what);
  const mines = left(MINE);
  const enemies = inside - mines - left(NO_ENEMY);
  const real = [count(enemies, 'enemy', 'enemies'), ...(mines === 0 ? [] : [count(mines, 'mine', 'mines')])];
  return [{ rule: 'S6.2', text: `In the cup: ${real.join(' and ')} among ${count(inside, 'counter', 'counters')}` }];
}

function times(list: readonly number[], what: number): number {
  return list.filter((each) => each === what).length;
}

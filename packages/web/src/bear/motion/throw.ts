import type { BearEvent } from '@sandtable/bear';

/** Dice that lie on the table until what they decide is shown. */
export interface Throw {
  readonly dice: readonly number[];
  /** Whom it was rolled for or at; -1 for nobody. */
  readonly unit: number;
  /** They fell in an entry before. */
  readonly isLying: boolean;
}

export const NOTHING: Throw = { dice: [], unit: -1, isLying: false };

/** The last dice of these events: a question may come between a roll and what it decides. */
export function lastThrow(events: readonly BearEvent[]): Throw {
  const rolled = events.findLast((event) => event.key === 'rolled');
  return rolled?.key === 'rolled' ? { dice: rolled.dice, unit: rolled.unit, isLying: true } : NOTHING;
}

/** What else counted: CAPs, and a card that changes the roll. */
export function addedTo(dice: readonly number[], sum: number): string {
  // B3.0.1: of three dice the highest and the lowest count.
  const counted = dice.length === 3 ? [Math.max(...dice), Math.min(...dice)] : dice;
  const added = sum - counted.reduce((all, die) => all + die, 0);
  if (added === 0 || dice.length === 0) return '';
  return added > 0 ? `+${added}` : `−${-added}`;
}

/** `by 2`, and what was just enough. */
export function marginOf(roll: number, needed: number): string {
  const by = Math.abs(roll - needed);
  return by === 0 ? 'just made it' : `by ${by}`;
}

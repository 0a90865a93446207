import type { BearEvent } from '../../model/battle/event.ts';

/** B3.0.1: of three dice the highest and the lowest count. */
function outer(dice: readonly number[]): number {
  return Math.max(...dice) + Math.min(...dice);
}

/** B3.2.3, B8.2: the sum of the last reported roll, CAPs and Luck included. */
export class LastRoll {
  sum = 0;
  /** Whose it was. */
  player = -1;

  book(event: BearEvent): void {
    if (event.key === 'triedLuck') this.sum = event.sum;
    if (event.key !== 'rolled') return;
    const dice = event.what === 'activation' ? outer(event.dice) : event.dice.reduce((sum, die) => sum + die, 0);
    this.sum = Math.max(0, dice + event.caps);
    this.player = event.player;
  }
}

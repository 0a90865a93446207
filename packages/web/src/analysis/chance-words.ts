import type { Sentence } from '@sandtable/kernel';
import { type Basis, type Comparison, gainOf } from '@sandtable/lab';
import type { Position } from '../face/position.ts';
import type { RoundStart } from '../face/result.ts';
import { ordersIn } from '../saying/plan.ts';

/** `61%`. A share of playouts is never certain, so 0% and 100% are only shown for exact values. */
export function shareText(share: number): string {
  const points = Math.round(100 * share);
  if (points === 0 && share > 0) return '<1%';
  return points === 100 && share < 1 ? '>99%' : `${points}%`;
}

/** Rounded up; the small subtraction cancels floating-point error (0.07 * 100 is slightly above 7). */
export function pointsText(share: number): string {
  const points = Math.max(1, Math.ceil(100 * share - 1e-9));
  return points === 1 ? '1 point' : `${points} points`;
}

/** One line on how the figures of a curve were obtained. */
export function basisText(basis: Basis): string {
  if (basis.kind === 'playouts')
    return `Estimated from ${basis.playouts} simulated finishes each, using only what this side could see at the time.`;
  const { matches, within } = basis;
  const from = matches === null ? 'bot games' : `${matches.toLocaleString('en')} bot games`;
  const right = within === null ? '' : ` Typically within ${pointsText(within)}.`;
  return `Estimated from ${from}, using only what this side could see at the time.${right}`;
}

export function roundAt(rounds: readonly RoundStart[], seq: number): number {
  return rounds.findLast((start) => start.seq <= seq)?.round ?? 1;
}

/** A sentence in words: an order, the orders of a plan, or a question with its answer. */
export function orderText(position: Position, sentence: Sentence): string {
  const { plan } = position;
  if (plan !== null) {
    const orders = ordersIn({ position, words: sentence });
    return orders.length === 0
      ? 'No orders'
      : orders.map(({ from, to }) => plan.tell(sentence, from, to).text).join('; ');
  }
  const said = position
    .heard(sentence)
    .map(({ label }) => label)
    .join(' · ');
  return position.isTurn ? said : `${position.prompt([])} ${said}`;
}

/** From this loss of chance on, the verdict is a plain `Yes`. */
const MUCH = 0.1;

export interface Verdict {
  /** `Yes`, `No`, `A little` */
  readonly head: string;
  readonly text: string;
}

/** Answers `Was that a mistake?`. `other` is what the general would have said, in words. */
export function verdictOf(compared: Comparison | null, other: string): Verdict {
  if (compared === null) return { head: 'No', text: 'The general would have done the same.' };
  const { saidShare, otherShare, doubt } = compared;
  const figures = `${shareText(saidShare)} against ${shareText(otherShare)}`;
  const give = `accurate to about ${pointsText(doubt)}`;
  const gain = gainOf(compared);
  if (gain > doubt)
    return { head: gain >= MUCH ? 'Yes' : 'A little', text: `${figures}, ${give}. The general: ${other}` };
  if (-gain > doubt)
    return { head: 'No', text: `Better than the general’s: ${figures}, ${give}. The general: ${other}` };
  return { head: 'Not clearly', text: `${figures}, too close to tell (${give}). The general: ${other}` };
}

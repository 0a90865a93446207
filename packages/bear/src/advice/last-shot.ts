import type { Sentence } from '@sandtable/kernel';
import { NONE } from '../model/ids.ts';
import type { BearSystem, View } from '../model/battle/state.ts';
import { USUAL_WAYS } from '../rules/payment/payment.ts';

/** From this many of the 36 rolls on, a shot is worth a fresh unit's turn: a pass gains nothing. */
export const WORTH_A_TURN = 4;

/**
 * The shot most likely to hit, by a fresh unit that is not hidden (a hidden one had better wait); null if none is worth
 * its turn.
 */
export function lastShot(system: BearSystem, view: View): Sentence | null {
  let best: Sentence | null = null;
  let most = WORTH_A_TURN - 1;
  for (const meant of system.offers(view, [])) {
    if (meant.kind !== 'unit') continue;
    const it = view.units[meant.value];
    if (it === undefined || it.spent || it.hidden || it.at === NONE) continue;
    for (const { kind, word } of system.offers(view, [meant.word, 'fire'])) {
      const said = [meant.word, 'fire', word];
      const ways = kind === 'hex' ? waysOf(system, view, said) : 0;
      const sentence = ways > most ? paid(system, view, said) : null;
      if (sentence !== null) [best, most] = [sentence, ways];
    }
  }
  return best;
}

function waysOf(system: BearSystem, view: View, said: Sentence): number {
  const verdict = system.judge(view, said);
  const { targets = [] } = verdict.granted ? verdict.value.figures : {};
  if (targets.some(({ own }) => own)) return 0;
  return Math.max(0, ...targets.map(({ hitChances }) => hitChances[0]));
}

/** Completed with the usual payment; null if it cannot be paid in AP. */
function paid(system: BearSystem, view: View, said: Sentence): Sentence | null {
  const offered = system.offers(view, said);
  for (const way of USUAL_WAYS) {
    const payment = offered.find((meant) => meant.kind === 'payment' && meant.value.way === way);
    if (payment !== undefined) return [...said, payment.word];
  }
  return null;
}

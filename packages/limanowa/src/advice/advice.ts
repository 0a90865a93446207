import { randomOf, type Sentence } from '@sandtable/kernel';
import { fieldsOf } from '../board/map.ts';
import { corpsFor } from '../bots/corps/corps.ts';
import { isEffect } from '../model/battlecard.ts';
import type { LimanowaSystem, View } from '../model/state.ts';
import type { Pack } from '../model/pack.ts';
import { DISCLOSE, ORDER_WORDS } from '../model/speech.ts';
import { type AdviceWords, explainOrder } from './order-words.ts';

/** One sensible order for this phase, or the end of the plan, in words. */
export interface Suggestion extends AdviceWords {
  /** Without the orders before it; only `disclose` ends the plan. */
  readonly order: Sentence;
}

const BEGINNINGS: ReadonlySet<string> = new Set([...ORDER_WORDS, DISCLOSE]);

/**
 * The orders of a sensible plan for this phase, in the order a plan says them, ending with its disclosure; empty if no plan is
 * asked for. It is the corps bot's own plan, made on the player's view, or `best`, a plan known to be better.
 */
export function adviserFor(system: LimanowaSystem, pack: Pack): (view: View, best?: Sentence) => readonly Suggestion[] {
  const plan = corpsFor(pack);
  const on = fieldsOf(pack);
  return (view, best) => {
    if (view.frames.at(-1)?.kind !== 'round') return [];
    const sentence = best ?? plan(view, randomOf('sfc32:advice', 'advice'));
    const verdict = system.judge(view, sentence);
    const seen = on(view);
    const orders = verdict.granted && verdict.value.whole ? ordersOf(sentence) : [[DISCLOSE]];
    return orders.map((order) => ({ ...explainOrder(seen, order, orders.length === 1), order }));
  };
}

function ordersOf(sentence: Sentence): Sentence[] {
  const starts = sentence.flatMap((word, place) => (BEGINNINGS.has(word) || isEffect(word) ? [place] : []));
  return starts.map((from, place) => sentence.slice(from, starts[place + 1]));
}

import type { Sentence, Word } from '@sandtable/kernel';
import { cardOf, type Deal, paymentOf } from './price.ts';

/** Something that could be done in a turn, and what it would be worth, all costs taken off. */
export interface Plan {
  readonly net: number;
  /** Its words, but for the payment: they are put together only for the plan that is chosen. */
  readonly say: () => readonly Word[];
  /** null where the words are all there is to it. */
  readonly deal: Deal | null;
  /** B8.2: card 10 may be added to all that is neither a stall nor a pass. */
  readonly takesSwift: boolean;
}

export function planOf(net: number, deal: Deal | null, say: () => readonly Word[]): Plan {
  return { net, deal, say, takesSwift: true };
}

/** The whole sentence: the card that gives the action, what is done, card 10, and the payment. */
export function sentenceOf({ deal, say, takesSwift }: Plan, isSwift: boolean): Sentence {
  const swift = isSwift && takesSwift ? ['c10'] : [];
  if (deal === null) return [...say(), ...swift];
  return [...cardOf(deal), ...say(), ...swift, ...paymentOf(deal)];
}

export function better(one: Plan | null, other: Plan | null): Plan | null {
  if (one === null || other === null) return one ?? other;
  return other.net > one.net ? other : one;
}

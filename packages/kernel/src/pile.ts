import type { Random } from './random.ts';

/**
 * A deck of cards or a cup of counters, by number. A deck is drawn from the top, the end of its list; a cup blindly. Both
 * keep what was discarded apart from what has left the game.
 */
export interface Pile extends PileView {
  readonly inside: number[];
  readonly discards: number[];
  readonly removed: number[];
}

/** A pile as somebody sees it who does not know its order: how many there are, and what lies open. */
export interface PileView {
  /** The stream that shuffles it or draws from it. */
  readonly stream: string;
  readonly inside: readonly (number | null)[];
  readonly discards: readonly number[];
  readonly removed: readonly number[];
}

/** In the order given; a deck wants `io.shuffle` next. */
export function makePile(stream: string, numbers: readonly number[]): Pile {
  return { stream, inside: [...numbers], discards: [], removed: [] };
}

export function viewPile(pile: PileView): PileView {
  const { stream, inside, discards, removed } = pile;
  const { length } = inside;
  return {
    stream,
    inside: (blanks[length] ??= inside.map(() => null)),
    discards: [...discards],
    removed: [...removed],
  };
}

/** By how many they are: one list for all views. */
const blanks: (readonly null[])[] = [];

/** The same pile again after its text was read: every field, in the one order. */
export function revivePile({ stream, inside, discards, removed }: Pile): Pile {
  return { stream, inside: [...inside], discards: [...discards], removed: [...removed] };
}

export function discard(pile: Pile, drawn: number): void {
  pile.discards.push(drawn);
}

export function putOnTop(pile: Pile, drawn: number): void {
  pile.inside.push(drawn);
}

/** One that was drawn leaves the game. */
export function removeDrawn(pile: Pile, drawn: number): void {
  pile.removed.push(drawn);
}

/** One that lies in the pile, or else among the discards, leaves the game; the others keep their order. */
export function removeFrom(pile: Pile, number: number): void {
  const list = pile.inside.includes(number) ? pile.inside : pile.discards;
  const index = list.indexOf(number);
  if (index < 0) throw new RangeError(`${number} is neither in the pile of '${pile.stream}' nor among its discards`);
  list.splice(index, 1);
  pile.removed.push(number);
}

/** Deals all these lists anew, each as long as it was. */
export function dealAnew(lists: readonly number[][], random: Random): void {
  const all = lists.flat();
  random.shuffle(all);
  for (const list of lists) list.splice(0, list.length, ...all.splice(0, list.length));
}

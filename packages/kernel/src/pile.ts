import type { Random } from './random.ts';

/**
 * A deck of cards or a cup of counters, by number. A deck is drawn from the end of its list, a cup at random. Discards and pieces
 * that have left the game are kept apart.
 */
export interface Pile extends PileView {
  readonly inside: number[];
  readonly discards: number[];
  readonly removed: number[];
}

/** A pile for viewers who do not know its order: its size, and what is open. */
export interface PileView {
  /** The stream that shuffles it and draws from it. */
  readonly stream: string;
  readonly inside: readonly (number | null)[];
  readonly discards: readonly number[];
  readonly removed: readonly number[];
}

/** In the given order: for a deck, call `io.shuffle` next. */
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

/** By length, shared by all views. */
const blanks: (readonly null[])[] = [];

/** A pile read from a save, with its fields in the usual order. */
export function revivePile({ stream, inside, discards, removed }: Pile): Pile {
  return { stream, inside: [...inside], discards: [...discards], removed: [...removed] };
}

export function discard(pile: Pile, drawn: number): void {
  pile.discards.push(drawn);
}

export function putOnTop(pile: Pile, drawn: number): void {
  pile.inside.push(drawn);
}

export function removeDrawn(pile: Pile, drawn: number): void {
  pile.removed.push(drawn);
}

/** Takes a card out of the game, from the pile or else from the discards; the others keep their order. */
export function removeFrom(pile: Pile, number: number): void {
  const list = pile.inside.includes(number) ? pile.inside : pile.discards;
  const index = list.indexOf(number);
  if (index < 0) throw new RangeError(`${number} is neither in the pile of '${pile.stream}' nor among its discards`);
  list.splice(index, 1);
  pile.removed.push(number);
}

/** `all` minus every number seen, once per sighting; in random order. */
export function unseenOf(
  random: Random,
  all: readonly number[],
  ...seen: readonly (readonly (number | null)[])[]
): number[] {
  const left = [...all];
  for (const number of seen.flat()) {
    const place = number === null ? -1 : left.indexOf(number);
    if (place >= 0) left.splice(place, 1);
  }
  random.shuffle(left);
  return left;
}

/** The list with each unknown number taken from the end of `unseen`. */
export function fillFrom(list: readonly (number | null)[], unseen: number[]): number[] {
  return list.map((number) => {
    const filled = number ?? unseen.pop();
    if (filled === undefined) throw new RangeError('more is hidden than there is');
    return filled;
  });
}

/** As `fillFrom`, for a pile. */
export function imaginePile({ stream, inside, discards, removed }: PileView, unseen: number[]): Pile {
  return { stream, inside: fillFrom(inside, unseen), discards: [...discards], removed: [...removed] };
}

import {
  type Blind,
  type Outcome,
  type Random,
  randomAt,
  type Realm,
  type Seat,
  type Sentence,
} from '@sandtable/kernel';

export interface KnownEntry<R extends Realm> {
  readonly seq: number;
  readonly speaker: Seat | null;
  /** What the seat saw after it. */
  readonly view: Blind<R['view']>;
  /** The sentence, if the seat itself said it. */
  readonly said: Sentence | null;
}

/** A finished match as one seat saw it: every entry that was not taken back. */
export interface Played<R extends Realm> {
  readonly seat: Seat;
  readonly entries: readonly KnownEntry<R>[];
  readonly outcome: Pick<Outcome, 'winners' | 'scores'>;
}

/** The seat's chance to win, as far as it could know after an entry. The last point is the result. */
export interface CurvePoint {
  readonly seq: number;
  readonly share: number;
}

/** An entry of the seat's own, and the one before it. */
export interface OwnEntry<R extends Realm> {
  readonly place: number;
  readonly seq: number;
  readonly said: Sentence;
  readonly before: KnownEntry<R>;
}

export function decisionsOf<R extends Realm>({ entries }: Pick<Played<R>, 'entries'>): readonly OwnEntry<R>[] {
  return entries.flatMap(({ seq, said }, place) => {
    const before = entries[place - 1];
    return said === null || before === undefined ? [] : [{ place, seq, said, before }];
  });
}

export function chanceAt(seed: string, what: string, seq: number): Random {
  return randomAt(`${seed}/${what}`, 'analysis', seq);
}

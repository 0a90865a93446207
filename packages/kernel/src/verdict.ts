/**
 * One line of a judgement: its rule, a key from the game's closed list, and figures. `at` is a hex and `unit` a counter, by the
 * game's numbers. The text for each key is in the game's `words/`.
 */
export interface Reason<Key extends string = string> {
  readonly rule: string;
  readonly key: Key;
  readonly amount?: number;
  readonly at?: number;
  readonly unit?: number;
}

export interface Granted<T, Key extends string = string> {
  readonly granted: true;
  readonly value: T;
  readonly reasons: readonly Reason<Key>[];
}

export interface Denied<Key extends string = string> {
  readonly granted: false;
  readonly reasons: readonly Reason<Key>[];
}

/** The answer to anything a player could question: granted with its figures, or denied with every reason. */
export type Verdict<T = undefined, Key extends string = string> = Granted<T, Key> | Denied<Key>;

const NO_REASONS: readonly Reason<never>[] = [];
const PLAIN_GRANT: Granted<undefined, never> = { granted: true, value: undefined, reasons: NO_REASONS };

export function grant(): Granted<undefined, never>;
export function grant<T, Key extends string = never>(value: T, reasons?: readonly Reason<Key>[]): Granted<T, Key>;
export function grant(value?: unknown, reasons: readonly Reason[] = NO_REASONS): Granted<unknown> {
  if (value === undefined && reasons.length === 0) return PLAIN_GRANT;
  return { granted: true, value, reasons };
}

type Figures = Omit<Reason, 'rule' | 'key'>;

const NO_FIGURES: Figures = {};

/** Sets only the given figures, one by one: a spread would take several times as long. */
export function reasonOf<Key extends string>(rule: string, key: Key, { amount, at, unit }: Figures): Reason<Key> {
  const reason: { -readonly [Field in keyof Reason<Key>]: Reason<Key>[Field] } = { rule, key };
  if (amount !== undefined) reason.amount = amount;
  if (at !== undefined) reason.at = at;
  if (unit !== undefined) reason.unit = unit;
  return reason;
}

export function deny<Key extends string>(rule: string, key: Key, figures: Figures = NO_FIGURES): Denied<Key> {
  return { granted: false, reasons: [reasonOf(rule, key, figures)] };
}

export function denied<Key extends string>(reasons: readonly Reason<Key>[]): Denied<Key> {
  return { granted: false, reasons };
}

/** Granted if there are no bans. */
export function unless<Key extends string>(bans: readonly Reason<Key>[]): Verdict<undefined, Key> {
  return bans.length > 0 ? denied(bans) : PLAIN_GRANT;
}

export function demand<Key extends string>(
  holds: boolean,
  rule: string,
  key: Key,
  figures: Figures = NO_FIGURES,
): Verdict<undefined, Key> {
  return holds ? PLAIN_GRANT : deny(rule, key, figures);
}

/** The first denial, or else the last verdict. Stops at the first denial. */
export function allOf<T, Key extends string>(
  ...judgements: readonly [...(() => Verdict<unknown, Key>)[], () => Verdict<T, Key>]
): Verdict<T, Key>;
export function allOf<Key extends string>(
  ...judgements: readonly (() => Verdict<unknown, Key>)[]
): Verdict<unknown, Key> {
  let verdict: Verdict<unknown, Key> = PLAIN_GRANT;
  for (const judge of judgements) {
    verdict = judge();
    if (!verdict.granted) return verdict;
  }
  return verdict;
}

/** The first item that is granted, or else every reason against every item. */
export function anyOf<Item, T, Key extends string>(
  items: Iterable<Item>,
  judge: (item: Item) => Verdict<T, Key>,
): Verdict<T, Key> {
  const reasons: Reason<Key>[] = [];
  for (const item of items) {
    const verdict = judge(item);
    if (verdict.granted) return verdict;
    reasons.push(...verdict.reasons);
  }
  return denied(reasons);
}

/** As `anyOf`, but denied with the reasons of the first item alone; `none` answers an empty list. */
export function firstOf<Item, T, Key extends string>(
  items: Iterable<Item>,
  judge: (item: Item) => Verdict<T, Key>,
  none: Denied<Key>,
): Verdict<T, Key> {
  let first: Denied<Key> | undefined;
  for (const item of items) {
    const verdict = judge(item);
    if (verdict.granted) return verdict;
    first ??= verdict;
  }
  return first ?? none;
}

/** The reasons of several verdicts in order, without repeats. */
export function gatherReasons(lists: readonly (readonly Reason[])[]): readonly Reason[] {
  if (lists.length === 1) return lists[0] ?? NO_REASONS;
  const told = new Map<string, Reason>();
  for (const reason of lists.flat()) {
    told.set([reason.rule, reason.key, reason.amount, reason.at, reason.unit].join(), reason);
  }
  return [...told.values()];
}

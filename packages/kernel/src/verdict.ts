/**
 * One line of a judgement: the rule it rests on, a key of the game's closed list, and the figures that go with it.
 * `at` is a hex and `unit` a counter, both as the game numbers them. The words for a key stand in the game's `words/`.
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

/** A reason with those figures that there are. They are put in one by one: a spread copy takes several times as long. */
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

/** The reasons of several verdicts in order, each told once. */
export function gatherReasons(lists: readonly (readonly Reason[])[]): readonly Reason[] {
  if (lists.length === 1) return lists[0] ?? NO_REASONS;
  const told = new Map<string, Reason>();
  for (const reason of lists.flat()) {
    told.set([reason.rule, reason.key, reason.amount, reason.at, reason.unit].join(), reason);
  }
  return [...told.values()];
}

/** With a match up to where the rules have changed: watch it, or continue it as a new match. */
export type IfChanged = 'watch' | 'goOn';

/** Where a saved match first comes out differently under the present rules. */
export interface ChangedRules {
  readonly seq: number;
  readonly entries: number;
  /** The words of that entry; null for the set-up, and if they may be a secret among the people at the screen. */
  readonly what: string | null;
  readonly isWithdrawn: boolean;
  /** The match before that entry; null if even the set-up differs, so that there is nothing to watch. */
  readonly stood: { readonly name: string; readonly standing: string } | null;
}

/**
 * A match saved under other rules whose orders and rolls all come out as before. `isSame`: everything else on the table
 * does too. `changes`: the figures that differ, in words; null if the file does not have the old ones.
 */
export type Renewal =
  | { readonly isSame: true }
  | { readonly isSame: false; readonly changes: readonly string[] | null };

type Figures = Readonly<Record<string, number>>;

/** `German CAPs: 5, were 4` */
export function changesIn(before: Figures, now: Figures): readonly string[] {
  return Object.entries(now).flatMap(([name, figure]) => {
    const was = before[name];
    return was === undefined || was === figure ? [] : [`${name}: ${figure}, were ${was}`];
  });
}

export function explainRenewal(renewal: Renewal): string {
  if (renewal.isSame) return 'Saved under another version of the rules. Everything so far comes out the same.';
  return `The game has changed since this match was saved. Every order and roll comes out as before, but ${otherNow(renewal.changes)}. Look it over before you play on.`;
}

const MOST_CHANGES = 6;

function otherNow(changes: readonly string[] | null): string {
  if (changes === null) return 'the table may not be as you left it: CAPs, units, cards or scores may differ';
  if (changes.length === 0) return 'what lies hidden, such as a deck of cards, may not';
  const left = changes.length - MOST_CHANGES;
  const listed = left > 0 ? [...changes.slice(0, MOST_CHANGES), `${left} more`] : changes;
  return `not all on the table does (${listed.join('; ')})`;
}

export const RULES_CHANGED = 'The rules have changed since this match was saved';

export function explainChange({ seq, entries, what, isWithdrawn, stood }: ChangedRules): string {
  if (isWithdrawn) return 'Its mission is no longer in the game, so the match cannot be replayed.';
  if (stood === null) return 'Even the set-up comes out differently now, so the match cannot be replayed.';
  const that = what === null ? '' : `, ${what},`;
  if (seq === 1) return `The set-up comes out as before; move 1 of ${count(entries)}${that} does not.`;
  const upTo = `Everything up to move ${count(seq - 1)} of ${count(entries)} comes out as before`;
  return `${upTo}; move ${count(seq)}${that} does not.`;
}

export function count(entries: number): string {
  return entries.toLocaleString('en');
}

/** What is wanted of a match up to where the rules have changed: to look at it, or to go on as a match of its own. */
export type IfChanged = 'watch' | 'goOn';

/** From where on a saved match comes out otherwise under the rules of today. */
export interface ChangedRules {
  /** The first entry that does; 0: the set-up. */
  readonly seq: number;
  /** How many the match has. */
  readonly entries: number;
  /** What was said there, in words; null where that may be a secret among the people at the screen, and for the set-up. */
  readonly what: string | null;
  /** Its mission is no longer in the game. */
  readonly isWithdrawn: boolean;
  /** How it stood before that entry; null where even the set-up differs, so that there is nothing to watch. */
  readonly stood: { readonly name: string; readonly standing: string } | null;
}

export const RULES_CHANGED = 'The rules have changed since this match was saved';

/** From where on they have, in a sentence below that. */
export function explainChange({ seq, entries, what, isWithdrawn, stood }: ChangedRules): string {
  if (isWithdrawn) return 'Its mission is no longer in the game, so the match cannot be replayed.';
  if (stood === null) return 'Even the set-up comes out differently now, so the match cannot be replayed.';
  const that = what === null ? '' : `, ${what},`;
  if (seq === 1) return `The set-up comes out as before; entry 1 of ${count(entries)}${that} does not.`;
  const upTo = `Everything up to entry ${count(seq - 1)} of ${count(entries)} comes out as before`;
  return `${upTo}; entry ${count(seq)}${that} does not.`;
}

export function count(entries: number): string {
  return entries.toLocaleString('en');
}

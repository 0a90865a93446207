/** What to do with a match up to where the rules have changed: watch it, or continue it as a new match. */
export type IfChanged = 'watch' | 'goOn';

/** Where a saved match first comes out differently under today's rules. */
export interface ChangedRules {
  /** The first entry that differs; 0: the set-up. */
  readonly seq: number;
  readonly entries: number;
  /** What was said in that entry; null for the set-up, and where it may be a secret among the people at the screen. */
  readonly what: string | null;
  readonly isWithdrawn: boolean;
  /** How it stood before that entry; null if even the set-up differs, so that there is nothing to watch. */
  readonly stood: { readonly name: string; readonly standing: string } | null;
}

export const RULES_CHANGED = 'The rules have changed since this match was saved';

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

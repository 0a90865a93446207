import { type Seen, verbLabel, type VerbWord } from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import { isUnaffordable, missingCaps } from './affording.ts';
import { type Line, linesOf } from './line.ts';
import type { Saying } from './saying.ts';
import { askedPlayer } from './who.ts';

/** Something a unit could do: now, with more CAPs, or not as things are. */
export interface Deed {
  readonly verb: VerbWord;
  readonly label: string;
  readonly words: Sentence;
  readonly state: 'open' | 'tooDear' | 'barred';
  /** CAPs that are wanting; 0 where it is open, and where CAPs would not help. */
  readonly missing: number;
  readonly lines: readonly Line[];
}

/** What a unit does by itself, in the order in which it is shown. */
const DEED_VERBS: readonly VerbWord[] = [
  'move',
  'pivot',
  'fire',
  'fight',
  'shell',
  'flame',
  'grenades',
  'molotov',
  'tellermine',
  'raze',
  'rally',
  'dig',
  'smoke',
  'shelter',
  'load',
  'unload',
  'hide',
  'sneak',
  'clear',
  'enter',
  'leave',
  'drive',
  'activate',
  'stall',
];

/** Everything this unit could do, with the reason where it cannot. What is only too dear is not hidden. */
export function deedsOf(saying: Saying, unit: number): Deed[] {
  const { game, seen } = saying;
  const word = seen.pack.counters[unit]?.word;
  if (word === undefined) return [];
  return DEED_VERBS.map((verb) => {
    const words = [word, verb];
    const verdict = game.judge(seen.view, words);
    const lines = verdict.granted ? [] : linesOf(seen, verdict.reasons);
    const dear = !verdict.granted && isUnaffordable(verdict.reasons);
    const missing = verdict.granted ? 0 : (missingOf(seen, saying, verdict.reasons) ?? 0);
    const state = verdict.granted ? 'open' : dear ? 'tooDear' : 'barred';
    return { verb, label: verbLabel(verb), words, state, missing: state === 'tooDear' ? missing : 0, lines };
  });
}

function missingOf(seen: Seen, saying: Saying, reasons: Parameters<typeof missingCaps>[2]): number | null {
  return missingCaps(seen, askedPlayer(saying), reasons);
}

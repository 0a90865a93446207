import { unitOf, verbLabel, type VerbWord } from '@sandtable/bear';
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

/** What every unit could do is always shown; the rest only where it is open or too dear. */
const ALWAYS: ReadonlySet<VerbWord> = new Set(['move', 'pivot', 'fire', 'rally']);

/** What this unit can do, and with the reason what it cannot. What is only too dear is not hidden. */
export function deedsOf(saying: Saying, unit: number): Deed[] {
  const { game, seen } = saying;
  const word = seen.pack.counters[unit]?.word;
  if (word === undefined) return [];
  const open = new Set(game.offers(seen.view, [word]).map((offer) => offer.word));
  const mayBeDear = seen.view.options.economy !== 'spentCheck' || unitOf(seen, unit).spent;
  return DEED_VERBS.flatMap((verb): Deed[] => {
    const words = [word, verb];
    const deed = { verb, label: verbLabel(verb), words };
    if (open.has(verb)) return [{ ...deed, state: 'open', missing: 0, lines: [] }];
    // Who can pay in AP lacks no CAPs: then nobody need be asked about what is not shown.
    if (!ALWAYS.has(verb) && !mayBeDear) return [];
    const { reasons } = game.judge(seen.view, words);
    const missing = isUnaffordable(reasons) ? missingCaps(seen, askedPlayer(saying), reasons) : null;
    if (missing === null && !ALWAYS.has(verb)) return [];
    const state = missing === null ? 'barred' : 'tooDear';
    return [{ ...deed, state, missing: missing ?? 0, lines: linesOf(seen, reasons) }];
  });
}

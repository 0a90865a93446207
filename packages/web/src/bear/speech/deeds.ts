import { isVerbWord, shortBar, unitOf, verbLabel, type VerbWord } from '@sandtable/bear';
import { counted, type Sentence } from '@sandtable/kernel';
import type { Line } from '../../face/field.ts';
import { isUnaffordable, linesOf, missingCaps } from './reason-lines.ts';
import { askedPlayer, type Judged } from './saying.ts';

/** Something a unit could do: now, with more CAPs, or not as things are. */
export interface BearDeed {
  readonly verb: VerbWord;
  readonly label: string;
  readonly words: Sentence;
  readonly place: number;
  readonly state: 'open' | 'tooDear' | 'barred';
  /** CAPs that are wanting; 0 where it is open, and where CAPs would not help. */
  readonly missing: number;
  /** Why not, in a word or two; empty where it is open. */
  readonly bar: string;
  readonly lines: readonly Line[];
}

interface DeedVerb {
  readonly verb: VerbWord;
  readonly place: number;
  /** Any unit could do it: it is shown where it cannot, too. The rest only where it is open or too dear. */
  readonly isAlways: boolean;
}

/** What units do by themselves, in the order in which it is shown. */
function deedVerbs({ game, seen }: Omit<Judged, 'words'>): readonly DeedVerb[] {
  const verbs = (game.pending(seen.view)?.verbs ?? []).filter(({ traits }) => traits.by === 'unit');
  const inOrder = verbs.toSorted((a, b) => (a.traits.deed ?? 0) - (b.traits.deed ?? 0));
  const found = new Map<VerbWord, DeedVerb>();
  for (const { word, traits } of inOrder) {
    if (word === null || !isVerbWord(word)) continue;
    found.set(word, {
      verb: word,
      place: traits.deed ?? 0,
      isAlways: traits.always === true || found.get(word)?.isAlways === true,
    });
  }
  return [...found.values()];
}

/** What this unit can do, and with the reason what it cannot. What is only too dear is not hidden. */
export function deedsOf(saying: Omit<Judged, 'words'>, unit: number): BearDeed[] {
  const { game, seen } = saying;
  const word = seen.pack.counters[unit]?.word;
  if (word === undefined) return [];
  const open = new Set(game.offers(seen.view, [word]).map((offer) => offer.word));
  const mayBeDear = seen.view.options.economy !== 'spentCheck' || unitOf(seen, unit).spent;
  return deedVerbs(saying).flatMap(({ verb, place, isAlways }): BearDeed[] => {
    const words = [word, verb];
    const deed = { verb, place, label: verbLabel(verb), words };
    if (open.has(verb)) return [{ ...deed, state: 'open', missing: 0, bar: '', lines: [] }];
    // Who can pay in AP lacks no CAPs: then nobody need be asked about what is not shown.
    if (!isAlways && !mayBeDear) return [];
    const { reasons } = game.judge(seen.view, words);
    const missing = isUnaffordable(reasons) ? missingCaps(seen, askedPlayer(saying), reasons) : null;
    if (missing === null && !isAlways) return [];
    const state = missing === null ? 'barred' : 'tooDear';
    const bar = missing === null ? shortBar(verb, reasons[0]?.key) : `${counted(missing, 'CAP')} short`;
    return [{ ...deed, state, missing: missing ?? 0, bar, lines: linesOf(seen, reasons) }];
  });
}

import { isVerbWord, shortBar, type UnitId, unitOf, verbLabel, type VerbWord } from '@sandtable/bear';
import { counted, type Sentence } from '@sandtable/kernel';
import type { Line } from '../../face/field.ts';
import { isUnaffordable, linesOf, missingCaps } from './reason-lines.ts';
import { askedPlayer, type JudgedView } from './saying.ts';

export interface BearDeed {
  readonly verb: VerbWord;
  readonly label: string;
  readonly words: Sentence;
  readonly place: number;
  readonly state: 'open' | 'tooDear' | 'barred';
  /** How many CAPs are missing; 0 if it can act, or CAPs would not help. */
  readonly missing: number;
  readonly bar: string;
  readonly lines: readonly Line[];
}

interface DeedVerb {
  readonly verb: VerbWord;
  readonly place: number;
  /** Shown even when barred, because any unit could do it; other verbs only if possible or too expensive. */
  readonly isAlways: boolean;
}

function deedVerbs({ game, seen }: JudgedView): readonly DeedVerb[] {
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

export function deedsOf(saying: JudgedView, unit: UnitId): BearDeed[] {
  const { game, seen } = saying;
  const word = seen.pack.counters[unit]?.word;
  if (word === undefined) return [];
  const open = new Set(game.offers(seen.view, [word]).map((offer) => offer.word));
  const mayBeDear = seen.view.options.economy !== 'spentCheck' || unitOf(seen, unit).spent;
  return deedVerbs(saying).flatMap(({ verb, place, isAlways }): BearDeed[] => {
    const words = [word, verb];
    const deed = { verb, place, label: verbLabel(verb), words };
    if (open.has(verb)) return [{ ...deed, state: 'open', missing: 0, bar: '', lines: [] }];
    // A unit that can pay in AP is never short of CAPs, so a verb that is not always shown need not be judged.
    if (!isAlways && !mayBeDear) return [];
    const { reasons } = game.judge(seen.view, words);
    const missing = isUnaffordable(reasons) ? missingCaps(seen, askedPlayer(saying), reasons) : null;
    if (missing === null && !isAlways) return [];
    const state = missing === null ? 'barred' : 'tooDear';
    const bar = missing === null ? shortBar(verb, reasons[0]?.key) : `${counted(missing, 'CAP')} short`;
    return [{ ...deed, state, missing: missing ?? 0, bar, lines: linesOf(seen, reasons) }];
  });
}

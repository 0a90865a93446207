import { printSentence, randomOf, type Sentence } from '@sandtable/kernel';
import { counselFor } from '../bots/captain/captain.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { BearSystem, View } from '../model/battle/state.ts';
import type { Pack } from '../model/pack/pack.ts';
import { explainAdvice } from './advice-words.ts';
import { readAdvice } from './advised.ts';
import type { AdviceWords } from './going-words.ts';
import { lastShot } from './last-shot.ts';

/** One sensible action for this turn: the complete sentence, and its description. */
export interface Suggestion extends AdviceWords {
  readonly sentence: Sentence;
  /** The unit that acts; -1 if none. */
  readonly unit: UnitId;
  /** The hex it attacks; -1 if none. */
  readonly target: HexId;
}

type Adviser = (view: View, best?: Sentence) => readonly Suggestion[];

/**
 * What a player could sensibly do now, best first; at least a pass. Weighs plans as the captain does, on the player's
 * own view. The same view always gives the same answer. `best` is an order known to be better: it comes first.
 */
export function adviserFor(system: BearSystem, pack: Pack): Adviser {
  const counsel = counselFor(pack);
  const on = fieldsOf(pack);
  return (view, best) => {
    const seen = on(view);
    const sentences = counsel(view, randomOf('sfc32:advice', 'advice'));
    const isIdle = sentences.every(([word]) => word === 'pass');
    const shot = isIdle ? lastShot(system, view) : null;
    const usual = shot === null ? sentences : [shot, ...sentences];
    const ranked = best === undefined ? usual : [best, ...usual.filter((each) => !isSame(each, best))];
    return ranked.flatMap((sentence): Suggestion[] => {
      const verdict = system.judge(view, sentence);
      if (!verdict.granted || !verdict.value.whole) return [];
      const { figures } = verdict.value;
      const advised = readAdvice(seen.pack, system.heard(view, sentence));
      const foe = figures.targets?.find(({ own }) => !own)?.target;
      const at = advised.hexes[0] ?? view.units[foe ?? NONE]?.at ?? NONE;
      const words = explainAdvice(seen, advised, figures);
      return [{ ...words, sentence, unit: advised.unit, target: foe === undefined ? NONE : at }];
    });
  };
}

function isSame(one: Sentence, other: Sentence): boolean {
  return printSentence(one) === printSentence(other);
}

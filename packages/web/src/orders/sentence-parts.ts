import type { Sentence, Word } from '@sandtable/kernel';
import type { Entry } from '../face/choice.ts';
import type { OpenSentence } from '../match/open-sentence.ts';
import { beforePayment, proposalOf, type Saying, withoutMember, withWords } from '../saying/saying.ts';
import { type Clickables, clickablesOf } from '../saying/clickables.ts';
import { ordersIn } from '../saying/plan.ts';

function isNextAfter(words: Sentence): (entry: Entry) => boolean {
  return (entry) => entry.words.length === words.length + 1;
}

/** The answers to a question that is none of the turn, and the one that is chosen or would be. */
export interface AnswersPart {
  readonly entries: readonly Entry[];
  readonly chosen: Word | null;
}

export function answersPart({ saying }: OpenSentence): AnswersPart | null {
  const { position, words } = saying;
  if (position.isTurn || words.length > 1) return null;
  const { payments, buttons, cards } = clickablesOf(withWords(saying, []));
  // A card that answers, as Luck does, can be taken from the hand as well.
  const entries = [...payments, ...buttons, ...[...cards.values()].flat()].filter(isNextAfter([]));
  if (entries.length === 0) return null;
  return { entries, chosen: words[0] ?? proposalOf(saying)?.[0] ?? null };
}

/** Somebody who is in the group or the attack, or could be. */
export interface Member {
  readonly unit: number;
  readonly label: string;
  readonly isIn: boolean;
  /** What is said when he is ticked, or taken out again. */
  readonly words: Sentence;
}

export function membersPart({ saying, clickables }: OpenSentence): Member[] {
  const { position, words } = saying;
  // Of a plan the order that was given last.
  const from = ordersIn(saying).at(-1)?.from ?? 0;
  const inside = position.heard(words).flatMap((said, place): Member[] => {
    if (place < from || said.kind !== 'unit' || said.part === 'named') return [];
    return [{ unit: said.unit, label: said.tick, isIn: true, words: withoutMember(saying, place) }];
  });
  const base = words.length === beforePayment(saying).words.length ? clickables : openBefore(saying);
  // Where a unit has several entries, the word that comes next is the first of them.
  const outside = [...base.units.values()].flatMap((entries): Member[] => {
    const joining = entries.find(({ choice }) => choice.kind === 'unit' && choice.part !== 'named');
    if (joining?.choice.kind !== 'unit') return [];
    return [{ unit: joining.choice.unit, label: joining.choice.tick, isIn: false, words: joining.words }];
  });
  return [...inside, ...outside];
}

/** Who could still join if the payment were not said yet. */
function openBefore(saying: Saying): Clickables {
  return clickablesOf(beforePayment(saying));
}

/** Words without a place of their own that may come next. With a unit alone, what it can do has its own places. */
export function nextButtons(asked: OpenSentence): readonly Entry[] {
  const { saying, clickables } = asked;
  if (isOnlyUnit(saying) || (saying.words.length === 0 && saying.position.plan === null)) return [];
  return clickables.buttons.filter((entry) => isNext(saying, entry));
}

function isOnlyUnit({ position, words }: Saying): boolean {
  const [only] = position.heard(words);
  return words.length === 1 && only?.kind === 'unit' && only.part === 'named';
}

/** A plan's orders begin with a unit or a card, and its last word has a button of its own. */
function isNext({ position, words }: Saying, { choice, words: said }: Entry): boolean {
  if (said.length !== words.length + 1) return false;
  return position.plan === null || (choice.kind !== 'order' && choice.word !== position.plan.end);
}

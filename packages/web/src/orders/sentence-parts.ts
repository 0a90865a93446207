import type { Sentence, Word } from '@sandtable/kernel';
import type { Entry } from '../face/choice.ts';
import type { OpenSentence } from '../match/open-sentence.ts';
import { beforePayment, proposalOf, type Saying, withoutMember, withWords } from '../saying/saying.ts';
import { type Clickables, clickablesOf } from '../saying/clickables.ts';
import { ordersIn } from '../saying/plan.ts';

function isNextAfter(words: Sentence): (entry: Entry) => boolean {
  return (entry) => entry.words.length === words.length + 1;
}

/** The answers to a question outside a turn's order. Without a map also the first words of a turn, until one needs a second word. */
export interface AnswersPart {
  readonly entries: readonly Entry[];
  readonly chosen: Word | null;
}

export function answersPart({ saying }: OpenSentence): AnswersPart | null {
  const { position, words } = saying;
  if ((position.isTurn && position.hasMap) || words.length > 1) return null;
  if (!position.hasMap && words.length === 1 && proposalOf(saying) === null) return null;
  const { payments, buttons, cards } = clickablesOf(withWords(saying, []));
  // A card that answers, such as Luck, can also be taken from the hand.
  const entries = [...payments, ...buttons, ...[...cards.values()].flat()].filter(isNextAfter([]));
  if (entries.length === 0) return null;
  return { entries, chosen: words[0] ?? proposalOf(saying)?.[0] ?? null };
}

/** A unit that is in the group or the attack, or could join. */
export interface Member {
  readonly unit: number;
  readonly label: string;
  readonly isIn: boolean;
  /** What ticking or unticking it says. */
  readonly words: Sentence;
}

export function membersPart({ saying, clickables }: OpenSentence): Member[] {
  const { position, words } = saying;
  // In a plan: the last order.
  const from = ordersIn(saying).at(-1)?.from ?? 0;
  const inside = position.heard(words).flatMap((said, place): Member[] => {
    if (place < from || said.kind !== 'unit' || said.part === 'named') return [];
    return [{ unit: said.unit, label: said.tick, isIn: true, words: withoutMember(saying, place) }];
  });
  const base = words.length === beforePayment(saying).words.length ? clickables : openBefore(saying);
  // If a unit has several entries, the first is its next word.
  const outside = [...base.units.values()].flatMap((entries): Member[] => {
    const joining = entries.find(({ choice }) => choice.kind === 'unit' && choice.part !== 'named');
    if (joining?.choice.kind !== 'unit') return [];
    return [{ unit: joining.choice.unit, label: joining.choice.tick, isIn: false, words: joining.words }];
  });
  return [...inside, ...outside];
}

/** Who could join if the payment had not been said. */
function openBefore(saying: Saying): Clickables {
  return clickablesOf(beforePayment(saying));
}

/** Next words that have no place of their own. For a unit alone there are none: its orders have places. */
export function nextButtons(asked: OpenSentence): readonly Entry[] {
  const { saying, clickables } = asked;
  if (isOnlyUnit(saying) || (saying.words.length === 0 && saying.position.plan === null)) return [];
  return clickables.buttons.filter((entry) => isNext(saying, entry));
}

function isOnlyUnit({ position, words }: Saying): boolean {
  const [only] = position.heard(words);
  return words.length === 1 && only?.kind === 'unit' && only.part === 'named';
}

/** In a plan, orders start with a unit or a card, and the last word has a button of its own. */
function isNext({ position, words }: Saying, { choice, words: said }: Entry): boolean {
  if (said.length !== words.length + 1) return false;
  return position.plan === null || (choice.kind !== 'order' && choice.word !== position.plan.end);
}

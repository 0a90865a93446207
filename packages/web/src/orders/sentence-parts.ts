import { type Facing, parseFacing } from '@sandtable/hex';
import type { Sentence, Word } from '@sandtable/kernel';
import { type Clickables, clickablesOf, type Entry } from '../saying/clickables.ts';
import { beforePayment } from '../bear/speech/preview.ts';
import { proposalOf } from '../saying/proposal.ts';
import { askedKey, type Saying, withWords } from '../saying/saying.ts';
import { formOf } from '../bear/speech/word-form.ts';
import type { Asked } from '../match/asked.ts';

/** Which way to face: what is open, and what is chosen or would be. */
export interface FacingPart {
  readonly entries: readonly Entry[];
  readonly chosen: Facing | null;
}

/** Facings that can be said next, or in the place of the one that was said last. */
export function facingPart({ saying, clickables }: Asked): FacingPart | null {
  const { seen, words } = saying;
  const next = clickables.facings.filter(isNextAfter(words));
  if (next.length > 0) return { entries: next, chosen: facingIn(proposalOf(saying)?.[words.length]) };
  const unpaid = beforePayment(seen, words);
  const last = unpaid.at(-1);
  const chosen = facingIn(last);
  if (chosen === null) return null;
  const before = withWords(saying, unpaid.slice(0, -1));
  return { entries: clickablesOf(before).facings.filter(isNextAfter(before.words)), chosen };
}

function isNextAfter(words: Sentence): (entry: Entry) => boolean {
  return (entry) => entry.words.length === words.length + 1;
}

function facingIn(word: Word | undefined): Facing | null {
  const facing = word === undefined ? undefined : parseFacing(word);
  return facing?.ok === true ? facing.value : null;
}

/** The answers to a question that is none of the turn, and the one that is chosen or would be. */
export interface AnswersPart {
  readonly entries: readonly Entry[];
  readonly chosen: Word | null;
}

export function answersPart({ saying }: Asked): AnswersPart | null {
  const { words } = saying;
  if (askedKey(saying) === 'turn' || words.length > 1) return null;
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

export function membersPart({ saying, clickables }: Asked): Member[] {
  const { seen, words } = saying;
  const inside = words.flatMap((word, place): Member[] => {
    const form = formOf(seen, words.slice(0, place), word);
    if (form.is !== 'unit' || form.part === 'named') return [];
    return [{ unit: form.unit, label: word, isIn: true, words: withoutMember(saying, place) }];
  });
  const base = saying.words.length === beforePayment(seen, words).length ? clickables : openBefore(saying);
  const outside = [...base.units.values()]
    .flat()
    .flatMap(({ choice, label, words: said }): Member[] =>
      choice.kind === 'unit' && choice.part !== 'named' ? [{ unit: choice.unit, label, isIn: false, words: said }] : [],
    );
  return [...inside, ...outside];
}

/** Who could still join if the payment were not said yet. */
function openBefore(saying: Saying): Clickables {
  return clickablesOf(withWords(saying, beforePayment(saying.seen, saying.words)));
}

/** One who goes takes his own words with him; the others stay if they still can. */
function withoutMember({ game, seen, words }: Saying, place: number): Sentence {
  const rest = words.slice(place + 1);
  const next = rest.findIndex((word) => word.startsWith('+') || word.includes(':'));
  const shorter = [...words.slice(0, place), ...(next === -1 ? [] : rest.slice(next))];
  return game.judge(seen.view, shorter).granted ? shorter : words.slice(0, place);
}

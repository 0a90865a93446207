import type { Offer, Reason, Sentence } from '@sandtable/kernel';
import {
  type AiReason,
  corpsId,
  type CorpsId,
  eventNames,
  explainAiReason,
  explainReason,
  fullChance,
  type Limanowa,
  type LimanowaFigures,
  type LimanowaSystem,
  NONE,
  type Phase,
  PHASES,
  plainChance,
  printPercent,
  type Seen,
  sidedName,
  type TargetFigures,
} from '@sandtable/limanowa';
import type { Line } from '../../face/field.ts';
import { bySaying } from '../../saying/memo.ts';
import { type Saying, withWords } from '../../saying/saying.ts';
import { capital } from '../../ui/words.ts';

export type LimanowaOffer = Offer<Limanowa>;

export type Judging = Pick<LimanowaSystem, 'offers' | 'heard' | 'judge' | 'pending'>;

export interface LimanowaSaying extends Saying {
  readonly game: Judging;
  readonly seen: Seen;
}

export type SayingOf = (words: Sentence, chosen?: number) => LimanowaSaying;

export interface OpenQuestion {
  /** The phase that the player must plan; null if an answer is wanted, or nothing. */
  readonly plan: Phase | null;
  /** The corps that is asked or whose round it is; -1 for the AI or none. */
  readonly corps: CorpsId;
}

export function openQuestionIn({ game, seen }: Pick<LimanowaSaying, 'game' | 'seen'>): OpenQuestion {
  const pending = game.pending(seen.view);
  if (pending === undefined) return { plan: null, corps: NONE };
  const { turn, corps } = seen.view;
  const isTurn = corps[turn.corps]?.seat === pending.seat;
  const own = isTurn ? turn.corps : corpsId(corps.findIndex(({ seat }) => seat === pending.seat));
  return { plan: PHASES.find((phase) => phase === pending.key) ?? null, corps: own };
}

export interface Judgement {
  readonly isGranted: boolean;
  readonly figures: Readonly<Partial<LimanowaFigures>>;
  readonly reasons: readonly Reason[];
}

/** Memoised: several panels ask for the same one. */
const judgedOnce = bySaying(({ words }: LimanowaSaying) => words.join(' '), judge);

export function judged(saying: LimanowaSaying, words: Sentence = saying.words): Judgement {
  return judgedOnce(withWords(saying, words));
}

function judge({ game, seen, words }: LimanowaSaying): Judgement {
  const verdict = game.judge(seen.view, words);
  const figures = verdict.granted ? verdict.value.figures : {};
  return { isGranted: verdict.granted, figures, reasons: verdict.reasons };
}

/** `TV 4 · 40%`, `TV 3 · 2 × 30%`, `TV 4 · 40%, 36% all told` where the AI may add something. */
export function printTarget(target: TargetFigures): string {
  const plain = printPercent(plainChance(target));
  const full = printPercent(fullChance(target));
  return `TV ${target.tv} · ${times(target)}${plain}${full === plain ? '' : `, ${full} all told`}`;
}

/** `40%`, `2 × 30%`: with everything the AI may add. */
export function printChance(target: TargetFigures): string {
  return `${times(target)}${printPercent(fullChance(target))}`;
}

function times({ rolls }: TargetFigures): string {
  return rolls > 1 ? `${rolls} × ` : '';
}

/** Without duplicates. */
export function linesOf(seen: Seen, reasons: readonly Reason[]): Line[] {
  const told = new Map<string, Line>();
  for (const reason of reasons) {
    // The position of an unexpected word only matters to players who type.
    const text =
      reason.key === 'unexpected'
        ? 'That does not fit here'
        : capital(bare(explainReason(seen, reason, sidedName), reason.rule));
    told.set(`${text} ${reason.rule}`, { rule: reason.rule, text, amount: null });
  }
  return [...told.values()];
}

export function aiLinesOf(seen: Seen, reasons: readonly AiReason[]): Line[] {
  const names = eventNames(seen, sidedName);
  return reasons.map((reason) => ({
    rule: reason.rule,
    text: bare(explainAiReason(reason, names), reason.rule),
    amount: null,
  }));
}

function bare(text: string, rule: string): string {
  const ending = ` (${rule})`;
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}

export function termsOf(seen: Seen, terms: readonly Reason[]): Line[] {
  return terms.map((term) => {
    const [line] = linesOf(seen, [term]);
    return { rule: term.rule, text: line?.text ?? term.key, amount: term.amount ?? null };
  });
}

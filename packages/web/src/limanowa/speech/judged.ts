import type { LimanowaFigures, TargetFigures } from '@sandtable/limanowa';
import type { Reason, Sentence } from '@sandtable/kernel';
import { bySaying } from '../../saying/memo.ts';
import { withWords } from '../../saying/saying.ts';
import type { LimanowaSaying } from './saying.ts';

/** What the game says of a beginning: its figures, or what is against it. */
export interface Judged {
  readonly isGranted: boolean;
  readonly figures: Readonly<Partial<LimanowaFigures>>;
  readonly reasons: readonly Reason[];
}

/** Several panels ask for the same one. */
const judgedOnce = bySaying(({ words }: LimanowaSaying) => words.join(' '), judge);

export function judged(saying: LimanowaSaying, words: Sentence = saying.words): Judged {
  return judgedOnce(withWords(saying, words));
}

function judge({ game, seen, words }: LimanowaSaying): Judged {
  const verdict = game.judge(seen.view, words);
  const figures = verdict.granted ? verdict.value.figures : {};
  return { isGranted: verdict.granted, figures, reasons: verdict.reasons };
}

/** `TV 4 · 40%`, `TV 3 · 2 × 30%` */
export function printTarget(target: TargetFigures): string {
  return `TV ${target.tv} · ${printChance(target)}`;
}

/** `40%`, `2 × 30%` */
export function printChance({ ways, of, rolls }: TargetFigures): string {
  return `${rolls > 1 ? `${rolls} × ` : ''}${Math.round((100 * ways) / of)}%`;
}

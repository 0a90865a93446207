import type { LimanowaFigures, TargetFigures } from '@sandtable/limanowa';
import type { Reason, Sentence } from '@sandtable/kernel';
import type { Position } from '../../face/position.ts';
import type { LimanowaSaying } from './saying.ts';

/** What the game says of a beginning: its figures, or what is against it. */
export interface Judged {
  readonly isGranted: boolean;
  readonly figures: Readonly<Partial<LimanowaFigures>>;
  readonly reasons: readonly Reason[];
}

/** Several panels ask for the same one, so what was found for a position is kept with it. */
const known = new WeakMap<Position, Map<string, Judged>>();

export function judged(saying: LimanowaSaying, words: Sentence = saying.words): Judged {
  const ofView = known.get(saying.position) ?? new Map<string, Judged>();
  known.set(saying.position, ofView);
  const key = words.join(' ');
  const found = ofView.get(key) ?? judge(saying, words);
  ofView.set(key, found);
  return found;
}

function judge({ game, seen }: LimanowaSaying, words: Sentence): Judged {
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

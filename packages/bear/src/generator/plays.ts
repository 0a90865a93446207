import type { EffectFrame, DraftPlay } from '../model/draft/draft.ts';
import type { EffectStep } from '../model/pack/effect-step.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { Held, Seen } from '../model/battle/state.ts';
import { mustDraft } from './must-draft.ts';

/** The half that a frame carries out. */
export function playOf({ view }: Seen, { play }: Pick<EffectFrame, 'play'>): DraftPlay {
  const found = mustDraft(view).plays[play];
  if (found === undefined) throw new RangeError(`no half was played as number ${play}`);
  return found;
}

/** Notes what came of it. */
export function notePlay(held: Held, frame: Pick<EffectFrame, 'play'>, change: Partial<DraftPlay>): void {
  const draft = mustDraft(held.view);
  const made = { ...playOf(held, frame), ...change };
  draft.plays = draft.plays.map((play, place) => (place === frame.play ? made : play));
}

/** G3.0b: the steps of the half that was played. */
export function stepsOfPlay(
  { generatorCards, conditionCards }: Pack,
  { deck, card, half }: Pick<DraftPlay, 'deck' | 'card' | 'half'>,
): readonly EffectStep[] {
  const printed = deck === 'card' ? generatorCards[card] : conditionCards[card];
  return printed?.[half].steps ?? [];
}

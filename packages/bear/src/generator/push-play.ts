import { makePlay, type DraftPlay } from '../model/draft/draft.ts';
import { effectFrame } from '../model/battle/make-frame.ts';
import { type Held, pushFrame } from '../model/battle/state.ts';
import { mustDraft } from './must-draft.ts';
import { stepsOfPlay } from './plays.ts';

/** G3.0b: the half goes on record, and what it does is done at once. */
export function pushPlay(held: Held, played: Pick<DraftPlay, 'player' | 'deck' | 'card' | 'half'>): void {
  const draft = mustDraft(held.view);
  const play = makePlay(played);
  const { length } = draft.plays;
  draft.plays = [...draft.plays, play];
  pushFrame(held, effectFrame({ player: played.player, play: length, steps: stepsOfPlay(held.pack, play) }));
}

import type { Sentence } from '@sandtable/kernel';
import type { Preview } from '../face/speech.ts';
import { bySaying } from '../saying/memo.ts';
import { type Clickables, clickablesOf } from '../saying/clickables.ts';
import { chosenIn, proposalOf, type Saying } from '../saying/saying.ts';
import type { PlayState } from './play-state.ts';

/** The sentence being built, with everything the screen needs to know about it. */
export interface OpenSentence {
  readonly saying: Saying;
  readonly clickables: Clickables;
  /** The sentence as it would be sent, completed with default words; null if a choice is missing or it is not allowed. */
  readonly proposal: Sentence | null;
  readonly preview: Preview;
}

/** The open sentence, if the person at the screen is asked and sees the present. */
export function openSentenceOf(state: PlayState): OpenSentence | null {
  const { stage, moment, unit } = state;
  if (stage.kind !== 'saying' || !isAsked(state)) return null;
  const { position } = moment;
  return openSentenceAt({
    position,
    words: stage.words,
    later: stage.later,
    chosen: position.plan === null ? -1 : unit,
  });
}

/** Whether the person at the screen is asked, with nothing else on the screen. */
export function isAsked({ stage, look, moment, coming }: PlayState): boolean {
  return stage.kind === 'saying' && look.kind === 'now' && coming.length === 0 && isPersonAsked(moment);
}

/** The sentence being sent: the screen stays as it is until its result has been played. */
export function sentSentenceOf({ stage, look, moment }: PlayState): OpenSentence | null {
  if (stage.kind !== 'sending' || look.kind !== 'now' || !isPersonAsked(moment)) return null;
  return openSentenceAt({ position: moment.position, words: stage.words });
}

export function freshSentenceOf(state: PlayState): OpenSentence | null {
  return openSentenceOf(state) === null ? null : openSentenceAt({ position: state.moment.position, words: NOTHING });
}

function isPersonAsked({ asks, seat }: PlayState['moment']): boolean {
  return asks !== null && asks === seat;
}

const NOTHING: Sentence = [];

/** Memoised: every move of the pointer asks. */
const openSentenceAt = bySaying(
  (saying: Saying) => [chosenIn(saying), ...saying.words, '', ...(saying.later ?? []).flat()].join(' '),
  makeOpenSentence,
);

export function makeOpenSentence(saying: Saying): OpenSentence {
  const preview = saying.position.preview(saying.words);
  return {
    saying,
    clickables: clickablesOf(saying),
    proposal: preview.granted ? proposalOf(saying) : null,
    preview,
  };
}

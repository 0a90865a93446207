import type { Sentence } from '@sandtable/kernel';
import type { Preview } from '../face/speech.ts';
import { bySaying } from '../saying/memo.ts';
import { type Clickables, clickablesOf } from '../saying/clickables.ts';
import { chosenIn, proposalOf, type Saying } from '../saying/saying.ts';
import type { PlayState } from './play-state.ts';

/** Everything the screen needs to know of a sentence in the making. */
export interface OpenSentence {
  readonly saying: Saying;
  readonly clickables: Clickables;
  /** As it would be sent, the usual words added; null while somebody has to choose, or it cannot be said. */
  readonly proposal: Sentence | null;
  readonly preview: Preview;
}

/** What the person at the screen says, if he is asked and nothing else is being shown to him. */
export function openSentenceOf({ stage, look, moment, unit }: PlayState): OpenSentence | null {
  if (stage.kind !== 'saying' || look.kind !== 'now' || !isHis(moment)) return null;
  const { position } = moment;
  return openSentenceAt({
    position,
    words: stage.words,
    later: stage.later,
    chosen: position.plan === null ? -1 : unit,
  });
}

/** Whether it is for the person at the screen to say something, and nothing else is being shown to him. */
export function isAsked({ stage, look, moment }: PlayState): boolean {
  return stage.kind === 'saying' && look.kind === 'now' && isHis(moment);
}

/** The sentence on its way: until its answer comes the screen stays as it is. */
export function sentSentenceOf({ stage, look, moment }: PlayState): OpenSentence | null {
  if (stage.kind !== 'sending' || look.kind !== 'now' || !isHis(moment)) return null;
  return openSentenceAt({ position: moment.position, words: stage.words });
}

/** The same before a word was said. */
export function freshSentenceOf(state: PlayState): OpenSentence | null {
  return openSentenceOf(state) === null ? null : openSentenceAt({ position: state.moment.position, words: NOTHING });
}

function isHis({ asks, seat }: PlayState['moment']): boolean {
  return asks !== null && asks === seat;
}

const NOTHING: Sentence = [];

/** The pointer asks all the time. */
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

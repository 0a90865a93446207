import type { Seen, View } from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import type { Engine } from '../engine/engine.ts';
import { type Clickables, clickablesOf } from '../saying/clickables.ts';
import { type Previewed, previewOf } from '../bear/speech/preview.ts';
import { type Saying, offersOf, withWords } from '../saying/saying.ts';
import { proposalOf } from '../saying/proposal.ts';
import { formOf } from '../bear/speech/word-form.ts';
import type { PlayState } from './play-state.ts';

/** Everything the screen needs to know of a sentence in the making. */
export interface Asked {
  readonly saying: Saying;
  readonly clickables: Clickables;
  readonly previewed: Previewed;
}

/** The position on the screen: that of a past entry, of an entry that is being shown, or the one on the table. */
export function seenOf({ engine, moment, past }: Pick<PlayState, 'engine' | 'moment' | 'past'>): Seen {
  return seenIn(engine, (past ?? moment).view);
}

const fields = new WeakMap<View, Seen>();

/** The same one for the same view, so that nothing is drawn anew for it. */
export function seenIn({ on }: Engine, view: View): Seen {
  const seen = fields.get(view) ?? on(view);
  fields.set(view, seen);
  return seen;
}

/** Whether the person at the screen is asked, and nothing else is being shown to him. */
function isMyTurn({ moment, past, film, coming, handing, isSending }: PlayState): boolean {
  if (past !== null || film !== null || coming.length > 0 || handing !== null || isSending) return false;
  return moment.asks !== null && moment.asks === moment.seat;
}

export function askedOf(state: PlayState): Asked | null {
  return isMyTurn(state) ? askedAt(state.engine, state.moment.view, state.words) : null;
}

/** The same before a word was said. */
export function askedAfresh(state: PlayState): Asked | null {
  return isMyTurn(state) ? askedAt(state.engine, state.moment.view, NOTHING) : null;
}

const NOTHING: Sentence = [];
const known = new WeakMap<View, Map<string, Asked>>();

/** The pointer asks all the time, so what was found for a position is kept with it. */
function askedAt(engine: Engine, view: View, words: Sentence): Asked {
  const ofView = known.get(view) ?? new Map<string, Asked>();
  known.set(view, ofView);
  const key = words.join(' ');
  const found = ofView.get(key) ?? makeAsked({ game: engine.system, seen: seenIn(engine, view), words });
  ofView.set(key, found);
  return found;
}

function makeAsked(saying: Saying): Asked {
  return { saying, clickables: clickablesOf(saying), previewed: previewOf(saying) };
}

/** With the usual facing where nothing but a facing can follow: it can still be changed, and what comes after it is open. */
export function settled(saying: Saying): Saying {
  const { seen, words } = saying;
  if (words.length === 0) return saying;
  const isFacing = offersOf(saying).every((word) => formOf(seen, words, word).is === 'facing');
  const usual = isFacing ? proposalOf(saying)?.[words.length] : undefined;
  return usual === undefined ? saying : withWords(saying, [...words, usual]);
}

import type { Seat, Sentence, Word } from '@sandtable/kernel';
import type { DraftTable, SetUp } from '../face/draft.ts';
import type { Position } from '../face/position.ts';
import { peopleOf } from '../link/seating.ts';
import type { ScreenMoment, Why } from './screen-moment.ts';
import type { Chooser, Film, PlayState } from './play-state.ts';

const NOTHING: Sentence = [];

/** The words said so far, also while they are on their way. */
export function wordsIn({ stage }: Pick<PlayState, 'stage'>): Sentence {
  return stage.kind === 'saying' || stage.kind === 'sending' ? stage.words : NOTHING;
}

/** The orders of a plan that come after the one that is half said. */
export function laterIn({ stage }: Pick<PlayState, 'stage'>): readonly Sentence[] {
  return stage.kind === 'saying' ? stage.later : [];
}

/** What is put on the roll that the words lead to; null for the usual. */
export function rollIn({ stage }: Pick<PlayState, 'stage'>): Word | null {
  return stage.kind === 'saying' ? stage.roll : null;
}

export function chooserIn({ stage }: Pick<PlayState, 'stage'>): Chooser | null {
  return stage.kind === 'saying' ? stage.chooser : null;
}

/** The curtain hides everything until the next person is at the screen. */
export function isCovered({ stage }: Pick<PlayState, 'stage'>): boolean {
  return stage.kind === 'handing' && stage.curtain !== 'open';
}

/** What is shown picture by picture: once more, or for the first time. */
export function filmIn({ stage, look }: Pick<PlayState, 'stage' | 'look'>): Film | null {
  if (look.kind === 'why' && look.replay !== null) return look.replay;
  return stage.kind === 'watching' ? stage.film : null;
}

export function isReplay({ look }: Pick<PlayState, 'look'>): boolean {
  return look.kind === 'why' && look.replay !== null;
}

/** The entry of the past that one looks at; null for now. */
export function pastIn({ look }: Pick<PlayState, 'look'>): ScreenMoment | null {
  return look.kind === 'now' ? null : look.moment;
}

export function whyIn({ look }: Pick<PlayState, 'look'>): Why | null {
  return look.kind === 'why' ? look.why : null;
}

/** The moment on the screen: one that has gone by, or the one on the table. */
export function momentIn(state: Pick<PlayState, 'look' | 'moment'>): ScreenMoment {
  return pastIn(state) ?? state.moment;
}

export function positionIn(state: Pick<PlayState, 'look' | 'moment'>): Position {
  return momentIn(state).position;
}

/** As long as the match is still being made, what lies on the table for it. */
export function draftIn(state: Pick<PlayState, 'look' | 'moment'>): DraftTable | null {
  const { position, seat } = momentIn(state);
  return position.draftOf(seat);
}

/** What the making of the match has come to, while that is read. */
export function setUpIn(state: Pick<PlayState, 'look' | 'moment' | 'stage' | 'isSetUpOpen'>): SetUp | null {
  const isShown = state.isSetUpOpen && state.stage.kind !== 'handing' && filmIn(state) === null;
  return isShown ? state.moment.position.setUpOf(state.moment.seat) : null;
}

/** Whose eyes can be chosen: those of all its people, once it is over or where it is only watched. */
export function eyesOf(
  { seating, isShared, isWatched }: PlayState['sitting'],
  { outcome }: ScreenMoment,
): readonly Seat[] {
  return isShared || (outcome === null && !isWatched) ? [] : peopleOf(seating);
}

/** What is being played. */
export function titleOf({ mission }: Pick<Position, 'mission'>): string {
  return mission ?? 'A position';
}

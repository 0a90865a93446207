import type { Seat, Sentence, Word } from '@sandtable/kernel';
import type { DraftTable, SetUp } from '../face/draft.ts';
import type { Position } from '../face/position.ts';
import { peopleOf } from '../link/seating.ts';
import type { ScreenMoment, Why } from './screen-moment.ts';
import type { Chooser, Film, PlayState } from './play-state.ts';

const NOTHING: Sentence = [];

/** The words so far, also while they are being sent. */
export function wordsIn({ stage }: Pick<PlayState, 'stage'>): Sentence {
  return stage.kind === 'saying' || stage.kind === 'sending' ? stage.words : NOTHING;
}

export function laterIn({ stage }: Pick<PlayState, 'stage'>): readonly Sentence[] {
  return stage.kind === 'saying' ? stage.later : [];
}

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

/** The film on the screen: a replay, or the first showing of an entry, which is halted while its reasons are open. */
export function filmIn({ stage, look }: Pick<PlayState, 'stage' | 'look'>): Film | null {
  return look.kind === 'why' ? look.replay : newFilmIn({ stage });
}

/** The first showing of an entry, even while halted. */
export function newFilmIn({ stage }: Pick<PlayState, 'stage'>): Film | null {
  return stage.kind === 'watching' ? stage.film : null;
}

export function isReplay({ look }: Pick<PlayState, 'look'>): boolean {
  return look.kind === 'why' && look.replay !== null;
}

export function pastIn({ look }: Pick<PlayState, 'look'>): ScreenMoment | null {
  return look.kind === 'now' ? null : look.moment;
}

/** Whether the person is dragging the thumb of a replay. */
export function isPassing({ look }: Pick<PlayState, 'look'>): boolean {
  return look.kind === 'past' && look.isPassing === true;
}

export function isShow(look: PlayState['look']): boolean {
  return look.kind === 'past' && look.isShow === true;
}

export function whyIn({ look }: Pick<PlayState, 'look'>): Why | null {
  return look.kind === 'why' ? look.why : null;
}

export function momentIn(state: Pick<PlayState, 'look' | 'moment'>): ScreenMoment {
  return pastIn(state) ?? state.moment;
}

export function positionIn(state: Pick<PlayState, 'look' | 'moment'>): Position {
  return momentIn(state).position;
}

/** The draft table during the draft; null once the battle has begun. */
export function draftIn(state: Pick<PlayState, 'look' | 'moment'>): DraftTable | null {
  const { position, seat } = momentIn(state);
  return position.draftOf(seat);
}

/** The set-up of a generated match, while its dialog is open. */
export function setUpIn(state: Pick<PlayState, 'look' | 'moment' | 'stage' | 'isSetUpOpen'>): SetUp | null {
  const isShown = state.isSetUpOpen && state.stage.kind !== 'handing' && filmIn(state) === null;
  return isShown ? state.moment.position.setUpOf(state.moment.seat) : null;
}

/** The briefing comes before the person is asked anything, and before the AI or a bot acts. */
export function isBriefingDue(state: PlayState): boolean {
  const { unbriefed, moment, look, stage, isMoving } = state;
  const { seat, position, panels, outcome } = moment;
  if (!unbriefed.includes(seat) || panels.briefing === null || outcome !== null || position.draftOf(seat) !== null)
    return false;
  const isFree = look.kind === 'now' && stage.kind !== 'handing' && newFilmIn(state) === null && !isMoving;
  return isFree && setUpIn(state) === null;
}

/** Whose views this screen can show: everyone's, once the match is over or if it is only watched. */
export function eyesOf(
  { seating, local, isWatched }: PlayState['sitting'],
  { outcome }: ScreenMoment,
): readonly Seat[] {
  return local === null || local.isShared || (outcome === null && !isWatched) ? [] : peopleOf(seating);
}

export function titleOf({ mission }: Pick<Position, 'mission'>): string {
  return mission ?? 'A position';
}

/** The unit whose orders are open at its counter; -1 for none. */
export function menuUnitIn({ menu, moment }: Pick<PlayState, 'menu' | 'moment'>): number {
  return menu?.position === moment.position ? menu.unit : -1;
}

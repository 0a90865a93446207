import type { AiNote, Bear as Game } from '@sandtable/bear';

/** The types of bear, under one name. */
export interface Bear extends Omit<Game, 'note'> {
  readonly note: AiNote;
}

import type { AiNote, BearEvent, MatchOptions, State, View } from '@sandtable/bear';

/** The types of the game of 1941. */
export interface Bear {
  readonly options: MatchOptions;
  readonly view: View;
  readonly state: State;
  readonly event: BearEvent;
  readonly note: AiNote;
}

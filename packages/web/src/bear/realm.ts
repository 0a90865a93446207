import type { AiNote, BearEvent, MatchOptions, State, View } from '@sandtable/bear';
import type { Realm } from '../face/realm.ts';

/** The types of bear, under one name. */
export interface Bear extends Realm {
  readonly options: MatchOptions;
  readonly view: View;
  readonly state: State;
  readonly event: BearEvent;
  readonly note: AiNote;
}

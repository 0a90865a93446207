import type { Chance, GameSystem } from '@sandtable/kernel';
import type { Match } from '@sandtable/session';

/** The types of one game, under one name. The screens hand them back to the face they came from and never look inside. */
export interface Realm {
  readonly options: unknown;
  readonly view: object;
  readonly state: object & Chance;
  readonly event: { readonly rule: string; readonly key: string };
  /** What the rules note down of a decision of their own. */
  readonly note: unknown;
}

/** A state is the view that knows everything. */
type StateOf<R extends Realm> = R['view'] & R['state'];

export type SystemOf<R extends Realm> = GameSystem<R['options'], R['view'], StateOf<R>, R['event']>;
export type MatchOf<R extends Realm> = Match<R['options'], R['view'], StateOf<R>, R['event']>;

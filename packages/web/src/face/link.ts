import type { Realm } from './realm.ts';

/** What the worker needs of a game to keep a match of it. */
export interface LinkFace<R extends Realm> {
  readonly streams: readonly (keyof R)[];
}

import type { Realm } from './realm.ts';

/** A match on the screen. */
export interface TableFace<R extends Realm> {
  /** For the title of the page and of files. */
  nameOf(view: R['view']): string;
}

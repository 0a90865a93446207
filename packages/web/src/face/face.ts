import type { Realm } from '@sandtable/kernel';
import type { ResultFace } from './result.ts';
import type { TableFace } from './table.ts';

/**
 * All that the screen of a match knows of its game. A game's own folder makes one; every other folder of the app works with
 * faces and the kernel's `GameSystem`, and hands views and events back to the face they came from.
 */
export interface GameFace<R extends Realm> {
  readonly table: TableFace<R>;
  readonly result: ResultFace<R>;
}

import type { ComponentType } from 'react';
import type { Realm } from './realm.ts';
import type { TableLink } from './table-link.ts';

/**
 * All that the screen of a match knows of its game. A game's own folder makes one; every other folder of the app works with
 * faces and the kernel's `GameSystem`, and hands views and events back to the face they came from.
 */
export interface GameFace<R extends Realm> {
  readonly Screen: ComponentType<{ readonly link: TableLink<R> }>;
}

import type { LinkFace } from './link.ts';
import type { MissionsFace } from './missions.ts';
import type { Realm } from './realm.ts';
import type { ResultFace } from './result.ts';
import type { RulebookFace } from './rulebook.ts';
import type { TableFace } from './table.ts';

/**
 * All that the app knows of a game. A game's own folder makes one; every other folder of the app works with faces and the
 * kernel's `GameSystem`, and hands views and events back to the face they came from.
 */
export interface GameFace<R extends Realm> {
  readonly id: string;
  readonly name: string;
  readonly link: LinkFace<R>;
  readonly table: TableFace<R>;
  readonly missions: MissionsFace;
  readonly rulebook: RulebookFace;
  readonly result: ResultFace<R>;
}

/** A face of some game or other: whoever uses it works for any. */
export interface AnyFace {
  readonly id: string;
  readonly name: string;
  use<T>(work: <R extends Realm>(face: GameFace<R>) => T): T;
}

export function anyFace<R extends Realm>(face: GameFace<R>): AnyFace {
  return { id: face.id, name: face.name, use: (work) => work(face) };
}

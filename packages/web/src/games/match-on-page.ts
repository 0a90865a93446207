import type { Realm } from '@sandtable/kernel';
import type { AnyGame, GameFace } from '../face/game.ts';
import type { LocalLink } from '../link/local-link.ts';
import type { SaveFile } from './save-game.ts';

/** A match of some game or other, with the face of that game. */
export interface OpenMatch {
  readonly id: string;
  readonly game: AnyGame;
  /** It was saved under other rules, and everything came out the same. */
  readonly isRenewed: boolean;
  /** The file of a match that is only watched, up to where the rules have changed; null where it is played. */
  readonly watched: SaveFile | null;
  use<T>(work: <R extends Realm>(face: GameFace<R>, link: LocalLink<R>) => T): T;
}

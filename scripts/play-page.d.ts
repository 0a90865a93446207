import type { Realm } from '../packages/kernel/src/index.ts';
import { type Seating } from '../packages/session/src/index.ts';
import type { Page } from 'playwright-core';
import { type PageOptions } from './browser.ts';
import { type MapPicture } from '../packages/board/src/index.ts';
import type { Position } from '../packages/web/src/face/position.ts';
import type { LinkFace } from '../packages/web/src/face/link.ts';
import { Table } from '../packages/web/src/link/table.ts';
import type { Settings } from '../packages/web/src/settings/settings.ts';
/** A match on a page, and the same match beside it: what is said on the page is said to it as well. */
export interface PlayPage<R extends Realm> {
  readonly page: Page;
  readonly table: Table<R>;
  readonly game: PlayedGame<R>;
  /** What the page complained of. */
  readonly problems: readonly string[];
}
/** A game, and the keys of its questions for a whole turn: those are never answered by themselves. */
export interface PlayedGame<R extends Realm> {
  readonly link: LinkFace<R>;
  readonly turns: readonly string[];
  /** A view as the screen asks about it. */
  position(view: R['view']): Position;
}
export interface Opening {
  readonly mission?: string;
  /** Instead of a mission. */
  readonly position?: object;
  readonly draft?: object;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats: Seating;
  readonly seed?: string;
  readonly settings?: Partial<Settings>;
  readonly context?: PageOptions;
}
/** Opens a match on the page by a file of it, so that its dice are known. */
export declare function openPlayOf<R extends Realm>(game: PlayedGame<R>, opening: Opening): Promise<PlayPage<R>>;
/** What lies on the map of a page, so that its hexes can be pressed by their names. */
export declare function knowMap(page: Page, map: () => MapPicture): void;
/** The page has come to where the match beside it is. */
export declare function settled<R extends Realm>({ page, table }: PlayPage<R>): Promise<void>;
/** The words said so far on the page. */
export declare function saidOn(page: Page): Promise<string[]>;
/** Confirms on the page what it proposes, and says the same to the match beside it. */
export declare function confirmBoth<R extends Realm>(play: PlayPage<R>): Promise<void>;
/** Says it to the match beside the page, and answers the roll that it leads to as the page does: the usual, or what was put on it. */
export declare function sayWithRoll<R extends Realm>(
  play: PlayPage<R>,
  sentence: readonly string[],
  roll?: string,
): void;
/** Everything that can be said by the page's own list, which is opened for it. */
export declare function listedOn<R extends Realm>({ page }: Pick<PlayPage<R>, 'page'>): Promise<string[]>;
/** Says a sentence on the page, word by word from its list, and to the match beside it. */
export declare function sayBoth<R extends Realm>(play: PlayPage<R>, sentence: readonly string[]): Promise<void>;
export declare function sayBeside<R extends Realm>({ table, game }: PlayPage<R>, sentence: readonly string[]): void;
/** The middle of a hex on the page. */
export declare function placeOf(page: Page, hex: string): Promise<Place>;
export declare function pressHex(page: Page, hex: string): Promise<void>;
interface Place {
  readonly x: number;
  readonly y: number;
}
export {};

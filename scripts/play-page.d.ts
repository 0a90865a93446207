import type { Bear } from '../packages/bear/src/index.ts';
import type { Realm } from '../packages/kernel/src/index.ts';
import { type Seating } from '../packages/session/src/index.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { LinkFace } from '../packages/web/src/face/link.ts';
import { Table } from '../packages/web/src/link/table.ts';
import type { Settings } from '../packages/web/src/settings/settings.ts';
export declare const SOLO: Seating;
export declare const AGAINST_BOT: Seating;
export declare const TWO: Seating;
/** A match on a page, and the same match beside it: what is said on the page is said to it as well. */
export interface PlayPage<R extends Realm = Bear> {
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
}
interface Opening {
  readonly mission?: string;
  /** Instead of a mission. */
  readonly position?: object;
  readonly draft?: object;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats: Seating;
  readonly seed?: string;
  readonly settings?: Partial<Settings>;
  readonly context?: BrowserContextOptions;
}
/** Opens a match on the page by a file of it, so that its dice are known. */
export declare function openPlay(opening: Opening): Promise<PlayPage>;
/** The same for any game. */
export declare function openPlayOf<R extends Realm>(game: PlayedGame<R>, opening: Opening): Promise<PlayPage<R>>;
/** The page has come to where the match beside it is. */
export declare function settled<R extends Realm>({ page, table }: PlayPage<R>): Promise<void>;
/** The words said so far on the page. */
export declare function saidOn(page: Page): Promise<string[]>;
/** Confirms on the page what it proposes, and says the same to the match beside it. */
export declare function confirmBoth<R extends Realm>(play: PlayPage<R>): Promise<void>;
/** Everything that can be said by the page's own list, which is opened for it. */
export declare function listedOn<R extends Realm>({ page }: Pick<PlayPage<R>, 'page'>): Promise<string[]>;
/** Says a sentence on the page, word by word from its list, and to the match beside it. */
export declare function sayBoth<R extends Realm>(play: PlayPage<R>, sentence: readonly string[]): Promise<void>;
export declare function sayBeside<R extends Realm>({ table, game }: PlayPage<R>, sentence: readonly string[]): void;
/** The middle of a hex on the page. */
export declare function placeOf(
  page: Page,
  hex: string,
): Promise<{
  readonly x: number;
  readonly y: number;
}>;
export declare function pressHex(page: Page, hex: string): Promise<void>;
/** Presses a point of the map, in the units of its drawing: a hex has its corners 60 of them from its centre. */
export declare function pressPlace(
  page: Page,
  {
    x,
    y,
  }: {
    readonly x: number;
    readonly y: number;
  },
): Promise<void>;
export {};

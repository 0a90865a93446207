import type { BoardPicture, MarkerPicture, PiecePicture } from '@sandtable/board';
import type { PackChoice, Result } from '@sandtable/kernel';
import type { Switches } from './missions.ts';

/** A game on paper: everything a table needs, as plain JSON. A pack that is not loaded is asked for by an `UnfittedError`. */
export interface PrintFace {
  /** The parts of a mission, or of the match in a file; or why it cannot be printed. */
  jobOf(order: PrintOrder): Result<PrintJob>;
  /** The printed match as the text of a file, to be played here or beside a real table; or why not. */
  saveOf(printed: PrintedMatch, where?: PlayedAt): Result<string>;
}

/** On the screen, or beside a table whose dice and cards count. */
export type PlayedAt = 'screen' | 'table';

export type PrintOrder =
  | (PackChoice & { readonly mission: string; readonly switches: Switches; readonly seed: string })
  /** The text of a match: printed as it began; a drafted one, as the draft left it. */
  | { readonly save: string }
  /** What somebody knows of a match that is kept elsewhere, before its first turn. */
  | { readonly view: object };

export interface PrintJob {
  readonly title: string;
  /** One line below the title. */
  readonly lead: string;
  /** How the very match is begun again; null where its seed is not to be had. */
  readonly again: PrintedMatch | null;
  readonly parts: readonly PrintPart[];
}

/** What the code on the first page stands for. */
export interface PrintedMatch {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** What was said before the battle, as entries of a file: the draft. Empty for a printed mission. */
  readonly entries: readonly string[];
}

export interface PrintPart {
  /** Unique in its job. */
  readonly id: string;
  readonly title: string;
  /** A line for the dialog. */
  readonly about: string;
  /** Printed unless somebody leaves it out. */
  readonly isUsual: boolean;
  readonly print: SheetPrint | TokensPrint | CardsPrint | OverviewPrint | BoardPrint;
}

/** Text that flows from page to page. */
export interface SheetPrint {
  readonly kind: 'sheet';
  /** The first page has the code that leads back to the match. */
  readonly hasCode?: boolean;
  /** Not for everybody's eyes: no other sheet shares its pages. */
  readonly isSecret?: boolean;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'head'; readonly text: string; readonly isSmall?: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly text: string }[] }
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** Boxes in rows, to put markers on or to write in. */
  | { readonly kind: 'boxes'; readonly across: number; readonly height: number; readonly boxes: readonly PrintBox[] }
  /** Counters to find in the box, each with a name and a place. */
  | { readonly kind: 'units'; readonly units: readonly ListedUnit[] };

export interface PrintBox {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'yellow' | 'end' | undefined;
}

interface ListedUnit {
  readonly piece: PiecePicture;
  readonly name: string;
  readonly place: string;
}

/** Counters and markers to cut out, front and back. */
export interface TokensPrint {
  readonly kind: 'tokens';
  readonly tokens: readonly Token[];
}

export interface Token {
  readonly front: TokenFace;
  /** Null: one face is enough. */
  readonly back: TokenFace | null;
  readonly copies: number;
}

export type TokenFace =
  /** With a name where counters of one look differ; '' for none. */
  | { readonly kind: 'piece'; readonly piece: PiecePicture; readonly label: string }
  | { readonly kind: 'marker'; readonly marker: MarkerPicture; readonly label: string }
  | { readonly kind: 'words'; readonly title: string; readonly lines: readonly string[] };

/** Cards for a hand or a deck. */
export interface CardsPrint {
  readonly kind: 'cards';
  /** For a line or two of text. */
  readonly isSmall: boolean;
  readonly cards: readonly PrintCard[];
}

export interface PrintCard {
  readonly title: string;
  /** In the corners, left and right. */
  readonly corners: readonly [string, string];
  readonly groups: readonly CardLines[];
  readonly foot: string;
  readonly isStrong: boolean;
  readonly copies: number;
}

interface CardLines {
  readonly title: string;
  readonly lines: readonly string[];
  readonly note: string;
}

/** The whole map on one page, as set up. */
export interface OverviewPrint {
  readonly kind: 'overview';
  readonly picture: BoardPicture;
}

/** The map to scale, on as many sheets as it takes. */
export interface BoardPrint {
  readonly kind: 'board';
  readonly picture: BoardPicture;
}

/** Narrow boxes from one number to another: a marker goes along them. */
export function tally(from: number, to: number): Block {
  const boxes = Array.from({ length: to - from + 1 }, (_, place) => ({ title: String(from + place), text: '' }));
  return { kind: 'boxes', across: 11, height: 16, boxes };
}

export function printPart(
  id: string,
  title: string,
  about: string,
  print: PrintPart['print'],
  isUsual = true,
): PrintPart {
  return { id, title, about, isUsual, print };
}

/** ` · pack “The Mill Road”` for a match with a pack of one's own: whoever follows the code needs it. */
export function packWords({ name }: { readonly name: string }, again: PrintedMatch | null): string {
  return again?.options['pack'] === undefined ? '' : ` · pack “${name}”`;
}

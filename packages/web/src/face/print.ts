import type { BoardPicture, MarkerPicture, PiecePicture } from '@sandtable/board';
import type { PackChoice, Result } from '@sandtable/kernel';
import type { Switches } from './missions.ts';

/** A game on paper: everything needed at a table, as plain JSON. Throws an `UnfittedError` if the pack it needs is not loaded. */
export interface PrintFace {
  /** The parts of a mission or of the match in a save file, or why it cannot be printed. */
  jobOf(order: PrintOrder): Result<PrintJob>;
  /** The printed match as the text of a save file, to play here or beside a real table, or why not. */
  saveOf(printed: PrintedMatch, where?: PlayedAt): Result<string>;
}

/** On the screen, or beside a table where the real dice and cards count. */
export type PlayedAt = 'screen' | 'table';

export type PrintOrder =
  | (PackChoice & { readonly mission: string; readonly switches: Switches; readonly seed: string })
  /** The text of a save file: printed as the match began; if it was drafted, as the draft ended. */
  | { readonly save: string }
  | { readonly view: object };

export interface PrintJob {
  readonly title: string;
  readonly lead: string;
  /** How to begin the same match again; null if its seed is not known. */
  readonly again: PrintedMatch | null;
  readonly parts: readonly PrintPart[];
}

/** What the code on the first page encodes. */
export interface PrintedMatch {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** What was said before the battle, as entries of a save file: the draft. Empty for a printed mission. */
  readonly entries: readonly string[];
}

export interface PrintPart {
  readonly id: string;
  readonly title: string;
  /** One line for the dialog. */
  readonly about: string;
  /** Printed unless deselected. */
  readonly isUsual: boolean;
  readonly print: SheetPrint | TokensPrint | CardsPrint | OverviewPrint | BoardPrint;
}

/** Text that flows from page to page. */
export interface SheetPrint {
  readonly kind: 'sheet';
  /** The first page carries the code that leads back to the match. */
  readonly hasCode?: boolean;
  /** Only for one side's eyes: it shares no page with another sheet. */
  readonly isSecret?: boolean;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'head'; readonly text: string; readonly isSmall?: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly text: string }[] }
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'boxes'; readonly across: number; readonly height: number; readonly boxes: readonly PrintBox[] }
  /** Counters to find in the game's box, each with its name and place. */
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
  /** Null: printed on one side only. */
  readonly back: TokenFace | null;
  readonly copies: number;
}

export type TokenFace =
  /** Labelled where counters that look alike differ; '' for none. */
  | { readonly kind: 'piece'; readonly piece: PiecePicture; readonly label: string }
  | { readonly kind: 'marker'; readonly marker: MarkerPicture; readonly label: string }
  | { readonly kind: 'words'; readonly title: string; readonly lines: readonly string[] };

export interface CardsPrint {
  readonly kind: 'cards';
  /** A small format, for a line or two of text. */
  readonly isSmall: boolean;
  readonly cards: readonly PrintCard[];
}

export interface PrintCard {
  readonly title: string;
  /** Top left and top right. */
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

export interface OverviewPrint {
  readonly kind: 'overview';
  readonly picture: BoardPicture;
}

/** The map to scale, on as many sheets as needed. */
export interface BoardPrint {
  readonly kind: 'board';
  readonly picture: BoardPicture;
}

/** Narrow boxes numbered from one figure to another, for a marker to move along. */
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

/** ` · pack “The Mill Road”` for a match with a player's own pack: a reader who follows the code needs that pack. */
export function packWords({ name }: { readonly name: string }, again: PrintedMatch | null): string {
  return again?.options['pack'] === undefined ? '' : ` · pack “${name}”`;
}
